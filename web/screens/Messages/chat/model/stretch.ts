/**
 * The stretch of a conversation that is on screen: an unbroken run of numbers with the messages in it. It is never longer
 * than {@link MOST}, so that a year of talk weighs no more than a day.
 */
import type { ChatChange } from "../../../../talk/tail.ts";
import { type Quote, quoteOf, type Said, saidInChange, type Tally } from "./said.ts";

/** How many messages are on screen at most; the far end is let go when more come. */
export const MOST = 200;

export interface Stretch {
  /** Everything with a number above this is here… */
  after: number;
  /** …up to this one. */
  until: number;
  /** In the order of their numbers. */
  said: readonly Said[];
  /** Whether there is nothing older that the person sees. */
  isWhole: boolean;
}

const inOrder = (said: readonly Said[]) => said.toSorted((one, other) => one.number - other.number);

/** Adds a page below. `after` is what the page reaches down to. */
export function withOlder(stretch: Stretch, said: readonly Said[], after: number): Stretch {
  const all = [...inOrder(said), ...stretch.said];
  if (all.length <= MOST) return { ...stretch, after, said: all };
  const kept = all.slice(0, MOST);
  return { ...stretch, after, said: kept, until: kept.at(-1)!.number };
}

/** Adds a page above, up to the number `until`. */
export function withNewer(stretch: Stretch, said: readonly Said[], until: number): Stretch {
  return cutOlder({ ...stretch, until, said: [...stretch.said, ...inOrder(said)] });
}

/** The part of a stretch that has at most so many messages up to a number and as many after it. */
export function around(stretch: Stretch, at: number, each: number): Stretch {
  const [older, newer] = [
    stretch.said.filter(({ number }) => number <= at),
    stretch.said.filter(({ number }) => number > at),
  ];
  const [first, last] = [older.at(-each - 1), newer[each]];
  return {
    after: first ? first.number : stretch.after,
    until: last ? last.number - 1 : stretch.until,
    said: [...older.slice(-each), ...newer.slice(0, each)],
    isWhole: !first && stretch.isWhole,
  };
}

/**
 * Adds at most so many messages of a page below, the newest of them first.
 * @returns the stretch as it was where the page has no more, or does not go on where the stretch ends
 */
export function grownBelow(stretch: Stretch, page: Stretch, most: number): Stretch {
  const isBeside = page.after <= stretch.after && stretch.after <= page.until;
  const hasMore = page.after < stretch.after || page.isWhole;
  if (stretch.isWhole || !isBeside || !hasMore) return stretch;
  const rest = page.said.filter(({ number }) => number <= stretch.after);
  const next = rest.at(-most - 1);
  return { ...withOlder(stretch, rest.slice(-most), next ? next.number : page.after), isWhole: !next && page.isWhole };
}

/** The same above, the oldest of them first. */
export function grownAbove(stretch: Stretch, page: Stretch, most: number): Stretch {
  const isBeside = page.after <= stretch.until && stretch.until < page.until;
  if (!isBeside) return stretch;
  const rest = page.said.filter(({ number }) => number > stretch.until);
  const next = rest[most];
  return withNewer(stretch, rest.slice(0, most), next ? next.number - 1 : page.until);
}

/** Somebody may delete a message, or react to it, while its page is being read: this brings the page up to date. */
export const changedMeanwhile = (page: Stretch, changes: readonly ChatChange[], me: string): Stretch => ({
  ...page,
  said: changes.reduce(
    (said, change) => (change.kind === "said" ? said : withChange(said, change, false, me)),
    page.said,
  ),
});

/** Lets the oldest go when there are too many. */
function cutOlder(stretch: Stretch): Stretch {
  if (stretch.said.length <= MOST) return stretch;
  const kept = stretch.said.slice(-MOST);
  return { ...stretch, after: kept[0]!.number - 1, said: kept, isWhole: false };
}

/**
 * What happened, in order. A message is added only where the stretch reaches to the end: elsewhere it comes with its page.
 * Every change may be applied twice.
 */
export function withChanges(stretch: Stretch, changes: readonly ChatChange[], top: number, me: string): Stretch {
  const atEnd = stretch.until >= top;
  const said = changes.reduce((said, change) => withChange(said, change, atEnd, me), stretch.said);
  const last = changes.at(-1)?.number ?? top;
  return cutOlder({ ...stretch, said, until: atEnd ? Math.max(stretch.until, last) : stretch.until });
}

function withChange(said: readonly Said[], change: ChatChange, atEnd: boolean, me: string): readonly Said[] {
  const { kind, message, message_id: messageId } = change;
  if (kind !== "said")
    return said.map((each) => (each.messageId === messageId ? changed(each, change, me) : unquoted(each, change)));
  if (!atEnd || !message || message.number <= (said.at(-1)?.number ?? 0)) return said;
  const next = saidInChange(message);
  return said.concat({ ...next, quote: quoteFrom(said, next.replyToId) });
}

const quoteFrom = (said: readonly Said[], id: string | null): Quote | null => {
  const found = id === null ? undefined : said.find(({ messageId }) => messageId === id);
  return found ? quoteOf(found) : null;
};

/** What is left of a message that its author, or the admin, took back (D178). */
export const takenBack = (said: Said): Said => ({ ...said, isDeleted: true, text: null, voice: null, reactions: [] });

function changed(each: Said, { emoji, kind, number, user_id: userId }: ChatChange, me: string): Said {
  if (kind === "deleted") return takenBack(each);
  if (emoji == null || userId == null) return each;
  return withReaction(each, { emoji, userId, isMine: userId === me, number }, kind === "reacted");
}

/** Somebody reacts, or no longer does. */
export interface Reacted {
  emoji: string;
  userId: string;
  isMine: boolean;
  /** Of the change; none of what its reader sees before the server has it. */
  number?: number;
}

/**
 * A message with a reaction set, or without it. What is counted already is not counted again: others' by its number, and
 * the reader's own because there can be only one.
 */
export function withReaction(said: Said, { emoji, isMine, number, userId }: Reacted, isSet: boolean): Said {
  const tally = said.reactions.find((each) => each.emoji === emoji);
  const until = Math.max(tally?.until ?? 0, number ?? 0);
  if (said.isDeleted || (number !== undefined && tally && number <= tally.until)) return said;
  const isThere = isMine ? (tally?.isMine ?? false) === isSet : !isSet && tally === undefined;
  if (isThere) {
    if (tally === undefined) return said;
    return { ...said, reactions: said.reactions.map((each) => (each === tally ? { ...each, until } : each)) };
  }
  const others = (tally?.userIds ?? []).filter((id) => id !== userId);
  const next: Tally = {
    emoji,
    count: (tally?.count ?? 0) + (isSet ? 1 : -1),
    isMine: isMine ? isSet : (tally?.isMine ?? false),
    userIds: isSet ? [...others, userId] : others,
    until,
  };
  if (tally === undefined) return { ...said, reactions: [...said.reactions, next] };
  const reactions = said.reactions.map((each) => (each === tally ? next : each));
  return { ...said, reactions: reactions.filter(({ count }) => count > 0) };
}

/** What an answer says of a message that was taken back. */
export const withoutWords = (quote: Quote): Quote => ({ ...quote, text: null, voiceMs: null });

/** The words of a message that was taken back leave the answers to it too. */
const unquoted = (each: Said, { kind, message_id }: ChatChange): Said =>
  kind === "deleted" && each.quote?.messageId === message_id ? { ...each, quote: withoutWords(each.quote) } : each;

/** One message changed by its reader alone. */
export const withMessage = (stretch: Stretch, messageId: string, change: (said: Said) => Said): Stretch => ({
  ...stretch,
  said: stretch.said.map((each) => (each.messageId === messageId ? change(each) : each)),
});

/** A message that its reader hides for themselves, or shows again: with it go the quotes of it. */
export const withHidden = (stretch: Stretch, messageId: string, isHidden: boolean): Stretch => ({
  ...stretch,
  said: stretch.said.map((each) => {
    if (each.messageId === messageId) return { ...each, isHidden };
    return each.quote?.messageId === messageId ? { ...each, quote: { ...each.quote, isHidden } } : each;
  }),
});

/** What answers to messages beyond the stretch quote, once it was read. */
export const withQuotes = (stretch: Stretch, quotes: ReadonlyMap<string, Quote>): Stretch => ({
  ...stretch,
  said: stretch.said.map((each) =>
    each.quote === null && each.replyToId !== null && quotes.has(each.replyToId)
      ? { ...each, quote: quotes.get(each.replyToId)! }
      : each,
  ),
});

/** The messages that are answered here and were not read yet. */
export const missingQuotes = ({ said }: Stretch): string[] => [
  ...new Set(said.flatMap(({ quote, replyToId }) => (replyToId !== null && quote === null ? [replyToId] : []))),
];
