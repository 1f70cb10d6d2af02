import { useEffect, useEffectEvent, useRef } from "react";
import { useRelayEnvironment } from "react-relay";
import { MARKS } from "../../../../../schema/readMarks.ts";
import { recordError } from "../../../../lib/errorLog.ts";
import { deliver } from "../../../../offline/own.ts";
import { Pace } from "../../../../talk/Pace.ts";
import { sinkMessages } from "../../sinkCounts.ts";

/**
 * Tells how far the open conversation is read, while somebody looks at it (D182).
 * @param state the global id of the reader's state in it
 * @param upTo the number of the newest message of others that is here; 0 where there is none
 * @param known how far it was read when it was opened
 */
export function useReadMarks(
  me: string,
  { chat, state }: { chat: string; state: string },
  upTo: number,
  known: number,
): void {
  const environment = useRelayEnvironment();
  const marked = useRef(known);
  const isWanted = (number: number) => document.visibilityState === "visible" && number > marked.current;
  const mark = useEffectEvent(() => {
    if (!isWanted(upTo)) return;
    const before = marked.current;
    marked.current = upTo;
    const what = { me, chat, number: upTo };
    deliver({ kind: "mark", what, line: `marks ${chat}`, slot: `mark ${chat}` }).then(
      (fared) => fared === "waits" && sinkMessages(environment, me, state),
      (thrown: unknown) => {
        marked.current = before;
        recordError(thrown);
      },
    );
  });
  const pace = useRef<Pace>(null);
  const markSoon = useEffectEvent((number: number) => isWanted(number) && pace.current?.want());
  const upToNow = useEffectEvent(() => upTo);
  useEffect(() => {
    pace.current = new Pace(() => mark(), MARKS);
    const handleVisible = () => markSoon(upToNow());
    document.addEventListener("visibilitychange", handleVisible);
    return () => {
      // Whoever leaves the conversation has read it.
      pace.current?.finish();
      document.removeEventListener("visibilitychange", handleVisible);
    };
  }, []);
  useEffect(() => void markSoon(upTo), [upTo]);
}
