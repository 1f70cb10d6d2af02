import { useState } from "react";
import type { useChats_states$key } from "../../../../__generated__/member/useChats_states.graphql.ts";
import { type ChatRow, LIVE_CHATS } from "../../../../talk/useChatList.ts";

type Key = useChats_states$key[number];

/** A conversation as a page of the list reads it. */
export type ListedState = Key & {
  readonly id: string;
  readonly chat_id: string;
  readonly last_message_at?: string | null;
};

/** Where a page of the list ends: by the last message, those without one after all others, then by id. */
export interface ListPlace {
  at: string | null;
  chatId: string;
}

/**
 * How many conversations a page holds; the documents say the same. More than the live query follows, which so is another
 * field of the store: the page must not get rows from it that have no names.
 */
export const LIST_PAGE = 60;

const placeOf = ({ chat_id, last_message_at }: ListedState): ListPlace => ({
  at: last_message_at ?? null,
  chatId: chat_id,
});

/** Where the next page begins; null where this one is the last. */
export const placeBelow = (page: readonly ListedState[]): ListPlace | null =>
  page.length < LIST_PAGE ? null : placeOf(page.at(-1)!);

/**
 * Whether the newest conversations, as the live query has them, are others than those that are here: one is new, or older
 * than the pages that are here, or its circle was deleted and it is gone.
 */
export function areOthers(
  here: readonly Pick<ListedState, "id" | "last_message_at">[],
  live: readonly Pick<ChatRow, "id" | "last_message_at">[],
): boolean {
  const [known, followed] = [new Set(here.map(({ id }) => id)), new Set(live.map(({ id }) => id))];
  // Below the last one of a list that is full there may be more.
  const end = live.length < LIVE_CHATS ? null : (live.at(-1)?.last_message_at ?? "");
  const isAbove = (at: string | null | undefined) => end === null || (at ?? "") > end;
  return (
    live.some(({ id }) => !known.has(id)) ||
    here.some(({ id, last_message_at }) => !followed.has(id) && isAbove(last_message_at))
  );
}

/** The condition of the page below a place. */
export const belowPlace = (me: string, { at, chatId }: ListPlace) => {
  const sameTime = { last_message_at: at === null ? { _is_null: true } : { _eq: at }, chat_id: { _gt: chatId } };
  const older = at === null ? [] : [{ last_message_at: { _lt: at } }, { last_message_at: { _is_null: true } }];
  return { user_id: { _eq: me }, _or: [sameTime, ...older] };
};

export const keyOf = (place: ListPlace): string => `${place.at} ${place.chatId}`;

/** The list as far as it is here. */
export interface ListPages {
  states: readonly ListedState[];
  /** Where each page ends that has another one below, as far as that is known. */
  places: readonly ListPlace[];
  /** Whether there are older ones that are not here yet. */
  hasOlder: boolean;
  /** Takes a page that was read below a place. */
  take: (place: ListPlace, states: readonly ListedState[]) => void;
}

interface Page {
  /** Which conversations it holds, to see whether it was read anew. */
  ids: string;
  below: ListPlace | null;
  states: readonly ListedState[];
}
const pageOf = (states: readonly ListedState[]): Page => ({
  ids: states.map(({ id }) => id).join(" "),
  below: placeBelow(states),
  states,
});

/**
 * All pages of the list that are here, each known to the next one only by its end. That end is where it was when the page was read:
 * what is said meanwhile moves a conversation to the top of the list, and not the ends of pages.
 */
export function useListPages(first: readonly ListedState[]): ListPages {
  const [top, setTop] = useState(() => pageOf(first));
  const [older, setOlder] = useState<ReadonlyMap<string, Page>>(new Map());
  const now = pageOf(first);
  if (now.ids !== top.ids) {
    setTop(now);
    // What no longer follows may be gone from the store when it is wanted again.
    setOlder(new Map(chainOf(now, older).read));
  }
  const { places, read } = chainOf(top, older);
  const take: ListPages["take"] = (place, states) =>
    setOlder((before) => {
      const page = pageOf(states);
      const known = before.get(keyOf(place));
      return known?.ids === page.ids ? before : new Map(before).set(keyOf(place), page);
    });
  const pages = [now, ...read.map(([, page]) => page)];
  const states = new Map(pages.flatMap((page) => page.states.map((state) => [state.id, state] as const)));
  return { states: [...states.values()], places, hasOlder: places.length > read.length, take };
}

/** The pages that follow one another from the first on, by where each begins, and all these places. */
function chainOf(top: Page, older: ReadonlyMap<string, Page>) {
  const read: [string, Page][] = [];
  const places: ListPlace[] = [];
  for (let { below } = top; below;) {
    places.push(below);
    const page = older.get(keyOf(below));
    if (!page) break;
    read.push([keyOf(below), page]);
    below = page.below;
  }
  return { places, read };
}
