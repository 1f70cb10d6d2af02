import { useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { keptInTab } from "../lib/keptInTab.ts";
import { useSecondsLeft } from "../lib/useSecondsLeft.ts";
import { useAttempt } from "../sending/useAttempt.ts";
import { sendVerificationEmail } from "../session/authClient.ts";
import { beforeSignIn } from "../session/ofPerson.ts";
import { toaster } from "../ui/toaster.tsx";

/** Milliseconds. The last message of this page is shown longer. */
const limitShownMs = 8000;

/** Until when the server takes no further letter to this address; also after a reload. */
const pause = keptInTab<{ email: string }>(beforeSignIn("resend-pause"), { email: "string" });

function pauseOf(email: string): number {
  const kept = pause.read();
  return kept?.email === email ? kept.until : 0;
}

/**
 * Sending the confirmation mail again. The server counts (D241); the pause that it told only spares a person its refusal.
 * @param allowedAt from when on, in milliseconds since 1970, by what is known of the last letter
 */
export function useResend(email: string, allowedAt = 0) {
  const { t } = useTranslation("auth");
  const [readyAt, setReadyAt] = useState(() => Math.max(pauseOf(email), allowedAt));
  const secondsLeft = useSecondsLeft(readyAt);
  const isWaiting = secondsLeft > 0;
  const waitFor = (seconds: number) => {
    const until = Date.now() + seconds * 1000;
    pause.keep({ email }, until);
    setReadyAt(until);
  };

  const wait = (seconds: number) => ({
    tone: "due" as const,
    title: t("confirm.waitTitle"),
    text: t("confirm.wait", { seconds }),
  });
  const limit = { title: t("confirm.limitTitle"), text: t("confirm.limit"), durationMs: limitShownMs };
  const { run, isBusy } = useAttempt(
    async () => {
      const { resendAfter } = await sendVerificationEmail(email);
      waitFor(resendAfter);
      toaster.show({ tone: "paid", title: t("confirm.sentToast") });
    },
    {
      failed: ({ code, values }) => {
        // The pause was begun elsewhere, such as on another device.
        if (code === "resend-paused" && typeof values.retryAfter === "number") {
          waitFor(values.retryAfter);
          return wait(values.retryAfter);
        }
        return code === "resend-limit-reached" ? limit : { title: t("confirm.resendFailed") };
      },
    },
  );

  /** @returns whether another letter is on its way */
  const resend = async (): Promise<boolean> => {
    if (isWaiting) {
      toaster.show(wait(secondsLeft));
      return false;
    }
    return (await run()) !== null;
  };

  return { resend, secondsLeft, isPending: isBusy };
}
