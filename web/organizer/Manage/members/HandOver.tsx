import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { HandOver_group$key } from "../../../__generated__/group_admin/HandOver_group.graphql.ts";
import type { HandOverOfferMutation } from "../../../__generated__/group_admin/HandOverOfferMutation.graphql.ts";
import type { HandOverWithdrawMutation } from "../../../__generated__/group_admin/HandOverWithdrawMutation.graphql.ts";
import type { BoardMember } from "../../../circle/members/board.ts";
import { DateText } from "../../../components/DateText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { productNow } from "../../../lib/productClock.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/Dialog.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { toaster } from "../../../ui/toaster.tsx";
import { manageAnswers } from "../manageAnswers.ts";
import { LockedReason } from "../Section.tsx";

/** Offers the role of the admin to a member, or takes an offer back (D118). */
export function HandOver(props: {
  group: HandOver_group$key;
  /** Everybody but the admin. */
  members: readonly BoardMember[];
  isExitAgreed: (userId: string) => boolean;
}) {
  const { t } = useTranslation("manage");
  const group = useFragment(
    graphql`
      fragment HandOver_group on groups {
        admin_offers(where: { ended_at: { _is_null: true } }) {
          expires_at
          user_id
          profile {
            alias
          }
        }
        group_id
        leave_requests(where: { status: { _eq: open } }, order_by: { asked_at: asc }) {
          user_id
        }
        may_manage
        name
      }
    `,
    props.group,
  );
  const groupId = group.group_id;
  const [chosen, setChosen] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const offer = useCommit<HandOverOfferMutation>(graphql`
    mutation HandOverOfferMutation($groupId: uuid!, $userId: uuid!) {
      offer_admin_role(group_id: $groupId, user_id: $userId) {
        success
      }
    }
  `);
  const withdraw = useCommit<HandOverWithdrawMutation>(graphql`
    mutation HandOverWithdrawMutation($groupId: uuid!) {
      withdraw_admin_offer(group_id: $groupId) {
        success
      }
    }
  `);
  const offering = useAttempt(
    async (userId: string) => {
      await readAfter(offer({ groupId, userId }));
      setIsAsking(false);
      setChosen("");
      toaster.show({ tone: "paid", title: t("handOver.offered") });
    },
    { failed: t("failed") },
  );
  const withdrawing = useAttempt(() => readAfter(withdraw({ groupId })), { failed: t("failed") });
  const answer = manageAnswers(group.may_manage)("offer_admin_role");
  const open = group.admin_offers.find(({ expires_at }) => new Date(expires_at) > productNow());
  const isLeaving = (userId: string) =>
    props.isExitAgreed(userId) || group.leave_requests.some(({ user_id }) => user_id === userId);
  const name = props.members.find(({ userId }) => userId === chosen)?.name ?? "";
  return (
    <Stack gap="3" pt="4" borderTopWidth="1px" borderColor="border">
      <Stack gap="0.5">
        <chakra.h3 fontWeight="semibold">{t("handOver.title")}</chakra.h3>
        <chakra.p color="fg.muted" textStyle="sm">
          {open ? (
            <Trans
              t={t}
              i18nKey="handOver.waiting"
              values={{ name: open.profile?.alias ?? "" }}
              components={{ day: <DateText value={open.expires_at} /> }}
            />
          ) : (
            t("handOver.text")
          )}
        </chakra.p>
      </Stack>
      {!answer.allowed ? (
        <LockedReason refusal={answer.refusal} />
      ) : open ? (
        <Button
          variant="outline"
          alignSelf="flex-start"
          isPending={withdrawing.isBusy}
          onClick={() => void withdrawing.run()}
        >
          {t("handOver.withdraw")}
        </Button>
      ) : (
        <HStack gap="3" align="flex-end" flexWrap="wrap">
          <chakra.div flex="1 1 14rem">
            <SelectField
              label={t("handOver.who")}
              placeholder={t("handOver.choose")}
              value={chosen}
              onChange={(event) => setChosen(event.currentTarget.value)}
              options={props.members.map(({ name, userId }) => ({
                value: userId,
                label: isLeaving(userId) ? t("handOver.leaving", { name }) : name,
                isDisabled: isLeaving(userId),
              }))}
            />
          </chakra.div>
          <Button variant="outline" disabled={!chosen} onClick={() => setIsAsking(true)}>
            {t("handOver.offer")}
          </Button>
        </HStack>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t("handOver.confirmTitle", { name })}
        confirmLabel={t("handOver.offer")}
        onConfirm={() => void offering.run(chosen)}
        isPending={offering.isBusy}
      >
        <chakra.p color="fg.muted">{t("handOver.confirmText", { name, group: group.name })}</chakra.p>
      </ConfirmDialog>
    </Stack>
  );
}
