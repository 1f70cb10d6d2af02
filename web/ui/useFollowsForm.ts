import { type RefObject, useEffect, useRef } from "react";

/**
 * For the sentence of what a form has just done: it takes the focus that goes with the form, and comes into view, since the
 * page is another one then. Who has gone on typing keeps the focus.
 * @param isDone whether it is done, by an act of the reader's on this page: what another device or somebody else does moves nobody
 */
export function useFollowsForm<Sentence extends HTMLElement>(isDone: boolean): RefObject<Sentence | null> {
  const sentence = useRef<Sentence>(null);
  const wasDone = useRef(isDone);
  useEffect(() => {
    // The form may still be there for a moment, hidden, with the focus in it.
    if (!wasDone.current && isDone && !document.activeElement?.matches("input, textarea")) sentence.current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  return sentence;
}
