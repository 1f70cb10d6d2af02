import { graphql } from "react-relay";
import type { useLiveBoardSubscription } from "../../__generated__/member/useLiveBoardSubscription.graphql.ts";
import { useLive } from "../../relay/useLive.ts";

/** Keeps the seats, and who leaves them, as the database has them: a payment elsewhere moves the ring here. `id` is the group's global id. */
export function useLiveBoard(id: string | null): void {
  useLive<useLiveBoardSubscription>(
    graphql`
      subscription useLiveBoardSubscription($id: ID!) {
        node(id: $id) {
          ... on groups {
            ...useAgreedLeaves_group @alias(as: "leaves")
            ...useBoard_group @alias(as: "group")
          }
        }
      }
    `,
    id === null ? null : { id },
  );
}
