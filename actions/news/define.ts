import type { z } from "zod";

/**
 * Where people read a piece of news: in a notice of their own, in a line of their own activity feed, in a post of the
 * system in the group's chat, or in a letter that follows a notice.
 */
export const CHANNELS = ["notice", "feed", "chat", "letter"] as const;
export type Channel = (typeof CHANNELS)[number];

/** How much a notice asks of its reader: kept as `notifications.priority`. */
export type Weight = "low" | "normal" | "high";

/** One kind of news. Its sentences are in `schema/news`, its letter's in `actions/news/letters`. */
export interface News {
  /** What it is about. News of a group carries the group's name at that time among its values, as `group`. */
  about: "group" | "person";
  channels: readonly Channel[];
  weight: Weight;
  /**
   * Where its notice's text holds neither an amount nor anything that somebody wrote, a lock screen may show it. Of all
   * others it shows the title and the group's name (D293).
   */
  lockScreen?: "text";
  /** The reasons with which its push rings in the quiet too, because the morning would be too late (D191). */
  ringsAtNight?: readonly string[];
  /** The facts that its sentences are made of: never a text that was made for reading (D304). */
  values: z.ZodType<object>;
}

/** Keeps the exact type of a kind, so that the caller of `tell` has to give exactly its values. */
export const news = <const Kind extends News>(kind: Kind): Kind => kind;
