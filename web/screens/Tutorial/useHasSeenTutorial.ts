import { useEffect, useState } from "react";
import { readOwn } from "../../session/ofPerson.ts";
import { SEEN, useTutorialSeen } from "./useTutorialSeen.ts";

/**
 * Tells whether the person had seen the tutorial before this page, on whatever device. Where this device alone knows it, the
 * account is told again (D153).
 * @param seenAt what the account says
 */
export function useHasSeenTutorial(seenAt: string | null | undefined): boolean {
  const noteSeen = useTutorialSeen();
  const [isSeenHere] = useState(() => readOwn(SEEN) !== null);
  const isKept = seenAt != null;
  useEffect(() => {
    if (isSeenHere && !isKept) noteSeen();
  }, [isKept, isSeenHere, noteSeen]);
  return isKept || isSeenHere;
}
