import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { Button } from "../../ui/Button.tsx";
import { DonePicture } from "../Tutorial/pictures.tsx";
import { finishLater, finishOnboarding } from "./finishOnboarding.ts";
import { StepCard } from "./StepCard.tsx";

/** The end, which is kept with the account; where that fails the flow goes on all the same (D152). */
export function CompleteStep({ isVerified, onDone }: { isVerified: boolean; onDone: () => void }) {
  const { t } = useTranslation("onboarding");
  const environment = useRelayEnvironment();
  const { failure, isBusy, run: finish } = useAttempt(() => finishOnboarding(environment));
  useEffect(() => void finish(), [finish]);
  const leave = () => {
    if (failure) finishLater(environment);
    onDone();
  };
  return (
    <StepCard
      picture={<DonePicture />}
      title={isBusy ? t("complete.saving") : t(failure ? "complete.notSaved" : "complete.title")}
      text={t(isVerified ? "complete.text" : "complete.textUnverified")}
    >
      <Button isPending={isBusy} onClick={leave}>
        {t("complete.action")}
      </Button>
    </StepCard>
  );
}
