import { graphql } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { useJoinGroupMutation } from "../../../__generated__/member/useJoinGroupMutation.graphql.ts";
import { onTheWay, placeOf } from "../../../app/paths.ts";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { AppFailure, saysNothing } from "../../../lib/AppFailure.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { type SendForm, useSendForm } from "../../../sending/useSendForm.ts";
import { useAcceptInvitation } from "../../../circle/joining/useAcceptInvitation.ts";
import type { ShownTerms } from "../../../circle/joining/shownTerms.ts";
import { isObstacle } from "../../../circle/joining/JoinObstacle.tsx";
import { toaster } from "../../../ui/toaster.tsx";

/** Milliseconds. A refusal with a next step is shown longer. */
const nextStepShownMs = 8000;

export interface JoinInputs {
  isAgreed: boolean;
  /** A word to the group's admin. */
  message: string;
}

/** The form to join a group, to accept an invitation to it, or to ask for a place. `onDone` runs when the answer changed what the page should show. */
export function useJoinGroup(
  {
    groupId,
    invitationId,
    needsApproval,
    shown,
  }: { groupId: string; invitationId: string | undefined; needsApproval: boolean; shown: ShownTerms },
  onDone: () => void,
): SendForm<JoinInputs> {
  const { t } = useTranslation("circle");
  const failureText = useFailureText();
  const navigate = useNavigate();
  const here = useLocation();
  const commit = useCommit<useJoinGroupMutation>(graphql`
    mutation useJoinGroupMutation($groupId: uuid!, $message: String, $shown: ShownTerms!) {
      join_group(group_id: $groupId, accept_agreement: true, message: $message, shown_terms: $shown) {
        isNew
        requiresApproval
      }
    }
  `);

  const accept = useAcceptInvitation();

  const join = async ({ message }: JoinInputs) => {
    try {
      if (invitationId) {
        await accept(invitationId, shown);
        toaster.show({ tone: "paid", title: t("join.success"), text: t("join.joined") });
        return;
      }
      const { join_group: answer } = await commit({ groupId, message: message.trim() || null, shown });
      if (!answer.isNew) {
        // Done before, on another device or by the admin: that is said, and no second success.
        const before = answer.requiresApproval ? "request-pending" : "already-member";
        toaster.show({ tone: "info", title: failureText(new AppFailure(before, "")) });
      } else if (answer.requiresApproval) {
        // That it waits for an answer is what the page then says in place of the form.
        toaster.show({ tone: "paid", title: t("join.submitted") });
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
    check: ({ isAgreed }) => ({ isAgreed: isAgreed ? undefined : t("join.agreeFirst") }),
    send: join,
    inputOf: (field) => (field === "message" ? "message" : field === "accept_agreement" ? "isAgreed" : undefined),
    failed: (failure) => {
      const leadTo = (label: string, place: string) => ({
        durationMs: nextStepShownMs,
        action: { label, onSelect: () => void navigate(place) },
      });
      const { code } = failure;
      if (code === "identity-required" || code === "identity-required-to-accept")
        return {
          title: t("join.verifyTitle"),
          ...leadTo(t("join.verify"), onTheWay("/identity-verification", placeOf(here))),
        };
      // The one reason that the page does not give: whose name is in a circle is told to nobody beforehand (D119).
      if (code === "alias-taken" && !invitationId)
        return { title: t("join.failed"), ...leadTo(t("join.profile"), "/profile") };
      // The page, read again, gives the reason in place of the form. Where nobody knows one, the sentence says what to do.
      return {
        title: t("join.failed"),
        ...(isObstacle(code) && { text: undefined }),
        ...(saysNothing(failure) && { text: t(needsApproval ? "join.requestFailed" : "join.tryAgain") }),
      };
    },
  });
}
