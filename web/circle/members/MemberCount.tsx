import { chakra, Heading, HStack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import type { MemberCount_group$key } from "../../__generated__/member/MemberCount_group.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Card } from "../../ui/Card.tsx";
import { avatarsOf } from "./avatarsOf.ts";
import { VisitorFaces } from "./VisitorFaces.tsx";

/** How many sit in a circle, and some faces, for a reader who is no member (D95). */
export function MemberCount(props: { group: MemberCount_group$key }) {
  const { t } = useTranslation("circle");
  const group = useFragment(
    graphql`
      fragment MemberCount_group on groups {
        current_members
        locked_member_count
        member_avatars
        member_limit
      }
    `,
    props.group,
  );
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
      <VisitorFaces avatars={avatarsOf(group.member_avatars)} members={group.current_members} />
    </Card>
  );
}
