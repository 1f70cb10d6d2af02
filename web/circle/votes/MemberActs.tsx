import { Stack } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { MemberActsQuery } from "../../__generated__/member/MemberActsQuery.graphql.ts";
import { useLimits } from "../../components/useLimits.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";
import { Button } from "../../ui/Button.tsx";
import { AskToRemove } from "./AskToRemove.tsx";
import { useAskForDays } from "./useAskForDays.ts";

const query = graphql`
  query MemberActsQuery($groupId: uuid!, $userId: uuid!) {
    ...useLimits_query
    groups_connection(first: 1, where: { group_id: { _eq: $groupId } }) {
      edges {
        node {
          board(where: { user_id: { _eq: $userId } }) {
            may_ask_extension
            may_ask_removal
          }
          current_cycle
          current_payout_round
        }
      }
    }
  }
`;

/**
 * What the reader may ask the circle about a member, on the member's card: more days, for the admin, and removal (D122). Read
 * when the card is opened.
 */
export function MemberActs(of: { groupId: string; userId: string; name: string; onDone: () => void }) {
  const { t } = useTranslation("votes");
  const { groupId, name, onDone, userId } = of;
  const [isRemoving, setIsRemoving] = useState(false);
  const data = useLazyLoadQuery<MemberActsQuery>(query, { groupId, userId }, { fetchPolicy: "store-and-network" });
  const limits = useLimits(data, ["grace_extension", "removal_pause", "removal_reason_max", "removal_vote"]);
  const { isBusy, run } = useAskForDays();
  const group = data.groups_connection.edges[0]?.node;
  const seat = group?.board[0];
  if (!seat) return null;
  const { current_cycle: cycle, current_payout_round: round } = group;
  const mayExtend = readMayI(seat.may_ask_extension).allowed && round != null;
  const mayRemove = readMayI(seat.may_ask_removal).allowed;
  if (!mayExtend && !mayRemove) return null;
  return (
    <Stack gap="2">
      {mayExtend && (
        <Button
          variant="outline"
          isPending={isBusy}
          onClick={() => void run({ groupId, userId, cycle, round }).then((done) => done && onDone())}
        >
          {t("ask.daysFor", { days: limits.grace_extension, name })}
        </Button>
      )}
      {mayRemove && (
        <Button variant="ghost" colorPalette="late" alignSelf="flex-start" onClick={() => setIsRemoving(true)}>
          {t("ask.remove")}
        </Button>
      )}
      {isRemoving && (
        <AskToRemove
          groupId={groupId}
          userId={userId}
          name={name}
          days={limits.removal_vote}
          pause={limits.removal_pause}
          longestReason={limits.removal_reason_max}
          onClose={() => setIsRemoving(false)}
          onDone={onDone}
        />
      )}
    </Stack>
  );
}
