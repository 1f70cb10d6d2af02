import { SimpleGrid, Stack } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "../../ui/CheckboxField.tsx";
import { RadioCards } from "../../ui/RadioCards.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { TextAreaField, TextField } from "../../ui/TextField.tsx";
import type { Draft } from "./draft.ts";

export interface StepProps {
  draft: Draft;
  change: (change: Partial<Draft>) => void;
  /** The sentence about a field, where there is one. */
  faultOf: (field: keyof Draft) => string | undefined;
}

export function BasicsStep({ change, draft, faultOf }: StepProps) {
  const { t } = useTranslation("create");
  return (
    <Stack gap="5">
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        placeholder={t("namePlaceholder")}
        value={draft.name}
        error={faultOf("name")}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextAreaField
        label={t("description")}
        hint={t("descriptionHint")}
        isOptional
        value={draft.description}
        error={faultOf("description")}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <TextField
        label={t("location")}
        hint={t("locationHint")}
        isOptional
        value={draft.location}
        error={faultOf("location")}
        onChange={(event) => change({ location: event.currentTarget.value })}
      />
      <TextAreaField
        label={t("rules")}
        hint={t("rulesHint")}
        isOptional
        value={draft.rules}
        error={faultOf("rules")}
        onChange={(event) => change({ rules: event.currentTarget.value })}
      />
    </Stack>
  );
}

export function MoneyStep({ change, draft, faultOf }: StepProps) {
  const { t } = useTranslation(["create", "groups"]);
  const frequencies = ["weekly", "biweekly", "monthly", "quarterly"] as const;
  return (
    <Stack gap="5">
      <TextField
        label={`${t("create:amount")} (USD)`}
        hint={t("create:amountHint")}
        inputMode="decimal"
        value={draft.amount}
        error={faultOf("amount")}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <SelectField
        label={t("create:frequency")}
        value={draft.frequency}
        options={frequencies.map((value) => ({ value, label: t(`groups:frequency.${value}`) }))}
        onChange={(event) => change({ frequency: event.currentTarget.value as Draft["frequency"] })}
      />
    </Stack>
  );
}

export function PeopleStep({ change, draft, faultOf }: StepProps) {
  const { t } = useTranslation("create");
  return (
    <Stack gap="5">
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <TextField
          label={t("limit")}
          hint={t("limitHint")}
          inputMode="numeric"
          value={draft.memberLimit}
          error={faultOf("memberLimit")}
          onChange={(event) => change({ memberLimit: event.currentTarget.value })}
        />
        <TextField
          label={t("minimum")}
          inputMode="numeric"
          value={draft.minimumMembers}
          error={faultOf("minimumMembers")}
          onChange={(event) => change({ minimumMembers: event.currentTarget.value })}
        />
      </SimpleGrid>
      <RadioCards
        label={t("visibility")}
        value={draft.visibility}
        onChange={(visibility) => change({ visibility })}
        options={[
          { value: "public", label: t("public"), hint: t("publicHint") },
          { value: "private", label: t("private"), hint: t("privateHint") },
        ]}
      />
      {draft.visibility === "public" && (
        <RadioCards
          label={t("join")}
          value={draft.joinMethod}
          onChange={(joinMethod) => change({ joinMethod })}
          options={[
            { value: "request_to_join", label: t("request_to_join") },
            { value: "direct", label: t("direct") },
          ]}
        />
      )}
      <RadioCards
        label={t("order")}
        value={draft.payoutOrder}
        onChange={(payoutOrder) => change({ payoutOrder })}
        options={[
          { value: "random", label: t("random"), hint: t("randomHint") },
          { value: "join_order", label: t("join_order"), hint: t("join_orderHint") },
          { value: "manual", label: t("manual"), hint: t("manualHint") },
        ]}
      />
    </Stack>
  );
}

export function DatesFields({ change, draft, faultOf, tomorrow }: StepProps & { tomorrow: string }) {
  const { t } = useTranslation("create");
  return (
    <TextField
      label={t("start")}
      hint={t("startHint")}
      type="date"
      min={tomorrow}
      value={draft.startDate}
      error={faultOf("startDate")}
      onChange={(event) => change({ startDate: event.currentTarget.value })}
    />
  );
}

export function Agreement({ change, draft, faultOf }: StepProps) {
  const { t } = useTranslation("create");
  return (
    <CheckboxField
      label={t("agree")}
      checked={draft.isAgreed}
      error={faultOf("isAgreed")}
      onChange={(event) => change({ isAgreed: event.currentTarget.checked })}
    />
  );
}
