import { chakra, HStack, Stack } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { CircleRow_group$key } from "../../__generated__/member/CircleRow_group.graphql.ts";
import { GroupEmblem } from "../../circle/GroupEmblem.tsx";
import { GroupStatusChip } from "../../circle/GroupStatusChip.tsx";
import { useNextLine } from "../../circle/next/useNextLine.ts";
import { readAsks } from "../../circle/standing/readAsks.ts";
import { isOverdue } from "../../circle/standing/stand.ts";
import { MoneyText } from "../../components/MoneyText.tsx";
import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";

const Row = chakra(Link, {
  base: { display: "flex", alignItems: "center", gap: "3", py: "2.5", borderRadius: "l2", focusVisibleRing: "outside" },
});

/** One of my circles in a line: what it asks of me next, or how it stands. */
export function CircleRow(props: { group: CircleRow_group$key }) {
  const line = useNextLine();
  const group = useFragment(
    graphql`
      fragment CircleRow_group on groups {
        ...GroupEmblem_group
        ...readAsks_group
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
  const [ask] = readAsks(group);
  return (
    <Row to={groupPath(group)}>
      <GroupEmblem group={group} />
      <Stack gap="0.5" flex="1" minW="0">
        <chakra.span fontWeight="medium" truncate>
          {group.name}
        </chakra.span>
        <HStack gap="2" textStyle="sm" color={ask && isOverdue(ask) ? "late.fg" : "fg.muted"}>
          {ask ? (
            line(ask, group.currency)
          ) : (
            <GroupStatusChip
              status={group.status}
              round={group.current_payout_round}
              archiveDaysLeft={group.archive_days_left}
            />
          )}
        </HStack>
      </Stack>
      {ask && <MoneyText cents={required(ask.cents, "stand.cents")} currency={group.currency} fontWeight="semibold" />}
    </Row>
  );
}
