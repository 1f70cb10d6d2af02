import { waitFor } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { AppFailure } from "../../../../lib/AppFailure.ts";
import type { Sight } from "../../../../talk/TailReader.ts";
import type { ChatChange } from "../../../../talk/tail.ts";
import { Room, type RoomReads } from "./Room.ts";
import type { Said } from "./said.ts";
import { MOST, type Stretch, withReaction } from "./stretch.ts";

const ALL: Sight = { from_number: 1, until_number: 2 ** 31 - 1, away_after: 0, back_from: 0, cleared_number: 0 };

const message = (number: number): Said => ({
  messageId: `m${number}`,
  number,
  senderId: "ana",
  text: `text ${number}`,
  voice: null,
  kind: null,
  values: null,
  isDeleted: false,
  isHidden: false,
  createdAt: "2026-11-20T10:00:00Z",
  replyToId: null,
  quote: null,
  reactions: [],
});

const said = (number: number, more: object = {}) =>
  ({
    id: `c${number}`,
    number,
    kind: "said",
    user_id: "ana",
    emoji: null,
    message_id: `m${number}`,
    message: {
      id: `g${number}`,
      message_id: `m${number}`,
      number,
      sender_id: "ana",
      message: `text ${number}`,
      voice_id: null,
      voice_format: null,
      voice_ms: null,
      voice_levels: null,
      kind: null,
      values: null,
      reply_to_id: null,
      deleted_at: null,
      created_at: "2026-11-20T10:00:00Z",
      ...more,
    },
  }) as ChatChange;
const change = (number: number, kind: ChatChange["kind"], messageId: string, more: object = {}) =>
  ({ ...said(number), kind, message_id: messageId, ...more }) as ChatChange;

/** A conversation on the server: which of its numbers are messages, and what a page of them is. */
function talk(top: number, isMessage: (number: number) => boolean = () => true) {
  const readPage = vi.fn<RoomReads["readPage"]>(async ({ after, before }, order = "desc") => {
    const all = Array.from({ length: Math.max(0, before - after - 1) }, (_, at) => after + 1 + at).filter(isMessage);
    return (order === "asc" ? all : all.toReversed()).slice(0, 50).map(message);
  });
  const readQuotes = vi.fn(async (ids: readonly string[]) =>
    ids.map((messageId) => ({
      messageId,
      number: 1,
      senderId: "ana",
      text: "long ago",
      voiceMs: null,
      isHidden: false,
    })),
  );
  const readKept = vi.fn<() => Promise<Stretch | null>>(async () => null);
  const shown = vi.fn<RoomReads["shown"]>(async () => {});
  const room = new Room({ readPage, readQuotes, readKept, shown }, { me: "ana", sight: ALL, top });
  return { readKept, readPage, readQuotes, room, shown };
}
const numbers = (room: Room) => room.view().stretch!.said.map(({ number }) => number);

describe("without a connection", () => {
  const kept: Stretch = { after: 0, until: 3, said: [1, 2, 3].map((number) => message(number)), isWhole: true };

  it("D227: shows the end of the conversation as it was seen last, without what was cleared since", async () => {
    const { readKept, readPage, room } = talk(5);
    readPage.mockRejectedValue(new AppFailure("network", "offline"));
    readKept.mockResolvedValue(kept);
    room.setSight({ ...ALL, cleared_number: 1 });
    await room.open();
    expect(numbers(room)).toEqual([2, 3]);
    expect(room.view()).toMatchObject({ isKept: true, failure: null });
  });

  it("reads it from the server as soon as it can", async () => {
    const { readKept, readPage, room } = talk(5);
    readPage.mockRejectedValueOnce(new AppFailure("network", "offline"));
    readKept.mockResolvedValue(kept);
    await room.open();
    await room.open();
    expect(numbers(room)).toEqual([1, 2, 3, 4, 5]);
    expect(room.view().isKept).toBe(false);
  });

  it("says so where nothing was kept", async () => {
    const { readPage, room } = talk(5);
    readPage.mockRejectedValue(new AppFailure("network", "offline"));
    await room.open();
    expect(room.view()).toMatchObject({ stretch: null, failure: { code: "network" } });
  });
});

describe("pages", () => {
  it("begin with the newest fifty, and go on downwards without hole or double", async () => {
    const { room } = talk(120);
    await room.open();
    expect(numbers(room)).toEqual(Array.from({ length: 50 }, (_, at) => 71 + at));
    await room.readOlder();
    await room.readOlder();
    expect(numbers(room)).toEqual(Array.from({ length: 120 }, (_, at) => 1 + at));
    expect(room.view().stretch!.isWhole).toBe(true);
  });

  it("come a screen at first and then a few messages a picture, the nearest first, on both sides of where somebody begins", async () => {
    const { room, shown } = talk(300);
    const pictures: number[][] = [];
    shown.mockImplementation(async () => void pictures.push(numbers(room)));
    await room.open(100);
    expect(pictures[0]).toEqual(Array.from({ length: 40 }, (_, at) => 80 + at));
    const grown = pictures.slice(1).map((now, nth) => now.length - pictures[nth]!.length);
    expect(Math.max(...grown)).toBe(8);
    expect(numbers(room)).toEqual(Array.from({ length: 100 }, (_, at) => 50 + at));
    pictures.length = 0;
    await room.readOlder();
    expect(pictures.map((now) => now[0])).toEqual([...Array.from({ length: 13 }, (_, at) => 50 - 4 * at), 1]);
  });

  it("stop where somebody has gone elsewhere meanwhile", async () => {
    const { room, shown } = talk(900);
    await room.open(500);
    shown.mockImplementationOnce(async () => {
      shown.mockImplementation(async () => {});
      void room.open();
    });
    await room.readOlder();
    await waitFor(() => expect(numbers(room)).toEqual(Array.from({ length: 50 }, (_, at) => 851 + at)));
  });

  it("are those of the place that was asked for last, whichever comes first", async () => {
    const { readPage, room } = talk(900);
    const late = Promise.withResolvers<Said[]>();
    readPage.mockReturnValueOnce(late.promise);
    const first = room.open(100);
    await room.open();
    late.resolve([message(99)]);
    await first;
    expect(numbers(room)).toEqual(Array.from({ length: 50 }, (_, at) => 851 + at));
  });

  it("reach the end when something is said while they are read, also beside older ones", async () => {
    const { readPage, room } = talk(900);
    await room.open(500);
    const late = Promise.withResolvers<Said[]>();
    readPage.mockReturnValueOnce(Promise.resolve([])).mockReturnValueOnce(late.promise);
    const older = room.readOlder();
    const end = room.open();
    await older;
    room.take([said(901)]);
    late.resolve([message(900)]);
    await end;
    expect(room.view().isAtEnd).toBe(true);
    expect(numbers(room).slice(-2)).toEqual([900, 901]);
  });

  it("D178: have no words of what was taken back while they were on their way", async () => {
    const { readPage, room } = talk(120);
    await room.open();
    readPage.mockImplementationOnce(async () => {
      room.take([change(121, "deleted", "m40")]);
      return Array.from({ length: 50 }, (_, at) => message(70 - at));
    });
    await room.readOlder();
    expect(room.view().stretch!.said.find(({ number }) => number === 40)).toMatchObject({
      isDeleted: true,
      text: null,
    });
    expect(numbers(room)).toEqual(Array.from({ length: 100 }, (_, at) => 21 + at));
  });

  it("pass over ranges that hold reactions alone", async () => {
    const { room } = talk(500, (number) => number <= 5);
    await room.open();
    expect(numbers(room)).toEqual([1, 2, 3, 4, 5]);
  });

  it("around a number go on upwards to the end", async () => {
    const { room } = talk(300);
    await room.open(100);
    expect(numbers(room)).toContain(100);
    expect(room.view().isAtEnd).toBe(false);
    for (let page = 0; page < 5; page += 1) await room.readNewer();
    expect(room.view().isAtEnd).toBe(true);
    expect(numbers(room).at(-1)).toBe(300);
  });

  it.each([
    ["a reaction", (number: number) => number <= 100 || number > 101],
    ["six hundred reactions", (number: number) => number <= 100 || number > 700],
  ])("around the number of %s hold what was said before it and after it", async (_, isMessage) => {
    const { readPage, room } = talk(900, isMessage);
    await room.open(101);
    const after = isMessage(102) ? 102 : 701;
    expect(numbers(room)).toEqual(expect.arrayContaining([99, 100, after, after + 1]));
    expect(readPage.mock.calls.length).toBeLessThanOrEqual(8);
  });

  it("together are one unbroken run, wherever somebody goes, and never more than the most", async () => {
    const steps = fc.array(fc.constantFrom("older", "newer", "happen"), { maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 900 }), fc.nat(900), async (course, start, at) => {
        let top = start;
        const { room } = talk(start);
        await room.open(Math.min(at, start));
        for (const step of course) {
          if (step === "older") await room.readOlder();
          else if (step === "newer") await room.readNewer();
          else room.take([said((top += 1))]);
        }
        const shown = numbers(room);
        expect(shown.length).toBeLessThanOrEqual(MOST);
        expect(shown).toEqual(shown.map((_, index) => shown[0]! + index));
        if (room.view().isAtEnd) expect(shown.at(-1)).toBe(top);
      }),
      { numRuns: 60 },
    );
  });

  it("that fail are read again as they were asked for, wherever the screen is meanwhile", async () => {
    const { readPage, room } = talk(300);
    const fail = () => readPage.mockRejectedValueOnce(new AppFailure("network", "offline"));
    await room.open();
    fail();
    await room.readOlder();
    expect(room.view().failure).toMatchObject({ code: "network" });
    await room.retry();
    expect(room.view().failure).toBeNull();
    expect(numbers(room)).toEqual(Array.from({ length: 100 }, (_, at) => at + 201));
    // The way to a message far above: what is on screen ends below it.
    fail();
    await room.open(10);
    await room.retry();
    expect(room.view().failure).toBeNull();
    expect(numbers(room)).toContain(10);
    // Nothing has failed since.
    readPage.mockClear();
    await room.retry();
    expect(readPage).not.toHaveBeenCalled();
  });

  it("that fail say why, and can be read again", async () => {
    const { readPage, room } = talk(10);
    readPage.mockRejectedValueOnce(new Error("offline"));
    await room.open();
    expect(room.view()).toMatchObject({ reading: null, stretch: null, failure: { message: "offline" } });
    await room.open();
    expect(room.view().failure).toBeNull();
    expect(numbers(room)).toHaveLength(10);
  });
});

describe("changes", () => {
  it("are added at the end, and elsewhere come with their page", async () => {
    const { room } = talk(200);
    await room.open(20);
    room.take([said(201)]);
    expect(numbers(room)).not.toContain(201);
    const { room: other } = talk(3);
    await other.open();
    other.take([said(4), said(5)]);
    expect(numbers(other)).toEqual([1, 2, 3, 4, 5]);
    other.take([said(5)]);
    expect(numbers(other)).toEqual([1, 2, 3, 4, 5]);
  });

  it("are told once, after the room has taken them, for as long as somebody hears", async () => {
    const { room } = talk(1);
    await room.open();
    const heard: number[][] = [];
    const end = room.onChanges((changes) => heard.push([...changes.map((each) => each.number), room.top]));
    room.take([said(2), said(3)]);
    end();
    room.take([said(4)]);
    expect(heard).toEqual([[2, 3, 3]]);
  });

  it("D178: take the words from a message and from the answers to it", async () => {
    const { room } = talk(2);
    await room.open();
    room.take([said(3, { reply_to_id: "m2" })]);
    expect(room.view().stretch!.said.at(-1)!.quote).toMatchObject({ messageId: "m2", text: "text 2" });
    room.take([change(4, "deleted", "m2")]);
    const [, second, third] = room.view().stretch!.said;
    expect(second).toMatchObject({ isDeleted: true, text: null });
    expect(third!.quote).toMatchObject({ messageId: "m2", text: null });
  });

  it("D178: quote nothing of a message that is hidden here, until it is shown again", async () => {
    const { room } = talk(2);
    await room.open();
    room.take([said(3, { reply_to_id: "m2" })]);
    room.setHidden("m2", true);
    const [, second, third] = room.view().stretch!.said;
    expect(second).toMatchObject({ isHidden: true });
    expect(third!.quote).toMatchObject({ isHidden: true });
    expect(await room.quote("m2")).toBeNull();
    room.setHidden("m2", false);
    expect(room.view().stretch!.said[2]!.quote).toMatchObject({ text: "text 2", isHidden: false });
    expect(await room.quote("m2")).toMatchObject({ text: "text 2" });
  });

  it("D186: set a reaction once, however often it is told", async () => {
    const { room } = talk(1);
    await room.open();
    const reacted = change(2, "reacted", "m1", { emoji: "🔥", user_id: "ben" });
    room.take([reacted]);
    room.take([reacted]);
    const counted = { emoji: "🔥", count: 1, isMine: false, userIds: ["ben"], until: 2 };
    expect(room.view().stretch!.said[0]!.reactions).toEqual([counted]);
    room.take([change(3, "unreacted", "m1", { emoji: "🔥", user_id: "ben" })]);
    expect(room.view().stretch!.said[0]!.reactions).toEqual([]);
  });

  it("D186: count a reaction on top of what the page has counted, and none that it has", async () => {
    const { readPage, room } = talk(1);
    const tally = { emoji: "🔥", count: 30, isMine: false, userIds: ["ben"], until: 31 };
    readPage.mockResolvedValueOnce([{ ...message(1), reactions: [tally] }]);
    await room.open();
    room.take([31, 32].map((number) => change(number, "reacted", "m1", { emoji: "🔥", user_id: `p${number}` })));
    expect(room.view().stretch!.said[0]!.reactions).toMatchObject([{ count: 31, userIds: ["ben", "p32"], until: 32 }]);
  });

  it("D186: count the own reaction once, which its reader has seen before the server told it", async () => {
    const { room } = talk(1);
    await room.open();
    room.change("m1", (said) => withReaction(said, { emoji: "🔥", userId: "ana", isMine: true }, true));
    room.take([change(2, "reacted", "m1", { emoji: "🔥", user_id: "ana" })]);
    expect(room.view().stretch!.said[0]!.reactions).toMatchObject([{ count: 1, isMine: true, until: 2 }]);
    room.change("m1", (said) => withReaction(said, { emoji: "🔥", userId: "ana", isMine: true }, false));
    room.take([change(3, "unreacted", "m1", { emoji: "🔥", user_id: "ana" })]);
    expect(room.view().stretch!.said[0]!.reactions).toEqual([]);
  });

  it("bring what an answer quotes, when it is not on screen", async () => {
    const { room, readQuotes } = talk(1);
    await room.open();
    room.take([said(2, { reply_to_id: "far" })]);
    await waitFor(() => expect(room.view().stretch!.said.at(-1)!.quote).toMatchObject({ text: "long ago" }));
    expect(readQuotes).toHaveBeenCalledExactlyOnceWith(["far"]);
  });

  it("of clearing take everything up to its number from the screen", async () => {
    const { room } = talk(5);
    await room.open();
    room.setSight({ ...ALL, cleared_number: 4 });
    expect(numbers(room)).toEqual([5]);
  });
});
