import { type RefObject, useEffect, useRef } from "react";
import type { Said } from "../model/said.ts";

/** Something can be done with what people say and is still to be seen. */
const isActable = ({ isDeleted, isHidden, senderId }: Said) => senderId !== null && !isDeleted && !isHidden;

/**
 * Whoever hides or deletes a message goes on beside it: the focus that went with it moves to the next message, or else to
 * the one before. A person who has gone on elsewhere keeps it there.
 * @param log the list with the rows, which takes the focus where no message is left
 * @param now.said undefined until it is here
 * @param now.isCovered whether something lies over the list that has the focus itself
 * @returns what to call with the number of the message that somebody chooses an act for
 */
export function useActedFocus(
  log: RefObject<HTMLElement | null>,
  { isCovered, said }: { said: readonly Said[] | undefined; isCovered: boolean },
): (number: number) => void {
  const acted = useRef<number | null>(null);
  useEffect(() => {
    const number = acted.current;
    if (isCovered || number === null || !said) return;
    const others = said.filter(isActable);
    if (others.some((each) => each.number === number)) {
      // Nothing was done: what somebody else does with it later, or a page without it, moves no focus.
      acted.current = null;
      return;
    }
    if (document.activeElement !== document.body) return;
    acted.current = null;
    const next = others.find((each) => each.number > number) ?? others.at(-1);
    const button = log.current?.querySelector<HTMLElement>(`[data-number="${next?.number}"] .act`);
    (button ?? log.current)?.focus({ preventScroll: true });
  }, [isCovered, log, said]);
  return (number) => {
    acted.current = number;
  };
}
