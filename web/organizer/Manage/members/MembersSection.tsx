import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { MembersSection_group$key } from "../../../__generated__/group_admin/MembersSection_group.graphql.ts";
import { MemberDialog } from "../../../circle/members/MemberDialog.tsx";
import { MemberRow } from "../../../circle/members/MemberRow.tsx";
import { useAgreedLeaves } from "../../../circle/members/useAgreedLeaves.ts";
import { useBoard } from "../../../circle/members/useBoard.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useMyId } from "../../../session/useMyId.ts";
import { useOpened } from "../../../ui/useOpened.ts";
import { Section } from "../Section.tsx";
import { HandOver } from "./HandOver.tsx";

/** Who is in the circle, once it runs with their verified names (D181), and to whom its admin hands it over (D118). */
export function MembersSection(props: { group: MembersSection_group$key }) {
  const { t } = useTranslation("manage");
  const { t: tc } = useTranslation("circle");
  const myId = useMyId();
  const { opened: openedId, open, close } = useOpened<string>();
  const group = useFragment(
    graphql`
      fragment MembersSection_group on groups {
        current_members
        id
        locked_member_count
        member_limit
        verified_names {
          user_id
          verified_name
        }
        ...HandOver_group
        ...useAgreedLeaves_group
        ...useBoard_group
      }
    `,
    props.group,
  );
  const members = useBoard(group);
  const leaves = useAgreedLeaves(group);
  const names = new Map(group.verified_names.map(({ user_id, verified_name }) => [user_id, verified_name]));
  const verified = (userId: string) => {
    const name = names.get(userId);
    return name == null ? undefined : t("members.verified", { name });
  };
  const opened = members.find(({ userId }) => userId === openedId);
  return (
    <Section
      id="members"
      title={t("members.title")}
      text={names.size > 0 && t("members.text")}
      action={
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {tc("summary.membersOf", {
            members: group.current_members,
            limit: group.locked_member_count ?? group.member_limit,
          })}
        </chakra.span>
      }
    >
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {members.map((member) => (
          <li key={member.userId}>
            <MemberRow
              member={member}
              isMe={member.userId === myId}
              facts={verified(member.userId)}
              leavesAfter={leaves.get(member.userId)}
              onOpen={() => open(member.userId)}
            />
          </li>
        ))}
      </chakra.ul>
      <HandOver
        group={group}
        members={members.filter(({ hasLeft, userId }) => !hasLeft && userId !== myId)}
        isExitAgreed={(userId) => leaves.has(userId)}
      />
      {opened && (
        <MemberDialog
          groupId={group.id}
          member={opened}
          verifiedName={names.get(opened.userId) ?? undefined}
          onClose={close}
        />
      )}
    </Section>
  );
}
