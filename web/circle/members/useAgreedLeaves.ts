import { graphql, useFragment } from "react-relay";
import type { useAgreedLeaves_group$key } from "../../__generated__/member/useAgreedLeaves_group.graphql.ts";

/** The members whose leave is agreed and has not taken effect, each with the round after which it does (D114). */
export function useAgreedLeaves(key: useAgreedLeaves_group$key): ReadonlyMap<string, number> {
  const { exits } = useFragment(
    graphql`
      fragment useAgreedLeaves_group on groups {
        exits(where: { effective_at: { _is_null: true } }, order_by: { agreed_at: asc }) {
          agreed_in_round
          user_id
        }
      }
    `,
    key,
  );
  return new Map(exits.map(({ agreed_in_round, user_id }) => [user_id, agreed_in_round]));
}
