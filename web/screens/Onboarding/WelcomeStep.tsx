import { useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { productNow } from "../../lib/productClock.ts";
import { Button } from "../../ui/Button.tsx";
import { pictures } from "../Tutorial/pictures.tsx";
import { StepCard } from "./StepCard.tsx";

const minuteMs = 60_000;

/** Greets the person by name, since the alias of who came by a provider is made up; who has just made the account in other words than who waited for the letter (D151). */
export function WelcomeStep(props: {
  name: string;
  createdAt: string;
  /** Minutes for which an account is brand-new. */
  newMinutes: number;
  onTour: () => void;
}) {
  const { t } = useTranslation("onboarding");
  // Told once: the words must not change while they are read.
  const [isBrandNew] = useState(
    () => productNow().getTime() - Date.parse(props.createdAt) < props.newMinutes * minuteMs,
  );
  return (
    <StepCard
      picture={<pictures.overview />}
      title={t(isBrandNew ? "welcome.titleNew" : "welcome.title", { name: props.name })}
      text={t("welcome.text")}
    >
      <Button onClick={props.onTour}>{t("welcome.action")}</Button>
    </StepCard>
  );
}
