import { groupPath } from "../../lib/groupPath.ts";
import { required } from "../../lib/required.ts";
import type { Frequency } from "../groupWords.ts";
import type { SharedGroup } from "./shareLinks.ts";

/** The fields of a group that its link and its preview tell. */
export interface ShareableGroup {
  cash_payout?: number | null;
  contribution_amount: number;
  currency: string;
  current_members: number;
  frequency: Frequency;
  group_id: string;
  member_limit: number;
  name: string;
  short_id: number;
  spots_left?: number | null;
  url_slug: string;
}

export const sharedGroupOf = (group: ShareableGroup): SharedGroup => ({
  path: groupPath(group),
  name: group.name,
  contributionCents: group.contribution_amount,
  payoutCents: required(group.cash_payout, "groups.cash_payout"),
  currency: group.currency,
  frequency: group.frequency,
  members: group.current_members,
  memberLimit: group.member_limit,
  spots: required(group.spots_left, "groups.spots_left"),
});
