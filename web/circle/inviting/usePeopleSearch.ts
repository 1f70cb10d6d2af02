import { graphql } from "react-relay";
import type {
  usePeopleSearchMutation,
  usePeopleSearchMutation$data,
} from "../../__generated__/member/usePeopleSearchMutation.graphql.ts";
import { isEmail } from "../../lib/isEmail.ts";
import { useQuestion } from "../../sending/useAction.ts";
import { type Searched, useSearchAsTyped } from "../../sending/useSearchAsTyped.ts";

/** What anybody may see of somebody who is found (D180), and whether their invitation to the circle is open. */
export type FoundPerson = usePeopleSearchMutation$data["search_people"]["people"][number];

export type PeopleSearch =
  /** Too little is typed. */
  | { state: "idle" }
  /** A whole address, which finds nobody (D180) but can be invited. */
  | { state: "email"; email: string }
  | Searched<readonly FoundPerson[]>;

/** Whom somebody looks for, and for which circle. */
export interface PeopleSearchAsked {
  groupId: string;
  /** Characters with which a search begins. */
  shortest: number;
  text: string;
  /** Another whenever invitations were sent or taken back: who was found is read anew. */
  changes: number;
}

/** Finds people to invite while somebody types. */
export function usePeopleSearch(asked: PeopleSearchAsked): { search: PeopleSearch; again: () => void } {
  const { changes, groupId, shortest, text } = asked;
  const wanted = text.trim();
  const isAddress = isEmail(wanted);
  const isAsked = !isAddress && [...wanted.replace(/^@/, "")].length >= shortest;
  const find = useQuestion<usePeopleSearchMutation>(graphql`
    mutation usePeopleSearchMutation($groupId: uuid!, $text: String!) {
      search_people(group_id: $groupId, text: $text) {
        people {
          alias
          avatar_url
          is_invited
          user_id
          username
        }
      }
    }
  `);
  const { again, searched } = useSearchAsTyped(
    isAsked ? wanted : null,
    async (sought) => (await find({ groupId, text: sought })).search_people.people,
    changes,
  );
  if (isAddress) return { search: { state: "email", email: wanted }, again };
  return { search: isAsked ? searched : { state: "idle" }, again };
}
