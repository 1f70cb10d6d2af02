import { useEffect, useRef } from "react";
import { recordError } from "../../../../lib/errorLog.ts";
import { deliver } from "../../../../offline/own.ts";

/** Of many messages a moment, one mark is enough. In milliseconds. */
const PAUSE_MS = 300;

/**
 * Tells how far the open conversation is read, while somebody looks at it (D182).
 * @param upTo the number of the newest message of others that is here; 0 where there is none
 * @param known how far it was read when it was opened
 */
export function useReadMarks(me: string, chat: string, upTo: number, known: number): void {
  const marked = useRef(known);
  useEffect(() => {
    if (upTo <= marked.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const markSoon = () => {
      clearTimeout(timer);
      if (document.visibilityState !== "visible" || upTo <= marked.current) return;
      timer = setTimeout(() => {
        const before = marked.current;
        marked.current = upTo;
        const mark = { me, chat, number: upTo };
        deliver({ kind: "mark", what: mark, line: chat, slot: `mark ${chat}` }).catch((thrown: unknown) => {
          marked.current = before;
          recordError(thrown);
        });
      }, PAUSE_MS);
    };
    markSoon();
    document.addEventListener("visibilitychange", markSoon);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", markSoon);
    };
  }, [chat, me, upTo]);
}
