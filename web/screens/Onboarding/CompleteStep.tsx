import { useEffect, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { DonePicture } from "../Tutorial/pictures.tsx";
import { finishLater, finishOnboarding } from "./finishOnboarding.ts";
import { StepCard } from "./StepCard.tsx";

/** The end, which is kept with the account; where that fails the flow goes on all the same (D152). */
export function CompleteStep({ isVerified, onDone }: { isVerified: boolean; onDone: () => void }) {
  const { t } = useTranslation("onboarding");
  const environment = useRelayEnvironment();
  // Undefined until it is known. An answer that was lost counts as not kept: asking twice does no harm.
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    finishOnboarding(environment).then(
      () => setKept(true),
      () => setKept(false),
    );
  }, [environment]);
  const isSaving = isKept === undefined;
  const leave = () => {
    if (!isKept) finishLater(environment);
    onDone();
  };
  return (
    <StepCard
      picture={<DonePicture />}
      title={isSaving ? t("complete.saving") : t(isKept ? "complete.title" : "complete.notSaved")}
      text={t(isVerified ? "complete.text" : "complete.textUnverified")}
    >
      <Button isPending={isSaving} onClick={leave}>
        {t("complete.action")}
      </Button>
    </StepCard>
  );
}
