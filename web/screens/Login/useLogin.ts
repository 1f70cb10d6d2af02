import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { nextIn, onTheWay } from "../../app/paths.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AppFailure, asFailure } from "../../lib/AppFailure.ts";
import { useSecondsLeft } from "../../lib/useSecondsLeft.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { afterRetries } from "../../session/afterRetries.ts";
import { sendVerificationEmail, signInWithEmail } from "../../session/authClient.ts";
import { retried } from "../../lib/retried.ts";
import { enterSession } from "../../session/session.ts";
import { toaster } from "../../ui/toaster.tsx";
import { signInLock } from "./signInLock.ts";
import { useIsHere } from "./useIsHere.ts";

export type LoginState =
  | { name: "idle" }
  | { name: "retrying"; retry: number }
  | { name: "failed"; failure: AppFailure }
  /** Of which address, and until when, in milliseconds since 1970, as the server told. */
  | { name: "locked"; email: string; until: number }
  | { name: "unverified"; failure: AppFailure; email: string };

function firstState(): LoginState {
  const kept = signInLock.read();
  return kept ? { name: "locked", email: kept.email, until: kept.until } : { name: "idle" };
}

/** The server counts failures (D165); this only shows what it answered. */
function attemptsLeft(failure: AppFailure): number | undefined {
  const left = failure.values.attemptsLeft;
  return typeof left === "number" ? left : undefined;
}

/** How long the lock still holds. */
function secondsOf({ values }: AppFailure): number {
  return typeof values.retryAfter === "number" ? values.retryAfter : 0;
}

/** Marks an input as wrong where the toast says what is. */
const saidByToast = "";

export interface LoginInputs {
  email: string;
  password: string;
}

/**
 * Signing in by email and password: what the page shows, and the two things it can do. The toasts are those of the
 * specification; `LoginNotice` says what they do not.
 */
export function useLogin() {
  const { t } = useTranslation("auth");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [state, setState] = useState<LoginState>(firstState);
  /** Seconds for which the lock still holds; 0 without one. */
  const lockedFor = useSecondsLeft(state.name === "locked" ? state.until : 0);

  const isHere = useIsHere();

  const showRefusal = (failure: AppFailure, email: string) => {
    if (failure.code === "account-locked") {
      toaster.show({ tone: "late", title: t("login.lockedTitle"), text: failureText(failure) });
      const until = Date.now() + secondsOf(failure) * 1000;
      signInLock.keep({ email }, until);
      setState({ name: "locked", email, until });
    } else if (failure.code === "email-not-verified") {
      toaster.show({ tone: "due", title: t("login.unverifiedTitle") });
      setState({ name: "unverified", failure, email });
    } else {
      const left = attemptsLeft(failure);
      toaster.show({
        tone: "late",
        title: t("login.failedTitle"),
        text: left === undefined ? undefined : t("login.attemptsLeft", { count: left }),
      });
      setState({ name: "failed", failure });
    }
  };

  const form = useSendForm<LoginInputs>({
    defaultValues: { email: "", password: "" },
    send: async ({ email: typedEmail, password }) => {
      const email = typedEmail.trim();
      try {
        const onRetry = (retry: number) => setState({ name: "retrying", retry });
        // Who has left the page is signed in by no later try.
        const isOver = () => !isHere();
        const answer = await retried(() => signInWithEmail(email, password), { isOver, onRetry });
        // In the address, so that a reload asks for the code again.
        if (answer.twoFactorRedirect) await navigate(onTheWay("/login?step=code", nextIn(search)));
        else await retried(enterSession, { onRetry });
        signInLock.forget();
      } catch (thrown) {
        if (isHere()) showRefusal(afterRetries(asFailure(thrown)), email);
        throw thrown;
      }
    },
    check: ({ email, password }) => ({
      email: email.trim() === "" ? saidByToast : undefined,
      password: password === "" ? saidByToast : undefined,
    }),
    onInvalid: () => toaster.show({ tone: "due", title: t("login.missingTitle"), text: t("login.missing") }),
  });

  const { run: resend, isBusy: isResending } = useAttempt(
    async (email: string) => {
      await sendVerificationEmail(email);
      toaster.show({ tone: "paid", title: t("login.resent") });
    },
    {
      failed: (failure) => ({
        title: t("login.resendFailedTitle"),
        text: failure.code === "resend-limit-reached" ? failureText(failure) : t("login.resendFailed"),
      }),
    },
  );

  return { state, lockedFor, form, resend: (email: string) => void resend(email), isResending };
}
