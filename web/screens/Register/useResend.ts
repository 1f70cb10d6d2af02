import { useEffect, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { sendVerificationEmail } from "../../session/authClient.ts";
import { toaster } from "../../ui/toaster.tsx";

/** Milliseconds. The last message of this page is shown longer. */
const limitShownMs = 8000;

/**
 * Sending the confirmation mail again. The server counts (D241); the pause that it told only spares a person its refusal.
 * @param pauseSeconds from the letter of the sign-up on
 */
export function useResend(email: string, pauseSeconds: number) {
  const { t } = useTranslation("auth");
  const [readyAt, setReadyAt] = useState(() => Date.now() + pauseSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((readyAt - now) / 1000));
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const limit = { title: t("confirm.limitTitle"), text: t("confirm.limit"), durationMs: limitShownMs };
  const { run, isBusy } = useAttempt(
    async () => {
      const { resendAfter } = await sendVerificationEmail(email);
      setNow(Date.now());
      setReadyAt(Date.now() + resendAfter * 1000);
      toaster.show({ tone: "paid", title: t("confirm.sentToast") });
    },
    { failed: ({ code }) => (code === "resend-limit-reached" ? limit : { title: t("confirm.resendFailed") }) },
  );

  const resend = async () => {
    if (isWaiting) {
      toaster.show({ tone: "due", title: t("confirm.waitTitle"), text: t("confirm.wait", { seconds: secondsLeft }) });
      return;
    }
    await run();
  };

  return { resend, secondsLeft, isPending: isBusy };
}
