import { isOwnLink } from "../../../schema/groupSlug.ts";
import { typedAmount } from "../../lib/readAmount.ts";
import { type Draft, emptyDraft } from "./draft.ts";

/** A circle that was kept before it was finished, as GraphQL has it; amounts in minor units. */
export interface PendingGroup {
  accent_color?: string | null;
  contribution_amount: number;
  cover_url?: string | null;
  currency: string;
  description: string;
  frequency: string;
  image_url?: string | null;
  is_public: boolean;
  join_method: string;
  location?: string | null;
  manual_start_enabled: boolean;
  member_limit: number;
  minimum_members_to_start: number;
  name: string;
  payout_assignment_method: string;
  payout_delay_days: number;
  rules: string;
  short_id: number;
  start_date?: string | null;
  url_slug: string;
}

/** What the form holds when a kept circle is gone on with. The agreement is given anew. */
export function draftOfPending(group: PendingGroup): Draft {
  return {
    ...emptyDraft,
    name: group.name,
    description: group.description,
    location: group.location ?? "",
    rules: group.rules,
    pictureId: group.image_url?.split("/").at(-1) ?? "",
    coverId: group.cover_url?.split("/").at(-1) ?? "",
    // In English, because two decimals after a point are read alike in every language.
    amount: typedAmount(group.contribution_amount, group.currency, "en"),
    currency: group.currency,
    frequency: group.frequency as Draft["frequency"],
    memberLimit: String(group.member_limit),
    minimumMembers: String(group.minimum_members_to_start),
    visibility: group.is_public ? "public" : "private",
    joinMethod: group.join_method === "direct" ? "direct" : "request_to_join",
    payoutOrder: group.payout_assignment_method as Draft["payoutOrder"],
    payoutDelay: String(group.payout_delay_days),
    isManualStart: group.manual_start_enabled,
    // A link that was made of the name is made again when the name changes.
    linkName: isOwnLink(group.url_slug, group.short_id) ? group.url_slug : "",
    accent: group.accent_color ?? "",
    startDate: group.start_date ?? "",
  };
}
