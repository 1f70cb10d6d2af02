import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { ManualStartMutation } from "../../../__generated__/group_admin/ManualStartMutation.graphql.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { MayI } from "../../../lib/mayI.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckboxField } from "../../../ui/CheckboxField.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { LockedReason } from "../Section.tsx";
import { countOptions } from "../terms/countOptions.ts";
import { Step } from "./Step.tsx";

/** Whether the circle may be started by hand, and with how many members at least (D76). */
export function ManualStart(props: {
  group: {
    group_id: string;
    manual_start_enabled: boolean;
    member_limit: number;
    minimum_members_to_start: number;
  };
  /** Members besides the admin, who have to accept another answer (D89, D267). */
  others: number;
  /** The fewest members that the catalogue allows. */
  smallest: number;
  answer: MayI;
}) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("create");
  const failureText = useFailureText();
  const { group } = props;
  const commit = useCommit<ManualStartMutation>(graphql`
    mutation ManualStartMutation($groupId: uuid!, $isEnabled: Boolean!, $minimum: Int!) {
      set_manual_start(group_id: $groupId, manual_start_enabled: $isEnabled, minimum_members_to_start: $minimum) {
        success
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm({
    defaultValues: { isEnabled: group.manual_start_enabled, minimum: String(group.minimum_members_to_start) },
    inputOf: (field) => (field === "minimum_members_to_start" ? "minimum" : undefined),
    send: async ({ isEnabled, minimum }) => {
      await readAfter(commit({ groupId: group.group_id, isEnabled, minimum: Number(minimum) }));
      toaster.show({ tone: "paid", title: t("saved") });
    },
  });
  return (
    <Step
      title={t("manualStart.title")}
      text={[t("manualStart.text"), props.others > 0 && t("manualStart.asks")].filter(Boolean).join(" ")}
    >
      {props.answer.allowed ? (
        <chakra.form onSubmit={submit} noValidate>
          <Stack gap="4">
            <CheckboxField label={t("manualStart.enabled")} {...register("isEnabled")} />
            <HStack gap="3" align="flex-end" flexWrap="wrap">
              <chakra.div flex="1 1 12rem">
                <SelectField
                  label={tc("minimum")}
                  options={countOptions(props.smallest, group.member_limit)}
                  error={errorOf("minimum")}
                  {...register("minimum")}
                />
              </chakra.div>
              <Button type="submit" variant="outline" isPending={isBusy}>
                {t("save")}
              </Button>
            </HStack>
            {refusal && <RefusalBanner title={t("failed")}>{failureText(refusal)}</RefusalBanner>}
          </Stack>
        </chakra.form>
      ) : (
        <LockedReason refusal={props.answer.refusal} />
      )}
    </Step>
  );
}
