import { useEffect, useEffectEvent, useState } from "react";
import type { ChatChange } from "../../../../talk/tail.ts";
import type { Room } from "../model/Room.ts";

/** The last message that somebody else has said since the reader has said something, to be read out. */
export function useArrived(room: Room, me: string): { arrived: ChatChange | null; forget: () => void } {
  const [arrived, setArrived] = useState<ChatChange | null>(null);
  const hear = useEffectEvent((changes: readonly ChatChange[]) =>
    setArrived(changes.findLast(({ kind, user_id }) => kind === "said" && user_id != null && user_id !== me) ?? null),
  );
  useEffect(() => room.onChanges(hear), [room]);
  return { arrived, forget: () => setArrived(null) };
}
