import { expect, it } from "vitest";
import { letterPlace, noticePlace } from "./places.ts";

const groupId = "0a0a0a0a-0000-4000-8000-000000000001";

it.each([
  { reason: "before_start", to: "/groups" },
  { reason: "by_silence", to: "/groups" },
  { reason: "started", to: `/groups/${groupId}` },
])("leads whoever leaves ($reason) to a page that they may still see: $to", ({ reason, to }) => {
  const told = { kind: "leave_agreed", groupId, reason } as const;
  expect([noticePlace(told), letterPlace(told)]).toEqual([to, to]);
});
