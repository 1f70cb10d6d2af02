import { graphql } from "react-relay";
import type { useAnswerLeaveRequestMutation } from "../../../__generated__/group_admin/useAnswerLeaveRequestMutation.graphql.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { readAfter } from "../../../relay/readAfter.ts";
import { useCommit } from "../../../sending/useAction.ts";
import { useAttempt } from "../../../sending/useAttempt.ts";
import { toaster } from "../../../ui/toaster.tsx";

/** Answers one request to leave; the row goes when the page has read what follows from it. */
export function useAnswerLeaveRequest(id: string, name: string) {
  const { t } = useTranslation("leaving");
  const commit = useCommit<useAnswerLeaveRequestMutation>(graphql`
    mutation useAnswerLeaveRequestMutation($id: uuid!, $agree: Boolean!, $answer: String) {
      answer_leave_request(leave_request_id: $id, agree: $agree, answer: $answer) {
        success
      }
    }
  `);
  const { run, isBusy, failure } = useAttempt(() => readAfter(commit({ id, agree: true })));
  return {
    agree: async () => {
      if (await run()) toaster.show({ tone: "paid", title: t("admin.agreed", { name }) });
    },
    /** Rejects with the AppFailure of a refusal: the form that asked for the words shows it. */
    decline: async (words: string) => {
      await readAfter(commit({ id, agree: false, answer: words.trim() || null }));
      toaster.show({ tone: "paid", title: t("admin.declined") });
    },
    isBusy,
    failure,
  };
}
