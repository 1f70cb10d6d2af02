import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { asFailure } from "../../../../lib/AppFailure.ts";
import { useLogInToast } from "../../../../offline/useLogInToast.ts";
import type { Toast } from "../../../../ui/toaster.tsx";

/** Codes whose sentence says less than that the message was not sent. */
const SAYS_LESS: ReadonlySet<string> = new Set(["unexpected", "network"]);

/** What is said of a message that was not sent. */
export function useSendFailure(): (thrown: unknown, isRecording: boolean) => Toast {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  const logInToast = useLogInToast();
  return (thrown, isRecording) => {
    const { code } = asFailure(thrown);
    if (code === "not-signed-in") return logInToast;
    const why = SAYS_LESS.has(code) ? null : failureText(thrown);
    return {
      tone: "late",
      title: t("write.failed"),
      text: why ?? t(isRecording ? "voice.uploadFailed" : "write.failedText"),
    };
  };
}
