import { useLocation, useNavigate } from "react-router-dom";
import { loginPath } from "../../../../app/paths.ts";
import { useFailureText } from "../../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { asFailure } from "../../../../lib/AppFailure.ts";
import type { Toast } from "../../../../ui/toaster.tsx";

/** The server's words for somebody whose session has ended. */
const SIGNED_OUT: ReadonlySet<string> = new Set(["not-signed-in", "session-expired"]);
/** Codes whose sentence says less than that the message was not sent. */
const SAYS_LESS: ReadonlySet<string> = new Set(["unexpected", "network"]);

/** What is said of a message that was not sent. */
export function useSendFailure(): (thrown: unknown, isRecording: boolean) => Toast {
  const { t } = useTranslation("messages");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const here = useLocation();
  return (thrown, isRecording) => {
    const { code } = asFailure(thrown);
    if (SIGNED_OUT.has(code))
      return {
        tone: "late",
        title: t("write.logInTitle"),
        text: t("write.logInText"),
        action: { label: t("write.logIn"), onSelect: () => void navigate(loginPath(here)) },
      };
    const why = SAYS_LESS.has(code) ? null : failureText(thrown);
    return {
      tone: "late",
      title: t("write.failed"),
      text: why ?? t(isRecording ? "voice.uploadFailed" : "write.failedText"),
    };
  };
}
