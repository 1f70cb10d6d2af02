import { localDay } from "../../../../lib/dates.ts";
import type { Said } from "../model/said.ts";

/** What stands in the list of a conversation, one below the other. */
export type Line =
  | { type: "day"; key: string; day: string }
  | { type: "unread"; key: string }
  | {
      type: "said";
      key: string;
      said: Said;
      /** Whether it begins what one person says without interruption. */
      isFirst: boolean;
      isLast: boolean;
    };

/** Who says something again within this time goes on, in milliseconds. */
const RUN_MS = 10 * 60_000;

const dayOf = ({ createdAt }: Said) => localDay(new Date(createdAt));

/** Whether the person who said `said` goes on with `next`. The caller makes sure that both are of the same day. */
const goesOn = (said: Said | undefined, next: Said | undefined, unreadFrom: number | null) =>
  said !== undefined &&
  next !== undefined &&
  said.senderId !== null &&
  said.senderId === next.senderId &&
  !(unreadFrom !== null && said.number < unreadFrom && next.number >= unreadFrom) &&
  Date.parse(next.createdAt) - Date.parse(said.createdAt) < RUN_MS;

/**
 * The lines of a conversation: days apart, what one person says together, and a line before the first that was unread.
 * @param unreadFrom the number from which on it was unread when it was opened; null where nothing was
 */
export function linesOf(all: readonly Said[], me: string, unreadFrom: number | null): Line[] {
  const shown = all.filter(({ isHidden }) => !isHidden);
  const firstUnread =
    unreadFrom === null
      ? undefined
      : shown.find(({ number, senderId }) => number >= unreadFrom && senderId !== null && senderId !== me);
  // Once each: with every page that comes all messages on screen are asked.
  const days = shown.map(dayOf);
  const goesOnAt = (at: number) =>
    days[at] === days[at + 1] && goesOn(shown[at], shown[at + 1], firstUnread?.number ?? null);
  const lines: Line[] = [];
  shown.forEach((said, at) => {
    const day = days[at]!;
    if (days[at - 1] !== day) lines.push({ type: "day", key: `day ${day} ${said.number}`, day });
    if (said === firstUnread) lines.push({ type: "unread", key: "unread" });
    lines.push({
      type: "said",
      key: said.messageId,
      said,
      isFirst: !goesOnAt(at - 1),
      isLast: !goesOnAt(at),
    });
  });
  return lines;
}

/** Some lines of a conversation. It grows at its ends, so only its first and last block are drawn again. */
export interface Block {
  key: number;
  lines: Line[];
}

/** How many numbers a block spans. */
const BLOCK = 16;

/** Lines in blocks by their numbers; a day and the line before what was unread stand with what follows them. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let before: Line[] = [];
  for (const line of lines) {
    before.push(line);
    if (line.type !== "said") continue;
    const key = Math.floor(line.said.number / BLOCK);
    const last = blocks.at(-1);
    if (last?.key === key) last.lines.push(...before);
    else blocks.push({ key, lines: before });
    before = [];
  }
  return blocks;
}

/** Whether two lines look the same. */
export function isSameLine(one: Line, other: Line | undefined): boolean {
  if (one.type !== "said" || other?.type !== "said") return one.key === other?.key;
  return one.said === other.said && one.isFirst === other.isFirst && one.isLast === other.isLast;
}
