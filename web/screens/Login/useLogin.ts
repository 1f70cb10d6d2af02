import { useState } from "react";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AppFailure, asFailure } from "../../lib/AppFailure.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { useSendForm } from "../../sending/useSendForm.ts";
import { sendVerificationEmail, signInWithEmail } from "../../session/authClient.ts";
import { retried } from "../../session/retried.ts";
import { enterSession } from "../../session/session.ts";
import { toaster } from "../../ui/toaster.tsx";

export type LoginState =
  | { name: "idle" }
  | { name: "retrying"; retry: number }
  | { name: "failed"; failure: AppFailure }
  | { name: "locked"; failure: AppFailure }
  | { name: "unverified"; failure: AppFailure; email: string }
  | { name: "secondFactor" };

/** The server counts failures (D165); this only shows what it answered. */
function attemptsLeft(failure: AppFailure): number | undefined {
  const left = failure.values.attemptsLeft;
  return typeof left === "number" ? left : undefined;
}

/** What is said when the last retry was not answered either. */
const afterRetries = (failure: AppFailure) =>
  failure.code === "network" ? new AppFailure("service-unavailable", failure.message, { cause: failure }) : failure;

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
  const [state, setState] = useState<LoginState>({ name: "idle" });

  const showRefusal = (failure: AppFailure, email: string) => {
    if (failure.code === "account-locked") {
      toaster.show({ tone: "late", title: t("login.lockedTitle"), text: failureText(failure) });
      setState({ name: "locked", failure });
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
        const answer = await retried(() => signInWithEmail(email, password), { onRetry });
        if (answer.twoFactorRedirect) setState({ name: "secondFactor" });
        else await retried(enterSession, { onRetry });
      } catch (thrown) {
        showRefusal(afterRetries(asFailure(thrown)), email);
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

  return { state, form, resend: (email: string) => void resend(email), isResending };
}
