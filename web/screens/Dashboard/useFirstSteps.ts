import { graphql, useFragment } from "react-relay";
import type { useFirstSteps_person$key } from "../../__generated__/member/useFirstSteps_person.graphql.ts";
import { groupPath } from "../../lib/groupPath.ts";

export interface FirstSteps {
  isVerified: boolean;
  hasCircle: boolean;
  /** I began to found a circle and have not finished it (D72). */
  hasUnfinished: boolean;
  /** I have asked to join a circle, and its admin has not answered. */
  isAsking: boolean;
  /** Page of my circle, to invite from; absent as long as there is none. */
  invitePath: string | undefined;
}

/** What a newcomer has done and has still to do; null once somebody else sits in a circle of theirs. */
export function useFirstSteps(key: useFirstSteps_person$key): FirstSteps | null {
  const person = useFragment(
    graphql`
      fragment useFirstSteps_person on user_profiles {
        is_verified
        asking: join_requests(where: { status: { _eq: pending }, group: { status: { _eq: recruiting } } }, limit: 1) {
          join_request_id
        }
        unfinished: memberships(where: { status: { _eq: active }, group: { status: { _eq: pending } } }, limit: 1) {
          id
        }
        in_company: memberships(
          where: {
            status: { _in: [active, completed] }
            group: { status: { _neq: pending }, current_members: { _gt: 1 } }
          }
          limit: 1
        ) {
          id
        }
        memberships(
          where: { status: { _in: [active, completed] }, group: { status: { _neq: pending } } }
          order_by: [{ joined_at: desc }]
          limit: 1
        ) {
          group {
            group_id
            short_id
            url_slug
          }
        }
      }
    `,
    key,
  );
  const mine = person.memberships[0]?.group;
  if (person.is_verified && person.in_company.length > 0) return null;
  return {
    isVerified: person.is_verified,
    hasCircle: mine != null,
    hasUnfinished: person.unfinished.length > 0,
    isAsking: person.asking.length > 0,
    invitePath: mine ? groupPath(mine) : undefined,
  };
}
