import { chakra, Stack } from "@chakra-ui/react";
import { PASSWORD } from "../../../../schema/account.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PasswordField } from "../../../ui/PasswordField.tsx";
import { StrengthMeter } from "../../../ui/StrengthMeter.tsx";
import { AgreementField } from "../AgreementField.tsx";
import type { Inputs } from "./inputs.ts";
import type { StepProps } from "./step.ts";

/** The password, and the consent without which there is no account (D148, D253). */
export function SecurityStep({ form, inputs }: StepProps & { inputs: Inputs }) {
  const { t } = useTranslation("auth");
  const { t: long } = useTranslation("registering");
  return (
    <Stack gap="5">
      {/* Tells password managers whose password it is: the email is the user name. */}
      <chakra.input type="email" autoComplete="username" value={inputs.email.trim()} readOnly hidden />
      <Stack gap="3">
        <PasswordField
          label={t("password")}
          autoComplete="new-password"
          enterKeyHint="next"
          maxLength={PASSWORD.max}
          error={form.errorOf("password")}
          {...form.register("password")}
        />
        <StrengthMeter password={inputs.password} />
      </Stack>
      <PasswordField
        label={long("confirmPassword")}
        autoComplete="new-password"
        enterKeyHint="next"
        maxLength={PASSWORD.max}
        error={form.errorOf("confirmPassword")}
        {...form.register("confirmPassword")}
      />
      <AgreementField error={form.errorOf("acceptTerms")} {...form.register("acceptTerms")} />
    </Stack>
  );
}
