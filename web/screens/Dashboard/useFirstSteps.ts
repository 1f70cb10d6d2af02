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
        memberships(
          where: { status: { _in: [active, completed] }, group: { status: { _neq: pending } } }
          order_by: [{ joined_at: desc }]
          limit: 2
        ) {
          group {
            current_members
            group_id
            short_id
            url_slug
          }
        }
      }
    `,
    key,
  );
  const circles = person.memberships.flatMap(({ group }) => (group ? [group] : []));
  const [mine] = circles;
  const isInCompany = circles.some(({ current_members }) => current_members > 1);
  if (person.is_verified && isInCompany) return null;
  return {
    isVerified: person.is_verified,
    hasCircle: mine !== undefined,
    hasUnfinished: person.unfinished.length > 0,
    isAsking: person.asking.length > 0,
    invitePath: mine && groupPath(mine),
  };
}
