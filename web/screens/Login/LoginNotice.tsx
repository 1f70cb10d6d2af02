import { useTranslation } from "react-i18next";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { LoginState } from "./useLogin.ts";

/** Why the last try failed, and what to do next, below the button. Unlike a toast, it stays. */
export function LoginNotice(props: { state: LoginState; isResending: boolean; onResend: (email: string) => void }) {
  const { state, isResending, onResend } = props;
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const canReset = usePlaces()("/forgot-password") !== undefined;
  switch (state.name) {
    case "failed":
      return <RefusalBanner title={t("login.failedTitle")}>{failureText(state.failure)}</RefusalBanner>;
    case "locked":
      return (
        <RefusalBanner
          title={t("login.lockedTitle")}
          action={canReset && <TextLink to="/forgot-password">{t("login.forgot")}</TextLink>}
        >
          {failureText(state.failure)}. {canReset && t("login.lockedNext")}
        </RefusalBanner>
      );
    case "unverified":
      return (
        <RefusalBanner
          tone="due"
          title={t("login.unverifiedTitle")}
          action={
            <Button variant="outline" size="sm" isPending={isResending} onClick={() => onResend(state.email)}>
              {t("login.resend")}
            </Button>
          }
        >
          {failureText(state.failure)}
        </RefusalBanner>
      );
    default:
      return null;
  }
}
