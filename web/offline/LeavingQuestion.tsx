import { Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { inTime } from "../session/inTime.ts";
import { askBeforeLeaving } from "../session/leave.ts";
import { lazyPart } from "../start/lazyPart.tsx";
import { confirmLoss } from "./askPlainly.ts";
import { ownOf } from "./own.ts";
import { messagesIn, useUnsentMessages } from "./useUnsentMessages.ts";
import { waitingHere } from "./waitingHere.ts";

/** Most people are never asked. Whoever wrote a message on this page has it already; else it comes when one waits. */
const fetchDialog = () => import("../ui/Dialog.tsx");
const ConfirmDialog = lazyPart(async () => (await fetchDialog()).ConfirmDialog);

/** Asks whoever signs out while messages of theirs have not arrived, because a sign-out deletes them (D227). */
export function LeavingQuestion({ userId }: { userId: string }) {
  const count = useUnsentMessages(userId);
  const find = useCallback(async () => {
    const { queue } = ownOf(userId);
    // A database that does not open counts for what is shown.
    return messagesIn(await inTime(queue.known(), queue.shown));
  }, [userId]);
  return <Question count={count} find={find} />;
}

/** The same question where nobody is let in, as beside the notice of a suspension: nothing is sent there, and nobody says whose it is. */
export function LeftHereQuestion() {
  const [count, setCount] = useState(0);
  // `find` needs the number that was found last. The state holds it only once React has rendered again.
  const known = useRef(0);
  const note = useCallback((left: number) => {
    known.current = left;
    setCount(left);
    return left;
  }, []);
  // The page counts while the person reads the notice. At the press it then has the dialog, and a number even where the disk is slow.
  useEffect(() => {
    void waitingHere().then((left) => note(messagesIn(left)));
  }, [note]);
  const find = useCallback(async () => note(await inTime(waitingHere().then(messagesIn), () => known.current)), [note]);
  return <Question count={count} find={find} />;
}

/**
 * @param count how many messages have not arrived, as far as the page knows
 * @param find counts them anew
 */
function Question({ count, find }: { count: number; find: () => Promise<number> }) {
  const { t } = useTranslation("shell");
  const [asked, setAsked] = useState<{ answer: (goes: boolean) => void } | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const isWaiting = count > 0;
  useEffect(() => {
    if (isWaiting) fetchDialog().catch(() => undefined);
  }, [isWaiting]);
  // The button to sign out is drawn with this. An effect would be too late for a quick press.
  useLayoutEffect(
    () =>
      askBeforeLeaving(async () => {
        const unsent = await find();
        if (unsent === 0) return true;
        const hasDialog = await inTime(
          fetchDialog().then(
            () => true,
            () => false,
          ),
          () => false,
        );
        if (!hasDialog) return confirmLoss(unsent);
        return new Promise((resolve) => {
          const answer = (goes: boolean) => {
            setAsked(null);
            resolve(goes);
          };
          setAsked({ answer });
          setWasAsked(true);
        });
      }),
    [find],
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
