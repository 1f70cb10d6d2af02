import { useLocation } from "react-router-dom";
import { onTheWay, placeOf } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { pictures } from "../Tutorial/pictures.tsx";
import { StepCard } from "./StepCard.tsx";
import { useAskedAgain } from "./useAskedAgain.ts";

/** The way to the identity check, which leads back to where the person was going. A check that ends meanwhile is noticed here. */
export function IdentityStep(props: {
  limits: { onboarding_poll: number; onboarding_polls: number };
  onNext: () => void;
}) {
  const { t } = useTranslation("onboarding");
  const here = placeOf(useLocation());
  useAskedAgain(props.limits.onboarding_poll, props.limits.onboarding_polls);
  return (
    <StepCard picture={<pictures.privacy />} title={t("identity.title")} text={t("identity.text")}>
      <ButtonLink to={onTheWay("/identity-verification?mode=onboarding", here)}>{t("identity.action")}</ButtonLink>
      <Button variant="ghost" colorPalette="gray" onClick={props.onNext}>
        {t("skipForNow")}
      </Button>
    </StepCard>
  );
}
