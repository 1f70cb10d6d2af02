import { useState } from "react";
import { graphql } from "react-relay";
import type { useAnswerRequestApproveMutation } from "../../../__generated__/group_admin/useAnswerRequestApproveMutation.graphql.ts";
import type { useAnswerRequestRejectMutation } from "../../../__generated__/group_admin/useAnswerRequestRejectMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction, useCommit } from "../../../sending/useAction.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** Answers requests to join. An answered one is gone from the list at once; the live query brings the rest. */
export function useAnswerRequest() {
  const { t } = useTranslation("organizer");
  const [approvingId, setApprovingId] = useState<string | null>(null);
  const [answeredIds, setAnsweredIds] = useState<ReadonlySet<string>>(new Set());
  const approval = useAction<useAnswerRequestApproveMutation>(graphql`
    mutation useAnswerRequestApproveMutation($id: uuid!) {
      approve_join_request(join_request_id: $id) {
        success
      }
    }
  `);
  const commitRejection = useCommit<useAnswerRequestRejectMutation>(graphql`
    mutation useAnswerRequestRejectMutation($id: uuid!, $reason: String) {
      reject_join_request(join_request_id: $id, reason: $reason) {
        success
      }
    }
  `);

  const settle = (id: string, toast: { title: string; text?: string }) => {
    setAnsweredIds((before) => new Set(before).add(id));
    toaster.show({ tone: "paid", ...toast });
  };
  const approve = async (id: string, name: string) => {
    setApprovingId(id);
    if (await approval.run({ id })) {
      settle(id, { title: t("requests.approved"), text: t("requests.approvedText", { name }) });
    }
  };
  /** Rejects with the AppFailure of a refusal: the form that asked for the reason shows it. */
  const reject = async (id: string, reason: string) => {
    await commitRejection({ id, reason: reason.trim() || null });
    settle(id, { title: t("requests.rejected") });
  };

  return {
    approve,
    reject,
    busyId: approval.isBusy ? approvingId : null,
    /** Why the last approval was refused, and of whom. */
    refused: approval.failure && { id: approvingId, failure: approval.failure },
    answeredIds,
  };
}
