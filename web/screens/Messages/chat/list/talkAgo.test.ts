import { expect, it } from "vitest";
import { talkAgo } from "./talkAgo.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

it.each([
  ["2026-11-20T11:59:01Z", { unit: "now" }],
  ["2026-11-20T12:00:30Z", { unit: "now" }],
  ["2026-11-20T11:59:00Z", { unit: "minutes", count: 1 }],
  ["2026-11-20T11:00:01Z", { unit: "minutes", count: 59 }],
  ["2026-11-20T11:00:00Z", { unit: "hours", count: 1 }],
  ["2026-11-19T12:00:01Z", { unit: "hours", count: 23 }],
  ["2026-11-19T12:00:00Z", { unit: "days", count: 1 }],
  ["2026-11-13T12:00:00Z", { unit: "days", count: 7 }],
  ["2026-11-13T11:59:59Z", { unit: "date" }],
])("what was said at %s is %o", (instant, ago) => {
  expect(talkAgo(instant, now)).toEqual(ago);
});
