import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { OrderSection_group$key } from "../../../__generated__/group_admin/OrderSection_group.graphql.ts";
import { ofToday } from "../../../circle/groupWords.ts";
import { useBoard } from "../../../circle/members/useBoard.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { PayoutOrderEditor } from "../../Group/order/PayoutOrderEditor.tsx";
import { type Arrangement, usePayoutOrder } from "../../Group/order/usePayoutOrder.ts";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason, Section } from "../Section.tsx";

/** How the order of payouts comes about, and where it is arranged until the start makes it final (D78, D79). */
export function OrderSection(props: { group: OrderSection_group$key; arrangement: Arrangement }) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("circle");
  const { t: create } = useTranslation("create");
  const group = useFragment(
    graphql`
      fragment OrderSection_group on groups {
        group_id
        may_manage
        payout_assignment_method
        ...useBoard_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const payoutOrder = usePayoutOrder(group.group_id, members, props.arrangement);
  const method = ofToday(group.payout_assignment_method, "groups.payout_assignment_method");
  const answer = manageAnswers(group.may_manage)("set_payout_order");
  return (
    <Section id="order" title={t("order.title")}>
      <chakra.p>
        <chakra.span fontWeight="medium">{tc(`summary.orderMethod.${method}`)}</chakra.span>
        <chakra.span color="fg.muted">{` · ${create(`${method}Hint`)}`}</chakra.span>
      </chakra.p>
      {!answer.allowed ? (
        <LockedReason refusal={answer.refusal} />
      ) : members.length > 1 ? (
        <PayoutOrderEditor payoutOrder={payoutOrder} members={members} />
      ) : (
        <chakra.p color="fg.muted" textStyle="sm">
          {t("order.alone")}
        </chakra.p>
      )}
    </Section>
  );
}
