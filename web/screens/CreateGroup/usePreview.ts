import { useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { usePreviewMutation } from "../../__generated__/member/usePreviewMutation.graphql.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { useAsking } from "../../sending/useAction.ts";
import { type Draft, proposalOf } from "./draft.ts";

export type Preview = usePreviewMutation["response"]["preview_group"];

const typingPauseMs = 300;

/** What the server says the draft would mean, asked again when it has changed; null until it could be computed. */
export function usePreview(
  draft: Draft,
  reader: Parameters<typeof proposalOf>[1],
  isWanted: boolean,
): { preview: Preview | null; failure: AppFailure | null } {
  const [preview, setPreview] = useState<Preview | null>(null);
  const { run, forget, failure } = useAsking<usePreviewMutation>(graphql`
    mutation usePreviewMutation($input: PreviewGroupInput!) {
      preview_group(input: $input) {
        bank_total
        card_total
        cash_payout
        contributions
        total_payout
        schedule {
          due_date
          payout_date
          payout_round
        }
      }
    }
  `);
  // After a failure, the preview on screen belongs to other terms.
  if (failure && preview) setPreview(null);
  // Compared as text, so that an equal proposal is not sent again.
  const proposal = isWanted ? JSON.stringify(proposalOf(draft, reader)) : null;
  useEffect(() => {
    if (proposal === null) return;
    const timer = setTimeout(async () => {
      // An answer that is still under way belongs to terms that have changed since.
      forget();
      const done = await run({ input: JSON.parse(proposal) as ReturnType<typeof proposalOf> });
      if (done) setPreview(done.answer.preview_group);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [forget, proposal, run]);
  return { preview, failure };
}
