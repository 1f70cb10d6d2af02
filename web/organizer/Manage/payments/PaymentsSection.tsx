import { Stack } from "@chakra-ui/react";
import { BellRing } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PaymentsSection_group$key } from "../../../__generated__/group_admin/PaymentsSection_group.graphql.ts";
import type { PaymentsSectionMutation } from "../../../__generated__/group_admin/PaymentsSectionMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Button } from "../../../ui/Button.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { LatePaymentsPanel } from "../../Group/late/LatePaymentsPanel.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";

/** Reminds those who owe the round at hand, and lets members pay late (D59, D99). */
export function PaymentsSection(props: {
  group: PaymentsSection_group$key;
  allowedDays: number;
  extensionDays: number;
}) {
  const { t } = useTranslation("manage");
  const group = useFragment(
    graphql`
      fragment PaymentsSection_group on groups {
        group_id
        may_manage
        ...LatePaymentsPanel_group
      }
    `,
    props.group,
  );
  const commit = useCommit<PaymentsSectionMutation>(graphql`
    mutation PaymentsSectionMutation($groupId: uuid!) {
      remind_members(group_id: $groupId) {
        reminded
      }
    }
  `);
  const { isBusy, run } = useAttempt(
    async () => {
      const { remind_members } = await readAfter(commit({ groupId: group.group_id }));
      toaster.show({ tone: "paid", title: t("payments.reminded", { count: remind_members.reminded }) });
    },
    { failed: t("payments.failed") },
  );
  const answer = manageAnswers(group.may_manage)("remind_members");
  return (
    <Stack gap="5">
      <Section id="payments" title={t("payments.title")} text={t("payments.text")}>
        {!answer.allowed && <LockedReason id="no-reminder" refusal={answer.refusal} />}
        <Button
          variant="outline"
          alignSelf="flex-start"
          disabled={!answer.allowed}
          aria-describedby={answer.allowed ? undefined : "no-reminder"}
          isPending={isBusy}
          onClick={() => void run()}
        >
          <BellRing aria-hidden />
          {t("payments.remind")}
        </Button>
      </Section>
      <LatePaymentsPanel group={group} allowedDays={props.allowedDays} extensionDays={props.extensionDays} />
    </Stack>
  );
}
