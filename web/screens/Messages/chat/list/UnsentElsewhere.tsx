import { chakra } from "@chakra-ui/react";
import { useSyncExternalStore } from "react";
import { ownOf } from "../../../../offline/own.ts";
import { Unsent } from "../room/Unsent.tsx";
import { useCopyWords } from "../room/useCopyWords.ts";
import { useRecordingUrls } from "../room/useRecordingUrls.ts";
import { type Saying } from "../room/useSending.ts";
import type { Chat } from "../useChats.ts";

/**
 * What was written or recorded and not sent, where the list leads to no conversation that has it back: its circle is gone, or it is
 * hidden. It can be read, copied and dropped; until then a sign-out asks about it.
 */
export function UnsentElsewhere({ me, chats }: { me: string; chats: readonly Chat[] }) {
  const { queue } = ownOf(me);
  const waiting = useSyncExternalStore(queue.subscribe, queue.shown);
  const urls = useRecordingUrls();
  const copy = useCopyWords();
  const listed = new Set(chats.flatMap(({ chatId, state }) => (state.deleted_at == null ? [chatId] : [])));
  const left = waiting.filter(
    (entry): entry is Saying => entry.kind === "say" && entry.refused !== null && !listed.has(entry.what.chat),
  );
  return left.map(({ ticket, what: { recording, text } }) => {
    const drop = () => {
      urls.letGo(ticket);
      void queue.take(ticket);
    };
    return (
      <chakra.div
        key={ticket}
        pb="3"
        bg="sunken"
        borderWidth="1px"
        borderTopWidth="0"
        borderRadius="l2"
        overflow="hidden"
      >
        <Unsent
          text={text ?? ""}
          recording={recording && { ...recording, url: urls.of(ticket, recording.sound) }}
          onCopy={() => void copy(text ?? "")}
          onDropText={drop}
          onDropRecording={drop}
        />
      </chakra.div>
    );
  });
}
