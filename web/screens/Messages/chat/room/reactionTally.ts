import type { Reaction } from "../model/said.ts";

/** All that a person can react with; a long press offers the first six. */
export const EMOJI = ["👍", "❤️", "😂", "😮", "😢", "😠", "🎉", "🔥", "👏", "🙏"] as const;
export const QUICK = 6;

export interface Tally {
  emoji: string;
  userIds: readonly string[];
}

/** Who reacted with what, in the order in which each was first set. */
export function reactionTally(reactions: readonly Reaction[]): Tally[] {
  const byEmoji = new Map<string, string[]>();
  for (const { emoji, userId } of reactions) byEmoji.set(emoji, [...(byEmoji.get(emoji) ?? []), userId]);
  return [...byEmoji].map(([emoji, userIds]) => ({ emoji, userIds }));
}
