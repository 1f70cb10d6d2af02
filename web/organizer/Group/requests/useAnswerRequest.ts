import { graphql } from "react-relay";
import type { useAnswerRequestApproveMutation } from "../../../__generated__/group_admin/useAnswerRequestApproveMutation.graphql.ts";
import type { useAnswerRequestRejectMutation } from "../../../__generated__/group_admin/useAnswerRequestRejectMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { useAction, useCommit } from "../../../sending/useAction.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** Approves one request to join. Each row has its own, so a second one may be approved while the first is under way. */
export function useApproveRequest({ id, name, onApproved }: { id: string; name: string; onApproved: () => void }) {
  const { t } = useTranslation("organizer");
  const { run, isBusy, failure } = useAction<useAnswerRequestApproveMutation>(graphql`
    mutation useAnswerRequestApproveMutation($id: uuid!) {
      approve_join_request(join_request_id: $id) {
        success
      }
    }
  `);
  const approve = async () => {
    if ((await run({ id })) === null) return;
    onApproved();
    toaster.show({ tone: "paid", title: t("requests.approved"), text: t("requests.approvedText", { name }) });
  };
  return { approve, isBusy, failure };
}

/** Rejects a request to join, or throws the AppFailure of a refusal: the form that asked for the reason shows it. */
export function useRejectRequest(): (id: string, reason: string) => Promise<void> {
  const { t } = useTranslation("organizer");
  const commit = useCommit<useAnswerRequestRejectMutation>(graphql`
    mutation useAnswerRequestRejectMutation($id: uuid!, $reason: String) {
      reject_join_request(join_request_id: $id, reason: $reason) {
        success
      }
    }
  `);
  return async (id, reason) => {
    await commit({ id, reason: reason.trim() || null });
    toaster.show({ tone: "paid", title: t("requests.rejected") });
  };
}
