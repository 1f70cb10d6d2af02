import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useLocation, useNavigate } from "react-router-dom";
import { PASSWORD } from "../../../schema/account.ts";
import { onTheWay } from "../../app/paths.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { resetPassword } from "../../session/authClient.ts";
import { currentSession, enterSession, signOut } from "../../session/session.ts";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { StrengthMeter } from "../../ui/StrengthMeter.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { signInLock } from "../Login/signInLock.ts";
import { checkConfirmation, checkNewPassword, type Fault } from "./newPasswordChecks.ts";

const isSignedIn = () => currentSession().status === "signedIn";

/** Somebody whose session has not ended with the old password is in on this device. */
const signOutOther = async () => {
  if (isSignedIn()) await signOut();
};

interface Inputs {
  newPassword: string;
  confirmation: string;
}

/** The second step: the new password, twice. Afterwards one signs in with it. */
export function NewPasswordForm({ next, token }: { token: string; next: string | undefined }) {
  const { t } = useTranslation("auth");
  const { t: tu } = useTranslation("ui");
  const { t: refusalText } = useTranslation("refusals");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const address = new URLSearchParams(useLocation().hash.slice(1)).get("email");
  const sentences: Readonly<Record<Fault, string>> = {
    passwordMissing: t("check.passwordMissing"),
    passwordShort: refusalText("password-too-short", PASSWORD),
    passwordWeak: tu("titled", { title: t("check.passwordWeakTitle"), text: t("check.passwordWeak") }),
    passwordMismatch: tu("titled", { title: t("check.passwordMismatchTitle"), text: t("check.passwordMismatch") }),
  };
  const sentence = (fault: Fault | undefined) => fault && sentences[fault];

  const save = async (typed: Inputs) => {
    await resetPassword(token, typed.newPassword);
    // The server has lifted it with the old password.
    signInLock.forget();
    // The server has ended every session of the account; without this, the tabs would notice only at their next request. What
    // the person has written here waits for their next sign-in. Without an answer nobody knows whose session it is.
    if (isSignedIn()) await enterSession().then(signOutOther, () => {});
    await navigate(onTheWay("/login?reset=1", next), { replace: true });
  };
  const form = useSendForm<Inputs>({
    defaultValues: { newPassword: "", confirmation: "" },
    check: (typed) => ({
      newPassword: sentence(checkNewPassword(typed.newPassword)),
      confirmation: sentence(checkConfirmation(typed.confirmation, typed.newPassword)),
    }),
    send: save,
  });
  const { register, submit, isBusy, refusal, errorOf } = form;
  const { newPassword } = useInputs(form);

  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h1" size="xl">
          {t("reset.title")}
        </Heading>
        <chakra.p color="fg.muted">{t("reset.text")}</chakra.p>
      </Stack>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {/* Tells password managers whose password is changed. The letter's link names the address where no server reads it. */}
          {address && <input type="email" name="username" autoComplete="username" value={address} readOnly hidden />}
          <Stack gap="3">
            <PasswordField
              label={t("reset.password")}
              autoComplete="new-password"
              enterKeyHint="next"
              maxLength={PASSWORD.max}
              error={errorOf("newPassword")}
              {...register("newPassword")}
            />
            <StrengthMeter password={newPassword} />
          </Stack>
          <PasswordField
            label={t("reset.confirmation")}
            autoComplete="new-password"
            enterKeyHint="go"
            maxLength={PASSWORD.max}
            error={errorOf("confirmation")}
            {...register("confirmation")}
          />
          <Button type="submit" isPending={isBusy}>
            {t("reset.submit")}
          </Button>
          {refusal && (
            <RefusalBanner
              title={t("reset.failedTitle")}
              action={
                refusal.code === "reset-link-invalid" && (
                  <TextLink to={onTheWay("/forgot-password", next)}>{t("reset.newLink")}</TextLink>
                )
              }
            >
              {failureText(refusal)}
            </RefusalBanner>
          )}
        </Stack>
      </form>
    </Stack>
  );
}
