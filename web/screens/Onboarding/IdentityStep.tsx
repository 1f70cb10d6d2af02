import { useLocation } from "react-router-dom";
import { onTheWay } from "../../app/paths.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { pictures } from "../Tutorial/pictures.tsx";
import { StepCard } from "./StepCard.tsx";

/** The way to the identity check, which leads back to where the person was going. */
export function IdentityStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation("onboarding");
  const { pathname, search } = useLocation();
  return (
    <StepCard picture={<pictures.privacy />} title={t("identity.title")} text={t("identity.text")}>
      <ButtonLink to={onTheWay("/identity-verification?mode=onboarding", pathname + search)}>
        {t("identity.action")}
      </ButtonLink>
      <Button variant="ghost" colorPalette="gray" onClick={onNext}>
        {t("skipForNow")}
      </Button>
    </StepCard>
  );
}
