import { graphql, type PreloadedQuery } from "react-relay";
import type { startInviteSheetQuery } from "../../__generated__/member/startInviteSheetQuery.graphql.ts";
import { startPartQuery } from "../../relay/screenQuery.ts";

export const inviteSheetQuery = graphql`
  query startInviteSheetQuery($id: ID!, $myId: uuid!) {
    node(id: $id) {
      ... on groups {
        ...InviteSheet_group @alias(as: "group")
      }
    }
    ...InviteSheet_query
  }
`;

export type StartedInviteSheet = PreloadedQuery<startInviteSheetQuery>;

/**
 * Starts what the sheet reads, as soon as somebody is about to press its button: it comes with the sheet's code, not after.
 * @param id global id of the group
 */
export const startInviteSheet = (id: string, myId: string): StartedInviteSheet =>
  startPartQuery<startInviteSheetQuery>("member", inviteSheetQuery, { id, myId });
