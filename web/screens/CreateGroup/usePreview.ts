import { useEffect, useEffectEvent, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { usePreviewMutation } from "../../__generated__/member/usePreviewMutation.graphql.ts";
import { asFailure, type AppFailure } from "../../lib/AppFailure.ts";
import { type Draft, proposalOf } from "./draft.ts";

export type Preview = usePreviewMutation["response"]["preview_group"];

const typingPauseMs = 300;

/** What the server says the draft would mean, asked again when it has changed; null until it could be computed. */
export function usePreview(
  draft: Draft,
  timeZone: string,
  isWanted: boolean,
): { preview: Preview | null; failure: AppFailure | null } {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const [send] = useMutation<usePreviewMutation>(graphql`
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
  // As text, so that an equal proposal is the same one.
  const proposal = JSON.stringify(proposalOf(draft, timeZone));
  const ask = useEffectEvent((asked: string) => {
    send({
      variables: { input: JSON.parse(asked) as ReturnType<typeof proposalOf> },
      onCompleted: ({ preview_group: answer }) => {
        setPreview(answer);
        setFailure(null);
      },
      onError: (thrown) => {
        setPreview(null);
        setFailure(asFailure(thrown));
      },
    });
  });
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => ask(proposal), typingPauseMs);
    return () => clearTimeout(timer);
  }, [isWanted, proposal]);
  return { preview, failure };
}
