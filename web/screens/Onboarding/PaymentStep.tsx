import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { pictures } from "../Tutorial/pictures.tsx";
import { StepCard } from "./StepCard.tsx";

/** What payouts need before a withdrawal; it can wait until then, and the dashboard offers it again (D35). */
export function PaymentStep({ onNext }: { onNext: () => void }) {
  const { t } = useTranslation("onboarding");
  return (
    <StepCard picture={<pictures.tracking />} title={t("payment.title")} text={t("payment.text")}>
      <Button onClick={onNext}>{t("skip")}</Button>
    </StepCard>
  );
}
