import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { MemberList_group$key } from "../../__generated__/member/MemberList_group.graphql.ts";
import { MemberAvatar } from "../../components/MemberAvatar.tsx";
import { useMyId } from "../../session/useMyId.ts";
import { Card } from "../../ui/Card.tsx";
import { MemberDialog } from "./MemberDialog.tsx";
import { MemberStateChip, OpenChip, ReceivedChip } from "./MemberStateChip.tsx";
import type { BoardMember } from "./board.ts";
import { useBoard } from "./useBoard.ts";
import { avatarsOf } from "./avatarsOf.ts";
import { VisitorFaces } from "./VisitorFaces.tsx";

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

function MemberRow({ member, isMe, onOpen }: { member: BoardMember; isMe: boolean; onOpen: () => void }) {
  const { t } = useTranslation("circle");
  const facts = [
    member.position !== null && t("board.round", { round: member.position }),
    member.isAdmin && t("board.admin"),
  ].filter(Boolean);
  return (
    <Row type="button" onClick={onOpen}>
      <MemberAvatar userId={member.userId} name={member.name} avatarUrl={member.avatarUrl} size={40} />
      <Stack gap="0" flex="1" minW="0">
        <chakra.span fontWeight="medium" lineClamp={2} overflowWrap="anywhere">
          {member.name}
          {isMe && (
            <chakra.span color="fg.muted" fontWeight="normal">
              {` · ${t("board.you")}`}
            </chakra.span>
          )}
        </chakra.span>
        {facts.length > 0 && (
          <chakra.span color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
            {facts.join(" · ")}
          </chakra.span>
        )}
      </Stack>
      <Stack gap="1" align="flex-end" flexShrink="0" maxW="50%">
        <MemberStateChip member={member} />
        <OpenChip open={member.open} />
        <ReceivedChip member={member} />
      </Stack>
    </Row>
  );
}

/** Everybody in payout order with their state in words; a visitor sees the number and some faces. */
export function MemberList(props: { group: MemberList_group$key }) {
  const { t } = useTranslation("circle");
  const myId = useMyId();
  const [openedId, setOpenedId] = useState<string | null>(null);
  const group = useFragment(
    graphql`
      fragment MemberList_group on groups {
        current_members
        locked_member_count
        member_avatars
        member_limit
        ...useBoard_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const opened = members.find((member) => member.userId === openedId);
  return (
    <Card aria-labelledby="members">
      <HStack justify="space-between" mb="2">
        <Heading as="h2" size="md" id="members">
          {t("board.title")}
        </Heading>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {t("summary.membersOf", {
            members: group.current_members,
            limit: group.locked_member_count ?? group.member_limit,
          })}
        </chakra.span>
      </HStack>
      {members.length === 0 ? (
        <VisitorFaces avatars={avatarsOf(group.member_avatars)} members={group.current_members} />
      ) : (
        <chakra.ol listStyleType="none" divideY="1px" divideColor="border">
          {members.map((member) => (
            <li key={member.userId}>
              <MemberRow member={member} isMe={member.userId === myId} onOpen={() => setOpenedId(member.userId)} />
            </li>
          ))}
        </chakra.ol>
      )}
      {opened && <MemberDialog member={opened} onClose={() => setOpenedId(null)} />}
    </Card>
  );
}
