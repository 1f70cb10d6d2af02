import { SimpleGrid, Stack } from "@chakra-ui/react";
import { GROUP_LOCATION } from "../../../schema/group.ts";
import { AgreementText } from "../../circle/joining/AgreementText.tsx";
import { RulesText } from "../../circle/joining/RulesText.tsx";
import { frequencies, orders } from "../../circle/groupWords.ts";
import { uploadedImage } from "../../circle/summary/imageUrl.ts";
import { PictureField } from "../../circle/picture/PictureField.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { LocationField } from "../../location/LocationField.tsx";
import { LocationSearchField } from "../../location/LocationSearchField.tsx";
import { longestAmount } from "../../lib/readAmount.ts";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField, TextField } from "../../ui/TextField.tsx";
import { OwnLook, PlanReason } from "./OwnLook.tsx";
import { SavingsNote } from "./SavingsNote.tsx";
import type { StepProps } from "./stepProps.ts";
import type { PlanChoices } from "./planChoices.ts";

const longestCount = 3;

/** Names a currency in the reader's language, such as `US Dollar (USD)`. */
function useCurrencyName(): (code: string) => string {
  const locale = useLocale();
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  return (code) => `${names.of(code)} (${code})`;
}

export function BasicsStep({ draft, form, limits, plan, userId }: StepProps & { plan: PlanChoices; userId: string }) {
  const { t } = useTranslation("create");
  // The plan that has custom features has the maps (D6, D17); others type, or use their device.
  const PlaceField = plan.customize.allowed ? LocationSearchField : LocationField;
  return (
    <Stack gap="5">
      <TextField
        label={t("name")}
        hint={t("nameHint", { min: limits.name_min, max: limits.name_max })}
        placeholder={t("namePlaceholder")}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={limits.name_max}
        error={form.errorOf("name")}
        {...form.register("name")}
      />
      <TextAreaField
        label={t("description")}
        hint={t("descriptionHint", { max: limits.description_max })}
        isOptional
        maxLength={limits.description_max}
        error={form.errorOf("description")}
        {...form.register("description")}
      />
      <PictureField
        what="picture"
        seed={userId}
        name={draft.name}
        url={uploadedImage("picture", draft.pictureId)}
        mostMegabytes={limits.picture_max}
        error={form.errorOf("pictureId")}
        onUploaded={({ file_id }) => form.setValue("pictureId", file_id)}
        onRemove={() => form.setValue("pictureId", "")}
      />
      <PlaceField
        label={t("location")}
        hint={t("locationHint")}
        isOptional
        autoComplete="address-level2"
        enterKeyHint="next"
        maxLength={GROUP_LOCATION.max}
        error={form.errorOf("location")}
        onFound={(place) => form.setValue("location", place)}
        {...form.register("location")}
      />
      <TextAreaField
        label={t("rules")}
        hint={t("rulesHint", { max: limits.rules_max })}
        isOptional
        maxLength={limits.rules_max}
        error={form.errorOf("rules")}
        {...form.register("rules")}
      />
      <SavingsNote name={draft.name} description={draft.description} rules={draft.rules} />
      <OwnLook draft={draft} form={form} limits={limits} plan={plan} userId={userId} />
    </Stack>
  );
}

export function MoneyStep({
  currencies,
  draft,
  form,
  limits,
  plan,
}: StepProps & { currencies: readonly string[]; plan: PlanChoices }) {
  const { t } = useTranslation("create");
  const { t: tu } = useTranslation("ui");
  const { t: group } = useTranslation("groups");
  const nameOf = useCurrencyName();
  const money = (cents: number) => ({ cents, currency: draft.currency });
  return (
    <Stack gap="5">
      {currencies.length > 1 && (
        <SelectField
          label={t("currency")}
          hint={t("currencyHint")}
          options={currencies.map((code) => ({ value: code, label: nameOf(code) }))}
          error={form.errorOf("currency")}
          {...form.register("currency")}
        />
      )}
      <TextField
        label={`${t("amount")} (${draft.currency})`}
        hint={t("amountHint", { min: money(limits.contribution_min), max: money(limits.contribution_max) })}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={longestAmount}
        error={form.errorOf("amount") ?? (currencies.length > 1 ? undefined : form.errorOf("currency"))}
        {...form.register("amount")}
      />
      <SelectField
        label={t("frequency")}
        options={frequencies.map((value) => ({ value, label: group(`frequency.${value}`) }))}
        error={form.errorOf("frequency")}
        {...form.register("frequency")}
      />
      {plan.schedule.allowed ? (
        <SelectField
          label={t("payoutDay")}
          hint={t("payoutDayHint")}
          options={Array.from({ length: limits.payout_delay_max + 1 }, (_, days) => ({
            value: String(days),
            label: days === 0 ? t("payoutDayOnDue") : t("payoutDayAfter", { days }),
          }))}
          error={form.errorOf("payoutDelay")}
          {...form.register("payoutDelay")}
        />
      ) : (
        <PlanReason
          label={tu("titled", { title: t("payoutDay"), text: t("payoutDayOnDue") })}
          refusal={plan.schedule.refusal}
        />
      )}
    </Stack>
  );
}

export function PeopleStep({ draft, form, limits }: StepProps) {
  const { t } = useTranslation("create");
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField
          label={t("limit")}
          hint={t("limitHint", { min: limits.members_min, max: limits.members_max })}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={longestCount}
          error={form.errorOf("memberLimit")}
          {...form.register("memberLimit")}
        />
        <TextField
          label={t("minimum")}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          maxLength={longestCount}
          error={form.errorOf("minimumMembers")}
          {...form.register("minimumMembers")}
        />
      </SimpleGrid>
      <RadioCards
        label={t("visibility")}
        value={draft.visibility}
        onChange={(visibility) => form.setValue("visibility", visibility)}
        options={[
          { value: "public", label: t("public"), hint: t("publicHint") },
          { value: "private", label: t("private"), hint: t("privateHint") },
        ]}
      />
      {draft.visibility === "public" && (
        <RadioCards
          label={t("join")}
          value={draft.joinMethod}
          onChange={(joinMethod) => form.setValue("joinMethod", joinMethod)}
          options={[
            { value: "request_to_join", label: t("request_to_join") },
            { value: "direct", label: t("direct") },
          ]}
        />
      )}
      <RadioCards
        label={t("order")}
        value={draft.payoutOrder}
        onChange={(payoutOrder) => form.setValue("payoutOrder", payoutOrder)}
        options={orders.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
      />
      <CheckboxField label={t("manualStart")} hint={t("manualStartHint")} {...form.register("isManualStart")} />
    </Stack>
  );
}

export function DatesFields({ draft, form, tomorrow }: Pick<StepProps, "draft" | "form"> & { tomorrow: string }) {
  const { t } = useTranslation("create");
  return (
    <TextField
      label={t("start")}
      hint={t(draft.isManualStart ? "startHint" : "startHintAlone")}
      type="date"
      min={tomorrow}
      error={form.errorOf("startDate")}
      {...form.register("startDate")}
    />
  );
}

export function Agreement({ draft, form, text }: Pick<StepProps, "draft" | "form"> & { text: string | undefined }) {
  const { t } = useTranslation("create");
  return (
    <Stack gap="3">
      <AgreementText text={text} />
      <RulesText rules={draft.rules.trim()} />
      <CheckboxField label={t("agree")} error={form.errorOf("isAgreed")} {...form.register("isAgreed")} />
    </Stack>
  );
}
