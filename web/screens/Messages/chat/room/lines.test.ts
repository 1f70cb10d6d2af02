import { expect, it } from "vitest";
import type { Said } from "../model/said.ts";
import { linesOf } from "./lines.ts";

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
