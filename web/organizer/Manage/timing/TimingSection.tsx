import { Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { TimingSection_group$key } from "../../../__generated__/group_admin/TimingSection_group.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import type { Arrangement } from "../../Group/order/usePayoutOrder.ts";
import { StartPanel } from "../../Group/starting/StartPanel.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";
import { CloseRegistration } from "./CloseRegistration.tsx";
import { ExtendRecruitment } from "./ExtendRecruitment.tsx";
import { ManualStart } from "./ManualStart.tsx";

/** When the circle starts: now, on its day, on another day, and who still comes in until then (D74 to D77). */
export function TimingSection(props: {
  group: TimingSection_group$key;
  /** The payout order as it is being arranged beside. */
  arrangement: Arrangement;
  firstDueDays: number;
  smallest: number;
}) {
  const { t } = useTranslation("manage");
  const group = useFragment(
    graphql`
      fragment TimingSection_group on groups {
        current_members
        group_id
        manual_start_enabled
        may_manage
        member_limit
        minimum_members_to_start
        status
        ...StartPanel_group
      }
    `,
    props.group,
  );
  const answers = manageAnswers(group.may_manage);
  const isPlanned = group.status === "recruiting" || group.status === "ready_to_start";
  const extend = answers("extend_recruitment");
  const others = group.current_members - 1;
  if (!isPlanned)
    return (
      <Section id="timing" title={t("timing.title")}>
        {!extend.allowed && <LockedReason refusal={extend.refusal} />}
      </Section>
    );
  return (
    <Stack gap="5">
      <StartPanel
        group={group}
        arrangement={props.arrangement}
        firstDueDays={props.firstDueDays}
        onStarted={() => {}}
      />
      <Section id="timing-more" title={t("timing.more")}>
        <ExtendRecruitment
          groupId={group.group_id}
          isClosed={group.status === "ready_to_start"}
          others={others}
          answer={extend}
        />
        <CloseRegistration groupId={group.group_id} answer={answers("close_registration")} />
        <ManualStart group={group} others={others} smallest={props.smallest} answer={answers("set_manual_start")} />
      </Section>
    </Stack>
  );
}
