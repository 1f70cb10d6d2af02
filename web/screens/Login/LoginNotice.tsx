import { useTranslation } from "react-i18next";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import type { LoginState } from "./useLogin.ts";

/** Why the last try failed, and what to do next. Unlike a toast, it stays. */
export function LoginNotice(props: { state: LoginState; isResending: boolean; onResend: (email: string) => void }) {
  const { state, isResending, onResend } = props;
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const canReset = usePlaces()("/forgot-password") !== undefined;
  switch (state.name) {
    case "failed":
      return (
        <Banner tone="late" title={t("login.failedTitle")}>
          {failureText(state.failure)}
        </Banner>
      );
    case "locked":
      return (
        <Banner
          tone="late"
          title={t("login.lockedTitle")}
          action={canReset && <TextLink to="/forgot-password">{t("login.forgot")}</TextLink>}
        >
          {failureText(state.failure)}. {canReset && t("login.lockedNext")}
        </Banner>
      );
    case "unverified":
      return (
        <Banner
          tone="due"
          title={t("login.unverifiedTitle")}
          action={
            <Button variant="outline" size="sm" isPending={isResending} onClick={() => onResend(state.email)}>
              {t("login.resend")}
            </Button>
          }
        >
          {failureText(state.failure)}
        </Banner>
      );
    default:
      return null;
  }
}
