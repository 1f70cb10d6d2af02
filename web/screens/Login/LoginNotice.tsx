import { useLocation } from "react-router-dom";
import { nextIn, onTheWay } from "../../app/paths.ts";
import { usePlaces } from "../../app/places.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { RefusedNotice } from "./RefusedNotice.tsx";
import { RetryNotice } from "./RetryNotice.tsx";
import type { LoginState } from "./useLogin.ts";

/**
 * What to do after a try that failed, below the button. The toast has said what happened; unlike a toast, this stays.
 */
export function LoginNotice(props: {
  state: LoginState;
  /** Seconds. */
  lockedFor: number;
  isResending: boolean;
  onResend: (email: string) => void;
}) {
  const { isResending, lockedFor, onResend, state } = props;
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  switch (state.name) {
    case "retrying":
      return <RetryNotice retry={state.retry} />;
    case "failed":
      return <RefusedNotice failure={state.failure} />;
    case "locked":
      return <LockNotice email={state.email} lockedFor={lockedFor} />;
    case "unverified":
      return (
        <RefusalBanner
          tone="due"
          title={failureText(state.failure)}
          action={
            <Button variant="outline" size="sm" isPending={isResending} onClick={() => onResend(state.email)}>
              {t("login.resend")}
            </Button>
          }
        />
      );
    default:
      return null;
  }
}

/** Whom the lock concerns, for how long it still holds, and what helps meanwhile. Another address can sign in. */
function LockNotice({ email, lockedFor }: { email: string; lockedFor: number }) {
  const { t } = useTranslation("auth");
  const next = nextIn(useLocation().search);
  const canReset = usePlaces()("/forgot-password") !== undefined;
  // In minutes: each change is read out.
  const left = Math.ceil(lockedFor / 60);
  if (left === 0) return null;
  return (
    <RefusalBanner
      tone="due"
      title={t("login.lockedFor", { email, left })}
      action={canReset && <TextLink to={onTheWay("/forgot-password", next)}>{t("login.forgot")}</TextLink>}
    >
      {canReset && t("login.lockedNext")}
    </RefusalBanner>
  );
}
