import { graphql, useFragment } from "react-relay";
import type { FurtherPageQuery$variables } from "../../__generated__/member/FurtherPageQuery.graphql.ts";
import type {
  useCirclesPage_person$data,
  useCirclesPage_person$key,
} from "../../__generated__/member/useCirclesPage_person.graphql.ts";
import { required } from "../../lib/required.ts";

/** How many circles a page shows; one more is asked for, which tells that there is a next page. */
const MOST = 10;

/** The circle after which a page begins. */
export type CirclesAfter = FurtherPageQuery$variables;
export type CirclesPage = ReturnType<typeof useCirclesPage>;

function pageOf(rows: useCirclesPage_person$data["own_circles"]) {
  const shown = rows.slice(0, MOST);
  const last = shown.at(-1);
  const next: CirclesAfter | undefined =
    rows.length > MOST && last
      ? {
          urgency: required(last.urgency, "own_circles.urgency"),
          time: required(last.created_at, "own_circles.created_at"),
          group: required(last.group_id, "own_circles.group_id"),
        }
      : undefined;
  return { circles: shown.flatMap(({ group }) => (group ? [group] : [])), next };
}

/** One page of my circles, the one first that waits for me by the server's word, as a person's row has it. */
export function useCirclesPage(person: useCirclesPage_person$key) {
  const { own_circles } = useFragment(
    graphql`
      fragment useCirclesPage_person on user_profiles
      @argumentDefinitions(
        urgency: { type: "Int!", defaultValue: -1 }
        time: { type: "timestamptz!", defaultValue: "infinity" }
        group: { type: "uuid!", defaultValue: "00000000-0000-0000-0000-000000000000" }
      ) {
        own_circles(
          limit: 11
          order_by: [{ urgency: asc }, { created_at: desc }, { group_id: asc }]
          where: {
            _or: [
              { urgency: { _gt: $urgency } }
              { urgency: { _eq: $urgency }, created_at: { _lt: $time } }
              { urgency: { _eq: $urgency }, created_at: { _eq: $time }, group_id: { _gt: $group } }
            ]
          }
        ) {
          created_at
          group_id
          urgency
          group {
            id
            ...CircleRow_group
            ...MyGroupCard_group
          }
        }
      }
    `,
    person,
  );
  return pageOf(own_circles);
}
