import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { useLiveReputation_person$key } from "../../__generated__/member/useLiveReputation_person.graphql.ts";
import type { useLiveReputationSubscription } from "../../__generated__/member/useLiveReputationSubscription.graphql.ts";
import { readAllQuietly } from "../../relay/readAgain.ts";
import { useLive } from "../../relay/useLive.ts";

/**
 * Keeps the open profile as the records are: the live query is over the rows of what was earned, and the score alone; when
 * one changes, the page reads again what is reckoned from them.
 */
export function useLiveReputation(key: useLiveReputation_person$key | null | undefined): void {
  const person = useFragment(
    graphql`
      fragment useLiveReputation_person on user_profiles {
        id
        achievements(order_by: [{ achievement_id: asc }]) {
          achievement_id
        }
        reputation_score
      }
    `,
    key,
  );
  useLive<useLiveReputationSubscription>(
    graphql`
      subscription useLiveReputationSubscription($id: ID!) {
        node(id: $id) {
          ... on user_profiles {
            ...useLiveReputation_person @alias(as: "person")
          }
        }
      }
    `,
    person ? { id: person.id } : null,
  );
  const state =
    person && `${person.reputation_score} ${person.achievements.map(({ achievement_id }) => achievement_id).join(" ")}`;
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current && state && shown.current !== state) readAllQuietly();
    shown.current = state;
  }, [state]);
}
