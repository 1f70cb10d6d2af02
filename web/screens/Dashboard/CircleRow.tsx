import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { CircleRow_group$key } from "../../__generated__/member/CircleRow_group.graphql.ts";
import { GroupEmblem } from "../../circle/GroupEmblem.tsx";
import { GroupStatusChip } from "../../circle/GroupStatusChip.tsx";
import { useListedLine } from "../../circle/next/useListedLine.ts";
import { readListed } from "../../circle/standing/listStands.ts";
import { isOverdue } from "../../circle/standing/stand.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { groupPath } from "../../lib/groupPath.ts";

const Row = chakra(Link, {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    py: "2.5",
    borderRadius: "l2",
    focusVisibleRing: "outside",
  },
});

/** One of my circles in a line: what waits in it, most urgent first, or how it stands. */
export function CircleRow(props: { group: CircleRow_group$key; userId: string }) {
  const line = useListedLine();
  const group = useFragment(
    graphql`
      fragment CircleRow_group on groups {
        ...GroupEmblem_group
        ...listStands_group
        archive_days_left
        current_payout_round
        currency
        group_id
        name
        short_id
        status
        url_slug
      }
    `,
    props.group,
  );
  const { stands, isSomethingOpen } = readListed(group, props.userId);
  const [first] = stands;
  return (
    <Row to={groupPath(group)}>
      <GroupEmblem group={group} isSomethingOpen={isSomethingOpen} />
      <Stack gap="0.5" flex="1 1 9rem" minW="0">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {group.name}
        </chakra.span>
        <HStack gap="2" textStyle="sm" color={first && isOverdue(first) ? "late.fg" : "fg.muted"}>
          {first ? (
            line(first, group.currency)
          ) : (
            <GroupStatusChip
              status={group.status}
              round={group.current_payout_round}
              archiveDaysLeft={group.archive_days_left}
              isSomethingOpen={isSomethingOpen}
            />
          )}
        </HStack>
      </Stack>
      {first?.cents !== undefined && (
        <MoneyText cents={first.cents} currency={group.currency} ms="auto" fontWeight="semibold" />
      )}
    </Row>
  );
}
