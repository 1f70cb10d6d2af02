import { useTranslation } from "react-i18next";
import { graphql, useMutation } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { useJoinGroupMutation } from "../../../__generated__/member/useJoinGroupMutation.graphql.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { asFailure } from "../../../lib/AppFailure.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** A refusal one can act upon stays longer. */
const verifyShownMs = 8000;

/** Joins a group, or asks to; says how it went. `onDone` runs when the answer changed what the page should show. */
export function useJoinGroup(groupId: string, onDone: () => void) {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [commit, isJoining] = useMutation<useJoinGroupMutation>(graphql`
    mutation useJoinGroupMutation($groupId: uuid!, $message: String) {
      join_group(group_id: $groupId, accept_agreement: true, message: $message) {
        requiresApproval
      }
    }
  `);

  const sayRefused = (thrown: unknown) => {
    const failure = asFailure(thrown);
    const text = failureText(failure);
    if (failure.code !== "identity-required") return toaster.show({ tone: "late", title: t("join.failed"), text });
    return toaster.show({
      tone: "late",
      title: t("join.verifyTitle"),
      text,
      durationMs: verifyShownMs,
      action: { label: t("join.verify"), onSelect: () => void navigate("/identity-verification") },
    });
  };

  const join = (message: string) =>
    commit({
      variables: { groupId, message: message.trim() || null },
      onCompleted: ({ join_group: answer }) => {
        if (answer.requiresApproval) {
          toaster.show({ tone: "paid", title: t("join.submitted"), text: t("join.pendingText") });
        } else {
          toaster.show({ tone: "paid", title: t("join.success"), text: t("join.joined") });
        }
        onDone();
      },
      onError: (error) => {
        sayRefused(error);
        onDone();
      },
    });

  return { join, isJoining };
}
