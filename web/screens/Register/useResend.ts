import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAttempt } from "../../sending/useAttempt.ts";
import { sendVerificationEmail } from "../../session/authClient.ts";
import { toaster } from "../../ui/toaster.tsx";

/** The server counts per address and day (D241); these numbers only spare a person its refusals. */
const pauseSeconds = 60;
const mostResends = 3;
/** Milliseconds. The last message of this page is shown longer. */
const limitShownMs = 8000;

/** Sending the confirmation mail again: not within a minute of the last one, and three times at most. */
export function useResend(email: string) {
  const { t } = useTranslation("auth");
  const [readyAt, setReadyAt] = useState(() => Date.now() + pauseSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const [resends, setResends] = useState(0);
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
      await sendVerificationEmail(email);
      setResends(resends + 1);
      setNow(Date.now());
      setReadyAt(Date.now() + pauseSeconds * 1000);
      toaster.show({ tone: "paid", title: t("confirm.sentToast") });
    },
    { failed: ({ code }) => (code === "resend-limit-reached" ? limit : { title: t("confirm.resendFailed") }) },
  );

  const resend = async () => {
    if (resends >= mostResends) {
      toaster.show({ tone: "late", ...limit });
      return;
    }
    if (isWaiting) {
      toaster.show({ tone: "due", title: t("confirm.waitTitle"), text: t("confirm.wait", { seconds: secondsLeft }) });
      return;
    }
    await run();
  };

  return { resend, secondsLeft, isPending: isBusy };
}
