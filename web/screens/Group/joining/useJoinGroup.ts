import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useJoinGroupMutation } from "../../../__generated__/member/useJoinGroupMutation.graphql.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { type SendForm, useSendForm } from "../../../sending/useSendForm.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** Milliseconds. A refusal with a next step is shown longer. */
const verifyShownMs = 8000;

export interface JoinInputs {
  isAgreed: boolean;
  /** A word to the group's admin. */
  message: string;
}

/** The form to join a group, or to ask for a place. `onDone` runs when the answer changed what the page should show. */
export function useJoinGroup(groupId: string, onDone: () => void): SendForm<JoinInputs> {
  const { t } = useTranslation("circle");
  const { t: refusal } = useTranslation("refusals");
  const navigate = useNavigate();
  const commit = useCommit<useJoinGroupMutation>(graphql`
    mutation useJoinGroupMutation($groupId: uuid!, $message: String) {
      join_group(group_id: $groupId, accept_agreement: true, message: $message) {
        requiresApproval
      }
    }
  `);

  const join = async ({ message }: JoinInputs) => {
    try {
      const { join_group: answer } = await commit({ groupId, message: message.trim() || null });
      if (answer.requiresApproval) {
        toaster.show({ tone: "paid", title: t("join.submitted"), text: refusal("request-pending") });
      } else {
        toaster.show({ tone: "paid", title: t("join.success"), text: t("join.joined") });
      }
    } finally {
      // Refused too: somebody else may have taken the last seat.
      onDone();
    }
  };

  return useSendForm<JoinInputs>({
    defaultValues: { isAgreed: false, message: "" },
    send: join,
    inputOf: (field) => (field === "message" ? "message" : field === "accept_agreement" ? "isAgreed" : undefined),
    failed: ({ code }) =>
      code === "identity-required"
        ? {
            title: t("join.verifyTitle"),
            durationMs: verifyShownMs,
            action: { label: t("join.verify"), onSelect: () => void navigate("/identity-verification") },
          }
        : { title: t("join.failed") },
  });
}
