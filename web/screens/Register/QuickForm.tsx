import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { shownLanguage } from "../../i18n/i18n.ts";
import { EMAIL, PASSWORD, PERSON_NAME, USERNAME } from "../../../schema/account.ts";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { signUpWithEmail } from "../../session/authClient.ts";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { RefusalBanner } from "../../ui/RefusalBanner.tsx";
import { StrengthMeter } from "../../ui/StrengthMeter.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { checkAgreement, checkEmail, checkName, checkPassword, checkUsername } from "./signUpChecks.ts";
import { useFaultText } from "./useFaultText.ts";

interface Inputs {
  name: string;
  email: string;
  username: string;
  password: string;
  acceptTerms: boolean;
}

const empty: Inputs = { name: "", email: "", username: "", password: "", acceptTerms: false };

/** The short sign-up: name, e-mail, username and password; the rest can follow later (D144). */
export function QuickForm(props: {
  /** The page that the person wanted to open before signing up. */
  next: string | undefined;
  onDone: (email: string, resendAfter: number) => void;
}) {
  const { t } = useTranslation("auth");
  const faultText = useFaultText();
  const failureText = useFailureText();
  const [signUpKey] = useState(() => crypto.randomUUID());

  const send = async ({ name, username, email: typedEmail, ...rest }: Inputs) => {
    const email = typedEmail.trim();
    const { user, resendAfter } = await signUpWithEmail({
      ...rest,
      name: name.trim(),
      username: username.trim(),
      email,
      language: shownLanguage(),
      signUpKey,
      wayBack: props.next,
    });
    // A confirmed address means that it already has an account; the form does not say so (D246).
    if (!user || user.emailVerified) throw new AppFailure("registration-failed", "");
    props.onDone(email, resendAfter);
  };
  const form = useSendForm<Inputs>({
    defaultValues: empty,
    check: (typed) => ({
      name: faultText(checkName(typed.name)),
      email: faultText(checkEmail(typed.email)),
      username: faultText(checkUsername(typed.username)),
      password: faultText(checkPassword("quick")(typed.password)),
      acceptTerms: faultText(checkAgreement(typed.acceptTerms)),
    }),
    send,
  });
  const { register, submit, isBusy, refusal, errorOf } = form;
  const { password, username } = useInputs(form);

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <TextField
          label={t("register.name")}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
          maxLength={PERSON_NAME.max}
          error={errorOf("name")}
          {...register("name")}
        />
        <TextField
          label={t("email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          enterKeyHint="next"
          maxLength={EMAIL.max}
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf("email")}
          {...register("email")}
        />
        <TextField
          label={t("register.username")}
          autoComplete="nickname"
          autoCapitalize="none"
          enterKeyHint="next"
          maxLength={USERNAME.max}
          spellCheck={false}
          hint={t("register.usernameHint", { username: username.trim() || t("register.usernameExample") })}
          error={errorOf("username")}
          {...register("username")}
        />
        <Stack gap="3">
          <PasswordField
            label={t("password")}
            autoComplete="new-password"
            enterKeyHint="next"
            maxLength={PASSWORD.max}
            error={errorOf("password")}
            {...register("password")}
          />
          <StrengthMeter password={password} />
        </Stack>
        <CheckboxField
          label={
            <Trans
              t={t}
              i18nKey="register.agree"
              components={{
                terms: <TextLink to="/terms" target="_blank" />,
                privacy: <TextLink to="/privacy" target="_blank" />,
              }}
            />
          }
          error={errorOf("acceptTerms")}
          {...register("acceptTerms")}
        />
        <Button type="submit" isPending={isBusy}>
          {t("register.submit")}
        </Button>
        {refusal && <RefusalBanner title={t("register.failedTitle")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </form>
  );
}
