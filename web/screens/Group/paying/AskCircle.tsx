import { chakra, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { graphql } from "react-relay";
import type { AskCircleQuery } from "../../../__generated__/member/AskCircleQuery.graphql.ts";
import { useAskForDays } from "../../../circle/votes/useAskForDays.ts";
import { useLimits } from "../../../components/useLimits.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { isRefusedWith, readMayI } from "../../../lib/mayI.ts";
import { useOwnQuery } from "../../../relay/useOwnQuery.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";

const query = graphql`
  query AskCircleQuery($groupId: uuid!, $cycle: Int!, $round: Int!) {
    ...useLimits_query
    groups_connection(first: 1, where: { group_id: { _eq: $groupId } }) {
      edges {
        node {
          standings(where: { cycle: { _eq: $cycle }, payout_round: { _eq: $round } }) {
            may_ask_circle
            user_id
          }
        }
      }
    }
  }
`;

/**
 * Under a contribution that is past its due date: asking the circle for more days, or the way to the vote that is open (D122).
 * Loaded late, with a query of its own: few people are overdue.
 */
export function AskCircle(of: { groupId: string; cycle: number; round: number }) {
  const { t } = useTranslation("votes");
  const explanation = useId();
  const data = useOwnQuery<AskCircleQuery>(query, of);
  const limits = useLimits(data, ["extension_vote", "grace_extension"]);
  const { isBusy, run } = useAskForDays();
  const standing = data.groups_connection.edges[0]?.node.standings[0];
  if (!standing?.user_id) return null;
  const userId = standing.user_id;
  const mayAsk = readMayI(standing.may_ask_circle);
  if (isRefusedWith(mayAsk, "vote-about-this-open"))
    return (
      <Stack gap="2" p="4" borderRadius="l3" bg="sunken">
        <p>{t("ask.open")}</p>
        <ButtonLink variant="outline" size="sm" alignSelf="flex-start" to="/messages?tab=votes">
          {t("ask.toVotes")}
        </ButtonLink>
      </Stack>
    );
  if (!mayAsk.allowed) return null;
  return (
    <Stack gap="2">
      <Button
        size="lg"
        w="full"
        variant="outline"
        isPending={isBusy}
        aria-describedby={explanation}
        onClick={() => void run({ ...of, userId })}
      >
        {t("ask.days", { days: limits.grace_extension })}
      </Button>
      <chakra.p id={explanation} color="fg.muted" textStyle="sm">
        {t("ask.daysText", { hours: limits.extension_vote })}
      </chakra.p>
    </Stack>
  );
}
