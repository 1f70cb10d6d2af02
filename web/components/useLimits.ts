import { graphql, useFragment } from "react-relay";
import type { useLimits_query$key } from "../__generated__/member/useLimits_query.graphql.ts";
import { required } from "../lib/required.ts";

/**
 * Limits of the catalogue by their names (R3), each in the unit that the catalogue states: cents, days, characters…
 * @throws when the catalogue has no limit of that name
 */
export function useLimits<Name extends string>(
  query: useLimits_query$key,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const { limits_connection } = useFragment(
    graphql`
      fragment useLimits_query on query_root {
        limits_connection {
          edges {
            node {
              limit_id
              value
            }
          }
        }
      }
    `,
    query,
  );
  const values = new Map(limits_connection.edges.map(({ node }) => [node.limit_id, node.value]));
  return Object.fromEntries(names.map((name) => [name, required(values.get(name), `limits.${name}`)])) as Record<
    Name,
    number
  >;
}
