import { chakra, HStack, Stack, VisuallyHidden } from "@chakra-ui/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useMutation } from "react-relay";
import type { PayoutOrderEditorMutation } from "../../__generated__/group_admin/PayoutOrderEditorMutation.graphql.ts";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import type { BoardMember } from "../../screens/Group/useBoard.ts";
import { Button, IconButton } from "../../ui/Button.tsx";
import { toaster } from "../../ui/toaster.tsx";
import { moveInOrder } from "./moveInOrder.ts";

const sameIds = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Who receives when, moved with two buttons a row: the same by finger, mouse and keyboard. */
export function PayoutOrderEditor({ groupId, members }: { groupId: string; members: readonly BoardMember[] }) {
  const { t } = useTranslation("organizer");
  const failureText = useFailureText();
  const [arranged, setArranged] = useState<readonly string[] | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const [commit, isSaving] = useMutation<PayoutOrderEditorMutation>(graphql`
    mutation PayoutOrderEditorMutation($groupId: uuid!, $userIds: [uuid!]!) {
      set_payout_order(group_id: $groupId, user_ids: $userIds) {
        success
      }
    }
  `);

  const stored = members.map((member) => member.userId);
  const isComplete = members.every((member) => member.position !== null);
  // Somebody who joined meanwhile comes last; who left is gone.
  const kept = arranged?.filter((userId) => stored.includes(userId)) ?? [];
  const order = arranged === null ? stored : [...kept, ...stored.filter((userId) => !kept.includes(userId))];
  const isChanged = !isComplete || !sameIds(order, stored);
  const byId = new Map(members.map((member) => [member.userId, member]));

  const move = (at: number, step: -1 | 1, name: string) => {
    setArranged(moveInOrder(order, at, step));
    setAnnouncement(t("order.moved", { name, round: at + step + 1 }));
  };
  const save = () =>
    commit({
      variables: { groupId, userIds: order },
      onCompleted: () => {
        toaster.show({ tone: "paid", title: t("order.saved") });
      },
      onError: (error) => {
        toaster.show({ tone: "late", title: t("order.failed"), text: failureText(error) });
      },
    });

  return (
    <Stack gap="2">
      <Stack gap="0.5">
        <chakra.h3 fontWeight="semibold">{t("order.title")}</chakra.h3>
        <chakra.p color="fg.muted" textStyle="sm">
          {t("order.text")}
        </chakra.p>
      </Stack>
      <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
        {order.map((userId, at) => {
          const name = byId.get(userId)?.name ?? "";
          return (
            <HStack as="li" key={userId} gap="3" py="1">
              <chakra.span w="6" color="fg.muted" textAlign="end" fontVariantNumeric="tabular-nums">
                {at + 1}
              </chakra.span>
              <MemberAvatar userId={userId} name={name} avatarUrl={byId.get(userId)?.avatarUrl} size={32} />
              <chakra.span flex="1" minW="0" lineClamp={2} overflowWrap="anywhere">
                {name}
              </chakra.span>
              <HStack gap="0">
                <IconButton label={t("order.up", { name })} disabled={at === 0} onClick={() => move(at, -1, name)}>
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={t("order.down", { name })}
                  disabled={at === order.length - 1}
                  onClick={() => move(at, 1, name)}
                >
                  <ArrowDown />
                </IconButton>
              </HStack>
            </HStack>
          );
        })}
      </chakra.ol>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {isChanged && (
        <HStack gap="2" flexWrap="wrap">
          <Button isPending={isSaving} onClick={save}>
            {t("order.save")}
          </Button>
          {arranged !== null && (
            <Button variant="ghost" colorPalette="gray" disabled={isSaving} onClick={() => setArranged(null)}>
              {t("order.reset")}
            </Button>
          )}
          <chakra.span color="fg.muted" textStyle="sm">
            {t("order.unsaved")}
          </chakra.span>
        </HStack>
      )}
    </Stack>
  );
}
