import { useEffect, useRef } from "react";

/**
 * The sentence of the answer that was just given takes the focus that went with the form, and comes into view: the page is
 * much shorter then.
 */
export function useGivenAnswer(choice: string | null | undefined) {
  const sentence = useRef<HTMLParagraphElement>(null);
  const before = useRef(choice);
  useEffect(() => {
    if (before.current == null && choice != null && document.activeElement === document.body) sentence.current?.focus();
    before.current = choice;
  }, [choice]);
  return sentence;
}
