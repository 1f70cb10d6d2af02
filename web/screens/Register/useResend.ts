import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { sendVerificationEmail } from "../../session/authClient.ts";
import { toaster } from "../../ui/toaster.tsx";

/** The server counts per address and day (D241); this only saves a person the refusals. */
const pauseSeconds = 60;
const mostResends = 3;

/** Sending the confirmation mail again: not within a minute of the last one, and three times at most. */
export function useResend(email: string) {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const [readyAt, setReadyAt] = useState(() => Date.now() + pauseSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const [resends, setResends] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const secondsLeft = Math.max(0, Math.ceil((readyAt - now) / 1000));
  const isWaiting = secondsLeft > 0;

  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);

  const refuseLimit = () =>
    toaster.show({ tone: "late", title: t("confirm.limitTitle"), text: t("confirm.limit"), durationMs: 8000 });

  const resend = async () => {
    if (resends >= mostResends) {
      refuseLimit();
      return;
    }
    if (isWaiting) {
      toaster.show({ tone: "due", title: t("confirm.waitTitle"), text: t("confirm.wait", { seconds: secondsLeft }) });
      return;
    }
    setIsPending(true);
    try {
      await sendVerificationEmail(email);
      setResends(resends + 1);
      setNow(Date.now());
      setReadyAt(Date.now() + pauseSeconds * 1000);
      toaster.show({ tone: "paid", title: t("confirm.sentToast") });
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.code === "resend-limit-reached") refuseLimit();
      else toaster.show({ tone: "late", title: t("confirm.resendFailed"), text: failureText(failure) });
    } finally {
      setIsPending(false);
    }
  };

  return { resend, secondsLeft, isPending };
}
