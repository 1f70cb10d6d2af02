import { useEffect, useEffectEvent, useState } from "react";
import type { ChatChange } from "../../../../talk/tail.ts";
import type { Room } from "../model/Room.ts";
import type { Said } from "../model/said.ts";
import type { RoomDialog } from "./RoomHeader.tsx";

/** A question or a dialog, with what it is about. */
export type Opened =
  | RoomDialog
  | { act: "delete"; said: Said }
  | { act: "seen"; said: Said }
  | { act: "message"; said: Said };

export type OverlayState = ReturnType<typeof useOverlay>;

/** What lies over a conversation: what can be done with a message that was pressed, and what was opened from there or from the head. */
export function useOverlay(room: Room) {
  const [pressed, setPressed] = useState<{ said: Said; beside: HTMLElement } | null>(null);
  const [opened, open] = useState<Opened | null>(null);
  /** What is taken back meanwhile offers nothing, and is not asked about. */
  const hear = useEffectEvent((changes: readonly ChatChange[]) => {
    const isGone = (id: string) => changes.some(({ kind, message_id }) => kind === "deleted" && message_id === id);
    setPressed((now) => (now && isGone(now.said.messageId) ? null : now));
    open((now) => (typeof now === "object" && now?.act === "delete" && isGone(now.said.messageId) ? null : now));
  });
  useEffect(() => room.onChanges(hear), [room]);
  return {
    pressed,
    opened,
    isThere: pressed !== null || opened !== null,
    press: (said: Said, beside: HTMLElement) => setPressed({ said, beside }),
    letGo: () => setPressed(null),
    open,
    close: () => open(null),
  };
}
