import { HStack, SimpleGrid, Stack } from "@chakra-ui/react";
import { LockKeyhole } from "lucide-react";
import { IDENTITY_FIELDS } from "../../../../schema/account.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Banner } from "../../../ui/Banner.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { digitsOnly, lettersInCapitals, shaped, type StepProps } from "./step.ts";
import { LineIcon } from "../../../ui/LineIcon.tsx";

/** What goes to the sealed store alone (D145): nothing here is kept by the browser. */
export function IdentityStep({ form, isAskedAgain }: StepProps & { isAskedAgain: boolean }) {
  const { t } = useTranslation("registering");
  return (
    <Stack gap="5">
      {isAskedAgain && (
        <Banner tone="info" title={t("identityAgain")}>
          {t("identityAgainText")}
        </Banner>
      )}
      <HStack gap="3" align="flex-start" color="fg.muted" textStyle="sm">
        <LineIcon color="brand.fg">
          <LockKeyhole size={18} />
        </LineIcon>
        <p>{t("identityText")}</p>
      </HStack>
      <TextField
        label={t("dateOfBirth")}
        type="date"
        autoComplete="bday"
        error={form.errorOf("dateOfBirth")}
        {...form.register("dateOfBirth")}
      />
      <TextField
        label={t("address")}
        autoComplete="street-address"
        enterKeyHint="next"
        maxLength={IDENTITY_FIELDS.address.max}
        error={form.errorOf("address")}
        {...form.register("address")}
      />
      <TextField
        label={t("city")}
        autoComplete="address-level2"
        enterKeyHint="next"
        maxLength={IDENTITY_FIELDS.city.max}
        error={form.errorOf("city")}
        {...form.register("city")}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField
          label={t("state")}
          hint={t("stateHint")}
          autoComplete="address-level1"
          autoCapitalize="characters"
          enterKeyHint="next"
          spellCheck={false}
          maxLength={IDENTITY_FIELDS.state.length}
          error={form.errorOf("state")}
          {...shaped(form.register("state"), lettersInCapitals)}
        />
        <TextField
          label={t("postalCode")}
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="next"
          maxLength={IDENTITY_FIELDS.postalCode.length}
          error={form.errorOf("postalCode")}
          {...shaped(form.register("postalCode"), digitsOnly)}
        />
      </SimpleGrid>
      <TextField
        label={t("ssnLast4")}
        hint={t("ssnHint")}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={IDENTITY_FIELDS.ssnLast4.length}
        error={form.errorOf("ssnLast4")}
        {...shaped(form.register("ssnLast4"), digitsOnly)}
      />
    </Stack>
  );
}
