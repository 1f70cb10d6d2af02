import { describe, expect, it } from "vitest";
import type { Said } from "../model/said.ts";
import { blocksOf, isSameLine, type Line, linesOf } from "./lines.ts";

const said = (number: number, senderId: string | null, createdAt: string, more: Partial<Said> = {}): Said => ({
  messageId: `m${number}`,
  number,
  senderId,
  text: "text",
  voice: null,
  kind: senderId === null ? "group_completed" : null,
  values: null,
  isDeleted: false,
  isHidden: false,
  createdAt,
  replyToId: null,
  quote: null,
  reactions: [],
  ...more,
});
const short = (lines: ReturnType<typeof linesOf>) =>
  lines.map((line) =>
    line.type === "said" ? `${line.said.number}${line.isFirst ? "^" : ""}${line.isLast ? "_" : ""}` : line.type,
  );

it("sets days apart, and keeps together what one person says within ten minutes", () => {
  const all = [
    said(1, "ana", "2026-11-19T12:00:00Z"),
    said(2, "ana", "2026-11-19T12:05:00Z"),
    said(3, "ana", "2026-11-19T12:16:00Z"),
    said(4, "ben", "2026-11-19T12:17:00Z"),
    said(5, null, "2026-11-19T12:18:00Z"),
    said(6, "ben", "2026-11-21T12:17:00Z"),
  ];
  expect(short(linesOf(all, "me", null))).toEqual(["day", "1^", "2_", "3^_", "4^_", "5^_", "day", "6^_"]);
});

it("has its unread line before the first message of somebody else, which posts and own messages are not", () => {
  const all = [
    said(1, "ana", "2026-11-19T12:00:00Z"),
    said(2, null, "2026-11-19T12:00:01Z"),
    said(3, "me", "2026-11-19T12:00:02Z"),
    said(4, "ana", "2026-11-19T12:00:03Z"),
  ];
  expect(short(linesOf(all, "me", 2))).toEqual(["day", "1^_", "2^_", "3^_", "unread", "4^_"]);
  expect(short(linesOf(all, "me", 5))).not.toContain("unread");
});

it("leaves out what the reader has hidden", () => {
  const all = [said(1, "ana", "2026-11-19T12:00:00Z", { isHidden: true }), said(2, "ana", "2026-11-19T12:00:01Z")];
  expect(short(linesOf(all, "me", null))).toEqual(["day", "2^_"]);
});

describe("blocks", () => {
  const talk = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => said(from + at, "ana", "2026-11-19T12:00:00Z"));
  const numbersOf = (all: readonly Said[]) =>
    blocksOf(linesOf(all, "me", null)).map(({ lines }) =>
      lines.flatMap((line) => (line.type === "said" ? [line.said.number] : [])),
    );

  it("begin at the same numbers, whatever comes before", () => {
    expect(numbersOf(talk(14, 33))).toEqual([[14, 15], Array.from({ length: 16 }, (_, at) => 16 + at), [32, 33]]);
    expect(numbersOf(talk(15, 33)).slice(1)).toEqual(numbersOf(talk(14, 33)).slice(1));
  });

  it("have each line once and in order, a day and what was unread with what follows them", () => {
    const lines = linesOf([...talk(1, 40), said(48, "ben", "2026-11-20T12:00:00Z")], "me", 16);
    const blocks = blocksOf(lines);
    expect(blocks.flatMap(({ lines }) => lines)).toEqual(lines);
    expect(blocks.map(({ lines }) => lines[0]!.type)).toEqual(["day", "unread", "said", "day"]);
    expect(new Set(blocks.map(({ key }) => key)).size).toBe(blocks.length);
  });

  it("are drawn again only when a line of theirs looks different", () => {
    const [one, other] = [talk(1, 2), talk(1, 2)];
    const [day, first, last] = linesOf(one, "me", null) as [Line, Line, Line];
    const again = linesOf(one, "me", null);
    expect([day, first, last].map((line, at) => isSameLine(line, again[at]))).toEqual([true, true, true]);
    expect(isSameLine(first, linesOf(other, "me", null)[1])).toBe(false);
    expect(isSameLine(last, linesOf([...one, said(3, "ana", "2026-11-19T12:01:00Z")], "me", null)[2])).toBe(false);
    expect(isSameLine(last, undefined)).toBe(false);
  });
});
