import { useEffect } from "react";
import { fetchAllTexts } from "../i18n/i18n.ts";
import { keepWith } from "../relay/kept.ts";
import { useFollowedPush } from "../push/useFollowedPush.ts";
import { preloadReadablePages } from "../start/ahead.ts";
import { LeavingQuestion } from "./LeavingQuestion.tsx";
import { closeOwn, ownOf } from "./own.ts";
import { useRefusedSendings } from "./useRefusedSendings.ts";

/**
 * Keeps what the person reads, sends what waits and that a push was followed, tells of what the server refused after it had
 * waited, and asks whoever would lose something by signing out. Else it shows nothing, and comes after the first picture.
 */
export function OfflineParts({ userId }: { userId: string }) {
  useEffect(() => {
    const { answers } = ownOf(userId);
    keepWith(answers);
    void answers.tidy();
    preloadReadablePages(fetchAllTexts);
    return () => {
      keepWith(null);
      closeOwn();
    };
  }, [userId]);
  useRefusedSendings(userId);
  useFollowedPush();
  return <LeavingQuestion userId={userId} />;
}
