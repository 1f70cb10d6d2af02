import { expect, it } from "vitest";
import { timeAgo } from "./relativeTime.ts";

const now = Date.parse("2026-11-20T12:00:00Z");

it.each([
  ["2026-11-20T11:00:01Z", { unit: "now" }],
  ["2026-11-20T11:00:00Z", { unit: "hours", count: 1 }],
  ["2026-11-19T12:00:01Z", { unit: "hours", count: 23 }],
  ["2026-11-19T12:00:00Z", { unit: "days", count: 1 }],
  ["2026-11-13T12:00:01Z", { unit: "days", count: 6 }],
  ["2026-11-13T12:00:00Z", { unit: "date" }],
  ["2026-11-20T12:05:00Z", { unit: "now" }],
] as const)("%s is shown as %o (D232)", (instant, ago) => expect(timeAgo(instant, now)).toEqual(ago));
