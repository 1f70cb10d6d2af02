import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { BoardMember } from "./board.ts";
import { LeavesChip, LeftChip, MemberStateChip, OpenChip, ReceivedChip } from "./MemberStateChip.tsx";

const Row = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    w: "full",
    py: "2.5",
    textAlign: "start",
    cursor: "pointer",
    borderRadius: "l2",
    focusVisibleRing: "outside",
  },
});

/** A member with the state in words; opens the member's card. */
export function MemberRow(props: {
  member: BoardMember;
  isMe: boolean;
  onOpen: () => void;
  /** What is known of the member's round, under the name. */
  facts?: ReactNode;
  /** What the row of the member's round says; it tells also that the pot was had. */
  marks?: ReactNode;
  /** The round after which the member's agreed leave takes effect. */
  leavesAfter?: number;
}) {
  const { t } = useTranslation("circle");
  const { facts, isMe, marks, member, onOpen } = props;
  return (
    <Row type="button" onClick={onOpen}>
      <MemberAvatar userId={member.userId} name={member.name} avatarUrl={member.avatarUrl} size={40} />
      <Stack gap="0.5" flex="1" minW="0">
        {/* The chips stand beside the name, so that the facts below have the whole width, in each row the same. */}
        <HStack justify="space-between" columnGap="3" rowGap="1" flexWrap="wrap">
          <chakra.span fontWeight="medium" overflowWrap="anywhere">
            {member.name}
            {(isMe || member.isAdmin) && (
              <chakra.span color="fg.muted" fontWeight="normal">
                {isMe && ` · ${t("board.you")}`}
                {member.isAdmin && ` · ${t("board.admin")}`}
              </chakra.span>
            )}
          </chakra.span>
          <HStack gap="1" flexWrap="wrap">
            {marks}
            <LeftChip member={member} />
            {!member.hasLeft && <LeavesChip after={props.leavesAfter} />}
            <MemberStateChip member={member} />
            <OpenChip open={member.open} />
            {!marks && <ReceivedChip member={member} />}
          </HStack>
        </HStack>
        {facts && (
          <chakra.span color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            {facts}
          </chakra.span>
        )}
      </Stack>
    </Row>
  );
}
