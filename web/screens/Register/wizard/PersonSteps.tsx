import { Stack } from "@chakra-ui/react";
import { EMAIL } from "../../../../schema/account.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { TextField } from "../../../ui/TextField.tsx";
import type { Inputs } from "./inputs.ts";
import type { StepProps } from "./step.ts";

/** Who it is, and where the letter goes. */
export function PersonStep({ form }: StepProps) {
  const { t } = useTranslation("auth");
  const { t: long } = useTranslation("registering");
  return (
    <Stack gap="5">
      <TextField
        label={t("register.name")}
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        error={form.errorOf("name")}
        {...form.register("name")}
      />
      <TextField
        label={t("email")}
        hint={long("emailHint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        maxLength={EMAIL.max}
        autoCapitalize="none"
        spellCheck={false}
        error={form.errorOf("email")}
        {...form.register("email")}
      />
    </Stack>
  );
}

/** The handle, which is the display name too at first (D146). */
export function ProfileStep({ form, inputs }: StepProps & { inputs: Inputs }) {
  const { t } = useTranslation("auth");
  return (
    <TextField
      label={t("register.username")}
      autoComplete="nickname"
      autoCapitalize="none"
      enterKeyHint="go"
      spellCheck={false}
      hint={t("register.usernameHint", { username: inputs.username.trim() || t("register.usernameExample") })}
      error={form.errorOf("username")}
      {...form.register("username")}
    />
  );
}
