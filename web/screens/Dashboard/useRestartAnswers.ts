import { graphql, useFragment } from "react-relay";
import type { useRestartAnswers_person$key } from "../../__generated__/member/useRestartAnswers_person.graphql.ts";
import type { useRestartAnswers_query$key } from "../../__generated__/member/useRestartAnswers_query.graphql.ts";
import { isAskedBy } from "../../circle/restart/restartStanding.ts";
import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { readMayI } from "../../lib/mayI.ts";

/**
 * The circles that wait for my answer whether they, and I, go round again: an open vote that I have not answered, and a cycle
 * that a vote has planned and that I am asked to go on with (D85, D86).
 */
export function useRestartAnswers(props: { person: useRestartAnswers_person$key; query: useRestartAnswers_query$key }) {
  const { t } = useTranslation("dashboard");
  const dateText = useDateText();
  const { asked } = useFragment(
    graphql`
      fragment useRestartAnswers_person on user_profiles {
        asked: memberships(
          limit: 100
          where: { status: { _eq: completed }, group: { status: { _in: [recruiting, ready_to_start] } } }
        ) {
          group {
            group_id
            may_confirm_restart
            name
            short_id
            start_date
            url_slug
          }
        }
      }
    `,
    props.person,
  );
  const { grace_period_votes_connection: votes } = useFragment(
    graphql`
      fragment useRestartAnswers_query on query_root {
        grace_period_votes_connection(
          first: 100
          where: { status: { _eq: active }, vote_type: { _eq: restart_group } }
          order_by: [{ expires_at: asc }]
        ) {
          edges {
            node {
              expires_at
              may_vote
              my_choice
              group {
                group_id
                name
                short_id
                url_slug
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const toVote = votes.edges.flatMap(({ node: { expires_at, group, may_vote, my_choice } }) =>
    my_choice == null && readMayI(may_vote).allowed
      ? [
          {
            anchor: "restart-vote",
            text: t("next.restartVote", { until: dateText(expires_at, "dateTime") }),
            group,
            silenceAt: expires_at,
          },
        ]
      : [],
  );
  const toConfirm = asked.flatMap(({ group }) =>
    group.start_date != null && isAskedBy(group.may_confirm_restart)
      ? [
          {
            anchor: "go-on",
            text: t("next.goOn", { day: dateText(group.start_date, "weekday") }),
            group,
            silenceAt: group.start_date,
          },
        ]
      : [],
  );
  return [...toVote, ...toConfirm];
}
