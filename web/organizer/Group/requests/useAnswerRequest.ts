import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useMutation } from "react-relay";
import type { useAnswerRequestApproveMutation } from "../../../__generated__/group_admin/useAnswerRequestApproveMutation.graphql.ts";
import type { useAnswerRequestRejectMutation } from "../../../__generated__/group_admin/useAnswerRequestRejectMutation.graphql.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** Answers requests to join. An answered one is gone from the list at once; the live query brings the rest. */
export function useAnswerRequest() {
  const { t } = useTranslation("organizer");
  const failureText = useFailureText();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [answeredIds, setAnsweredIds] = useState<ReadonlySet<string>>(new Set());
  const [commitApprove] = useMutation<useAnswerRequestApproveMutation>(graphql`
    mutation useAnswerRequestApproveMutation($id: uuid!) {
      approve_join_request(join_request_id: $id) {
        success
      }
    }
  `);
  const [commitReject] = useMutation<useAnswerRequestRejectMutation>(graphql`
    mutation useAnswerRequestRejectMutation($id: uuid!, $reason: String) {
      reject_join_request(join_request_id: $id, reason: $reason) {
        success
      }
    }
  `);

  const settle = (id: string, toast: { title: string; text?: string }) => {
    setBusyId(null);
    setAnsweredIds((before) => new Set(before).add(id));
    toaster.show({ tone: "paid", ...toast });
  };
  const fail = (title: string, error: unknown) => {
    setBusyId(null);
    toaster.show({ tone: "late", title, text: failureText(error) });
  };

  const approve = (id: string, name: string) => {
    setBusyId(id);
    commitApprove({
      variables: { id },
      onCompleted: () => settle(id, { title: t("requests.approved"), text: t("requests.approvedText", { name }) }),
      onError: (error) => fail(t("requests.approveFailed"), error),
    });
  };
  const reject = (id: string, reason: string) => {
    setBusyId(id);
    commitReject({
      variables: { id, reason: reason.trim() || null },
      onCompleted: () => settle(id, { title: t("requests.rejected") }),
      onError: (error) => fail(t("requests.rejectFailed"), error),
    });
  };

  return { approve, reject, busyId, answeredIds };
}
