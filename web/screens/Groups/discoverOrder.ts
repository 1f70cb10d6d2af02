import type { joinable_groups_args } from "../../__generated__/member/DiscoverListQuery.graphql.ts";

/** The place of a circle in a list: the newest first. */
export interface Place {
  created_at: string;
  group_id: string;
}

/**
 * What comes after a circle in the list. Pages follow each other by value, so however long the list is each of them is one
 * look at an index, and a circle that comes or goes moves no other.
 */
export const after = (sought: joinable_groups_args, { created_at, group_id }: Place): joinable_groups_args => ({
  ...sought,
  after_time: created_at,
  after_group: group_id,
});
