import type { useLimits_query$key } from "../../../__generated__/member/useLimits_query.graphql.ts";
import { useLimits } from "../../../components/useLimits.ts";
import type { AttachmentLimits } from "./useAttachments.ts";

/** How many files may stand beside a question that has some already, and how large they may be (D211). */
export function useAttachmentLimits(query: useLimits_query$key, taken = 0): AttachmentLimits {
  const { attachment_max, attachment_side_max, ticket_attachments } = useLimits(query, [
    "ticket_attachments",
    "attachment_max",
    "attachment_side_max",
  ]);
  return { most: ticket_attachments, taken, mostMegabytes: attachment_max, side: attachment_side_max };
}
