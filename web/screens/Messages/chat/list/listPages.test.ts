import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { LIVE_CHATS } from "../../../../talk/useChatList.ts";
import { areOthers, belowPlace, LIST_PAGE, type ListedState, placeBelow, useListPages } from "./listPages.ts";

const ME = "me";
/** Conversations by when something was said last; the later, the smaller the number. */
const states = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const nth = String(from + at).padStart(4, "0");
    return { id: `s${nth}`, chat_id: `c${nth}`, last_message_at: `2026-11-${nth}` } as unknown as ListedState;
  });

it.each([
  [
    "somewhere",
    { at: "2026-11-20T10:00:00.123456Z", chatId: "c5" },
    [
      { last_message_at: { _eq: "2026-11-20T10:00:00.123456Z" }, chat_id: { _gt: "c5" } },
      { last_message_at: { _lt: "2026-11-20T10:00:00.123456Z" } },
      { last_message_at: { _is_null: true } },
    ],
  ],
  [
    "among those in which nothing was said",
    { at: null, chatId: "c5" },
    [{ last_message_at: { _is_null: true }, chat_id: { _gt: "c5" } }],
  ],
])("a page that ends %s is followed by what is older, by id where the time is the same", (_, place, or) => {
  expect(belowPlace(ME, place)).toEqual({ user_id: { _eq: ME }, _or: or });
});

it("a page that is not full is the last", () => {
  expect(placeBelow(states(0, LIST_PAGE - 1))).toBeNull();
  expect(placeBelow(states(0, LIST_PAGE))).toEqual({ at: "2026-11-0059", chatId: "c0059" });
});

it("pages follow each other by their ends, and those ends stay where they were when something is said", () => {
  const first = states(0, LIST_PAGE);
  const { rerender, result } = renderHook(({ page }) => useListPages(page), { initialProps: { page: first } });
  expect(result.current).toMatchObject({ hasOlder: true, places: [{ chatId: "c0059" }] });
  act(() => result.current.take(result.current.places[0]!, states(60, LIST_PAGE)));
  act(() => result.current.take(result.current.places[1]!, states(120, 3)));
  expect(result.current.hasOlder).toBe(false);
  expect(result.current.states).toHaveLength(2 * LIST_PAGE + 3);
  // The last of the first page is said in: its row is later, and the page below does not begin there.
  const said = first.with(LIST_PAGE - 1, { ...first.at(-1)!, last_message_at: "2027" });
  rerender({ page: said });
  expect(result.current.states).toHaveLength(2 * LIST_PAGE + 3);
  expect(result.current.places).toHaveLength(2);
});

it("a first page that was read anew begins the others anew, and shows nobody twice", () => {
  const { rerender, result } = renderHook(({ page }) => useListPages(page), {
    initialProps: { page: states(0, LIST_PAGE) },
  });
  act(() => result.current.take(result.current.places[0]!, states(60, 5)));
  rerender({ page: [...states(64, 1), ...states(0, LIST_PAGE - 1)] });
  expect(result.current).toMatchObject({ hasOlder: true, places: [{ chatId: "c0058" }] });
  act(() => result.current.take(result.current.places[0]!, states(59, 5)));
  const ids = result.current.states.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(65);
});

describe("the newest conversations are others than those that are here", () => {
  const newest = (from: number, count: number) => states(from, count).toReversed();

  it.each([
    ["where one is new", newest(0, 3), newest(0, 4), true],
    ["where one is gone", newest(0, 3), newest(1, 2), true],
    ["where none is left", newest(0, 1), [], true],
    ["and not where they are the same in another order", newest(0, 3), states(0, 3), false],
    ["where one of many is gone", newest(0, LIST_PAGE), newest(9, LIVE_CHATS + 1).toSpliced(4, 1), true],
    ["and not where further ones are here than are followed", newest(0, LIST_PAGE), newest(10, LIVE_CHATS), false],
  ])("%s", (_, here, live, isSo) => {
    expect(areOthers(here, live as never)).toBe(isSo);
  });
});
