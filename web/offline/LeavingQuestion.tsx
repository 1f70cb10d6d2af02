import { useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { askBeforeLeaving } from "../session/leave.ts";
import { ConfirmDialog } from "../ui/Dialog.tsx";
import { ownOf } from "./own.ts";
import { messagesIn, useUnsentMessages } from "./useUnsentMessages.ts";

/** Asks whoever signs out while messages of theirs have not arrived, because a sign-out deletes them (D227). */
export function LeavingQuestion({ userId }: { userId: string }) {
  const { t } = useTranslation("shell");
  const count = useUnsentMessages(userId);
  const [asked, setAsked] = useState<{ answer: (goes: boolean) => void } | null>(null);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        if (messagesIn(await ownOf(userId).queue.known()) === 0) return true;
        return new Promise((resolve) => {
          const answer = (goes: boolean) => {
            setAsked(null);
            resolve(goes);
          };
          setAsked({ answer });
        });
      }),
    [userId],
  );
  return (
    <ConfirmDialog
      isOpen={asked !== null}
      onClose={() => asked?.answer(false)}
      title={t("leaving.title")}
      confirmLabel={t("nav.signOut")}
      onConfirm={() => asked?.answer(true)}
      isDestructive={count > 0}
      size="sm"
    >
      {/* They may arrive while the question stands. */}
      {count > 0 ? t("leaving.unsent", { count }) : t("leaving.allSent")}
    </ConfirmDialog>
  );
}
