import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { EMAIL, PASSWORD } from "../../../schema/account.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { useInputs, useSendForm } from "../../sending/useSendForm.ts";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { StrengthMeter } from "../../ui/StrengthMeter.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AgreementField } from "./AgreementField.tsx";
import { SignUpRefusal } from "./SignUpRefusal.tsx";
import { signUpBy, type SignUpProps } from "./signUp.ts";
import { checkAgreement, checkEmail, checkName, checkPassword, checkUsername } from "./signUpChecks.ts";
import { keepTyped, readTyped } from "./typedSoFar.ts";
import { useFaultText } from "./useFaultText.ts";

interface Inputs {
  name: string;
  email: string;
  username: string;
  password: string;
  acceptTerms: boolean;
}

/** The short sign-up: name, e-mail, username and password; the rest can follow later (D144). */
export function QuickForm(props: SignUpProps) {
  const { t } = useTranslation("auth");
  const faultText = useFaultText();
  const [kept] = useState(readTyped);

  const send = async ({ email, name, username, ...rest }: Inputs) => {
    await signUpBy(props)(
      { ...rest, form: "quick", name: name.trim(), username: username.trim(), email: email.trim() },
      kept.mark,
    );
    keepTyped({ ...kept.typed, email, name, username }, { ...kept.mark, insteadOf: email.trim() });
  };
  const form = useSendForm<Inputs>({
    defaultValues: {
      name: kept.typed.name,
      email: kept.typed.email,
      username: kept.typed.username,
      password: "",
      acceptTerms: false,
    },
    check: (typed) => ({
      name: faultText(checkName(typed.name)),
      email: faultText(checkEmail(typed.email)),
      username: faultText(checkUsername(typed.username)),
      password: faultText(checkPassword("quick")(typed.password)),
      acceptTerms: faultText(checkAgreement(typed.acceptTerms)),
    }),
    send,
    onChange: ({ email, name, username }) => keepTyped({ ...kept.typed, email, name, username }, kept.mark),
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
        <AgreementField error={errorOf("acceptTerms")} {...register("acceptTerms")} />
        <Button type="submit" isPending={isBusy}>
          {t("register.submit")}
        </Button>
        <SignUpRefusal refusal={refusal} />
      </Stack>
    </form>
  );
}
