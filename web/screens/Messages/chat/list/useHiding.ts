import { useEffect, useRef, useState } from "react";
import { graphql } from "react-relay";
import type { useHidingMutation } from "../../../../__generated__/member/useHidingMutation.graphql.ts";
import { useTranslation } from "../../../../i18n/useTranslation.ts";
import { productNow } from "../../../../lib/productClock.ts";
import { useCommit } from "../../../../sending/useAction.ts";
import { useAttempt } from "../../../../sending/useAttempt.ts";
import { toaster } from "../../../../ui/toaster.tsx";

/** Hides conversations from the list, with undo. What is hidden leaves the list at once. */
export function useHiding(me: string) {
  const { t } = useTranslation("messages");
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const commit = useCommit<useHidingMutation>(graphql`
    mutation useHidingMutation($me: uuid!, $chat: uuid!, $at: timestamptz) {
      update_chat_user_states_by_pk(pk_columns: { user_id: $me, chat_id: $chat }, _set: { deleted_at: $at }) {
        id
        deleted_at
      }
    }
  `);
  const mark = (chat: string, isHidden: boolean) =>
    setHidden((before) => {
      const next = new Set(before);
      if (isHidden) next.add(chat);
      else next.delete(chat);
      return next;
    });
  const { run } = useAttempt(
    async (chat: string, isHidden: boolean) => {
      mark(chat, isHidden);
      try {
        return await commit({ me, chat, at: isHidden ? productNow().toISOString() : null });
      } finally {
        // From here on the row itself says it.
        mark(chat, false);
      }
    },
    { failed: t("list.removeFailed"), isManyAtOnce: true },
  );
  const hide = async (chat: string) => {
    if (!(await run(chat, true))) return;
    toaster.show({ tone: "info", title: t("list.removed"), undo: () => void run(chat, false) });
  };
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  // The same for every row and every picture, so that rows that stay are not drawn again.
  const [hideLatest] = useState(() => (chat: string) => void latest.current(chat));
  return { hidden, hide: hideLatest };
}
