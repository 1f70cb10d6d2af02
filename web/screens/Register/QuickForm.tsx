import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Trans, useTranslation } from "react-i18next";
import { shownLanguage } from "../../i18n/i18n.ts";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { asFailure } from "../../lib/AppFailure.ts";
import { signUpWithEmail } from "../../session/authClient.ts";
import { Banner } from "../../ui/Banner.tsx";
import { Button } from "../../ui/Button.tsx";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
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
export function QuickForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const faultText = useFaultText();
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<string>();
  const [signUpKey] = useState(() => crypto.randomUUID());
  const { register, handleSubmit, formState, control, setError } = useForm<Inputs>({
    defaultValues: empty,
    mode: "onTouched",
  });
  const password = useWatch({ control, name: "password" });
  const username = useWatch({ control, name: "username" });
  const { errors, isSubmitting } = formState;

  const send = async ({ name, username, email: typedEmail, ...form }: Inputs) => {
    setRefusal(undefined);
    const email = typedEmail.trim();
    try {
      const { user } = await signUpWithEmail({
        ...form,
        name: name.trim(),
        username: username.trim(),
        email,
        language: shownLanguage(),
        signUpKey,
      });
      // A confirmed address means it had an account before; the form does not say so (D246).
      if (!user || user.emailVerified) setRefusal(t("register.failed"));
      else onDone(email);
    } catch (thrown) {
      const failure = asFailure(thrown);
      const field = Object.keys(empty).find((name) => name === failure.field) as keyof Inputs | undefined;
      if (field) setError(field, { message: failureText(failure) }, { shouldFocus: true });
      else setRefusal(failureText(failure));
    }
  };

  /** A fault of ours is a key; a refusal of the server is already a sentence. */
  const errorOf = (field: keyof Inputs) => faultText(errors[field]?.message) ?? errors[field]?.message;

  return (
    <form onSubmit={(event) => void handleSubmit(send)(event)} noValidate>
      <Stack gap="5">
        {refusal && (
          <Banner tone="late" title={t("register.failedTitle")}>
            {refusal}
          </Banner>
        )}
        <TextField
          label={t("register.name")}
          autoComplete="name"
          error={errorOf("name")}
          {...register("name", { validate: checkName })}
        />
        <TextField
          label={t("email")}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={errorOf("email")}
          {...register("email", { validate: checkEmail })}
        />
        <TextField
          label={t("register.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={t("register.usernameHint", { username: username.trim() || t("register.usernameExample") })}
          error={errorOf("username")}
          {...register("username", { validate: checkUsername })}
        />
        <Stack gap="3">
          <PasswordField
            label={t("password")}
            autoComplete="new-password"
            error={errorOf("password")}
            {...register("password", { validate: checkPassword })}
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
          {...register("acceptTerms", { validate: checkAgreement })}
        />
        <Button type="submit" isPending={isSubmitting}>
          {t("register.submit")}
        </Button>
      </Stack>
    </form>
  );
}
