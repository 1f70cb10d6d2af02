import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { RemoveMemberPanel_group$key } from "../../../__generated__/group_admin/RemoveMemberPanel_group.graphql.ts";
import { useBoard } from "../../../circle/members/useBoard.ts";
import { MemberAvatar } from "../../../components/MemberAvatar.tsx";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { Button } from "../../../ui/Button.tsx";
import { Card } from "../../../ui/Card.tsx";
import { useOpened } from "../../../ui/useOpened.ts";
import { RemoveMemberDialog } from "./RemoveMemberDialog.tsx";

/** Before the start: everybody but the admin, each with the way to remove them (D114). Folded, as it is seldom wanted. */
export function RemoveMemberPanel(props: {
  group: RemoveMemberPanel_group$key;
  /** In characters. */
  longestReason: number;
  onRemoved: () => void;
}) {
  const { t } = useTranslation("leaving");
  const group = useFragment(
    graphql`
      fragment RemoveMemberPanel_group on groups {
        group_id
        status
        ...useBoard_group
      }
    `,
    props.group,
  );
  const others = useBoard(group).filter(({ isAdmin }) => !isAdmin);
  const { opened, open, close } = useOpened<{ userId: string; name: string }>();
  const isBeforeStart = group.status === "recruiting" || group.status === "ready_to_start";
  if (!isBeforeStart || others.length === 0) return null;
  return (
    <Card>
      <details>
        <chakra.summary
          cursor="pointer"
          minH="11"
          py="2"
          fontWeight="semibold"
          borderRadius="l2"
          focusVisibleRing="outside"
        >
          {t("remove.title")}
        </chakra.summary>
        <Stack gap="1" pt="1">
          <chakra.p color="fg.muted" textStyle="sm">
            {t("remove.text")}
          </chakra.p>
          <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
            {others.map(({ avatarUrl, name, userId }) => (
              <HStack as="li" key={userId} gap="3" py="2.5">
                <MemberAvatar userId={userId} name={name} avatarUrl={avatarUrl} size={40} />
                <chakra.span flex="1" minW="0" overflowWrap="anywhere">
                  {name}
                </chakra.span>
                <Button
                  variant="outline"
                  colorPalette="gray"
                  size="sm"
                  aria-label={t("remove.name", { name })}
                  aria-haspopup="dialog"
                  onClick={() => open({ userId, name })}
                >
                  {t("remove.button")}
                </Button>
              </HStack>
            ))}
          </chakra.ul>
        </Stack>
      </details>
      {opened && (
        <RemoveMemberDialog
          {...opened}
          groupId={group.group_id}
          longestReason={props.longestReason}
          onRemoved={props.onRemoved}
          onClose={close}
        />
      )}
    </Card>
  );
}
