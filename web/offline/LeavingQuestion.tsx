import { Suspense, useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { pause } from "../lib/pause.ts";
import { askBeforeLeaving } from "../session/leave.ts";
import { lazyPart } from "../start/lazyPart.tsx";
import { ownOf } from "./own.ts";
import { messagesIn, useUnsentMessages } from "./useUnsentMessages.ts";

/** Most people are never asked. Whoever wrote a message on this page has it already; else it comes when one waits. */
const fetchDialog = () => import("../ui/Dialog.tsx");
const ConfirmDialog = lazyPart(async () => (await fetchDialog()).ConfirmDialog);

/** Nobody who signs out waits longer for the disk, nor for the dialog, in milliseconds. */
const LONGEST_MS = 1000;

/** Asks whoever signs out while messages of theirs have not arrived, because a sign-out deletes them (D227). */
export function LeavingQuestion({ userId }: { userId: string }) {
  const { t } = useTranslation("shell");
  const count = useUnsentMessages(userId);
  const [asked, setAsked] = useState<{ answer: (goes: boolean) => void } | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const isWaiting = count > 0;
  useEffect(() => {
    if (isWaiting) fetchDialog().catch(() => undefined);
  }, [isWaiting]);
  useEffect(
    () =>
      askBeforeLeaving(async () => {
        const { queue } = ownOf(userId);
        // A database that does not open counts for what is shown.
        const unsent = messagesIn(await Promise.race([queue.known(), pause(LONGEST_MS).then(queue.shown)]));
        if (unsent === 0) return true;
        const hasDialog = await Promise.race([
          fetchDialog().then(
            () => true,
            () => false,
          ),
          pause(LONGEST_MS).then(() => false),
        ]);
        // The browser's own question needs no connection.
        if (!hasDialog) return confirm(`${t("leaving.title")}\n\n${t("leaving.unsent", { count: unsent })}`);
        return new Promise((resolve) => {
          const answer = (goes: boolean) => {
            setAsked(null);
            resolve(goes);
          };
          setAsked({ answer });
          setWasAsked(true);
        });
      }),
    [t, userId],
  );
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => asked?.answer(false)}
        title={t("leaving.title")}
        confirmLabel={t("nav.signOut")}
        onConfirm={() => asked?.answer(true)}
        isDestructive={isWaiting}
        size="sm"
      >
        {/* They may arrive while the question stands. */}
        {isWaiting ? t("leaving.unsent", { count }) : t("leaving.allSent")}
      </ConfirmDialog>
    </Suspense>
  );
}
