import { expect, it } from "vitest";
import { isDelivered, sendState } from "./sendState.ts";

const receipts = {
  delivered_number: 8,
  read_number: 6,
  never_delivered: [[2, 3]] as const,
  never_read: [[2, 4]] as const,
};

it.each([
  [1, "read"],
  [2, "sent"],
  [3, "sent"],
  [4, "delivered"],
  [5, "read"],
  [6, "read"],
  [7, "delivered"],
  [9, "sent"],
] as const)("D290: message %i is %s: whoever came later has neither fetched nor read it", (number, state) => {
  expect(sendState(number, receipts)).toBe(state);
  expect(isDelivered(number, receipts)).toBe(state !== "sent");
});

it("without receipts everything is only stored", () => {
  expect(sendState(1, null)).toBe("sent");
});
