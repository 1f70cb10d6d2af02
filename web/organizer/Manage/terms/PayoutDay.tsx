import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql } from "react-relay";
import type { PayoutDayMutation } from "../../../__generated__/group_admin/PayoutDayMutation.graphql.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { MayI } from "../../../lib/mayI.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useSendForm } from "../../../sending/useSendForm.ts";
import { Button } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { LockedReason } from "../Section.tsx";

/** How many days after the due date the pot is paid out, where the founder's plan has it (D8); a change asks who is in (D89). */
export function PayoutDay(props: {
  group: { group_id: string; payout_delay_days: number };
  /** In days, from the catalogue (R3). */
  latest: number;
  answer: MayI;
}) {
  const { t } = useTranslation("manage");
  const failureText = useFailureText();
  const { answer, group } = props;
  const commit = useCommit<PayoutDayMutation>(graphql`
    mutation PayoutDayMutation($groupId: uuid!, $days: Int!) {
      set_payout_day(group_id: $groupId, payout_delay_days: $days) {
        success
      }
    }
  `);
  const { errorOf, isBusy, refusal, register, submit } = useSendForm({
    defaultValues: { days: String(group.payout_delay_days) },
    inputOf: (field) => (field === "payout_delay_days" ? "days" : undefined),
    send: async ({ days }) => {
      await readAfter(commit({ groupId: group.group_id, days: Number(days) }));
      toaster.show({ tone: "paid", title: t("saved") });
    },
  });
  if (!answer.allowed) {
    return (
      <Stack gap="1" pt="4" borderTopWidth="1px" borderColor="border">
        <chakra.h3 fontWeight="semibold">{t("payoutDay.label")}</chakra.h3>
        <LockedReason refusal={answer.refusal} />
      </Stack>
    );
  }
  const days = Array.from({ length: props.latest + 1 }, (_, count) => count);
  return (
    <chakra.form onSubmit={submit} noValidate pt="4" borderTopWidth="1px" borderColor="border">
      <Stack gap="4">
        <HStack gap="3" align="flex-end" flexWrap="wrap">
          <chakra.div flex="1 1 14rem">
            <SelectField
              label={t("payoutDay.label")}
              options={days.map((count) => ({
                value: String(count),
                label: count === 0 ? t("payoutDay.onDue") : t("payoutDay.after", { days: count }),
              }))}
              error={errorOf("days")}
              {...register("days")}
            />
          </chakra.div>
          <Button type="submit" variant="outline" isPending={isBusy}>
            {t("payoutDay.save")}
          </Button>
        </HStack>
        {refusal && <RefusalBanner title={t("failed")}>{failureText(refusal)}</RefusalBanner>}
      </Stack>
    </chakra.form>
  );
}
