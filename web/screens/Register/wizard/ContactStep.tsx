import { Stack } from "@chakra-ui/react";
import { LOCATION, PHONE } from "../../../../schema/account.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { LocationField } from "../../../location/LocationField.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { StepProps } from "./step.ts";

/** How to reach the person, and where they live: a place in words, never coordinates (D177). */
export function ContactStep({ form }: StepProps) {
  const { t } = useTranslation("registering");
  return (
    <Stack gap="5">
      <TextField
        label={t("phone")}
        hint={t("phoneHint")}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        maxLength={PHONE.max}
        error={form.errorOf("phone")}
        {...form.register("phone")}
      />
      <LocationField
        autoComplete="address-level2"
        enterKeyHint="go"
        maxLength={LOCATION.max}
        error={form.errorOf("location")}
        onFound={(place) => form.setValue("location", place)}
        {...form.register("location")}
      />
    </Stack>
  );
}
