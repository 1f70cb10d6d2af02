import { expect, it } from "vitest";
import type { RingSeat } from "./seat.ts";
import { flightsBetween } from "./useCoins.ts";

let lastId = 0;
const flights = (before: RingSeat[], after: RingSeat[]) =>
  flightsBetween(before, after, () => (lastId += 1)).map(({ position, direction, delay }) => ({
    position,
    direction,
    delay,
  }));

const seat = (position: number, more: Partial<RingSeat> = {}): RingSeat => ({
  userId: `u${position}`,
  name: `Member ${position}`,
  avatarUrl: null,
  position,
  state: "due",
  hasReceived: false,
  isMe: false,
  isRecipient: false,
  ...more,
});

it.each(["due", "processing", "grace", "late"] as const)(
  "a seat that turns from %s to paid sends one coin in",
  (state) => {
    const before = [seat(1, { state }), seat(2)];
    expect(flights(before, [seat(1, { state: "paid" }), seat(2)])).toEqual([
      { position: 1, direction: "in", delay: 0 },
    ]);
  },
);

it("a payout sends five coins out, one after the other, to who received", () => {
  const sent = flights([seat(1), seat(2)], [seat(1), seat(2, { hasReceived: true })]);
  expect(sent).toHaveLength(5);
  expect(sent.every(({ position, direction }) => position === 2 && direction === "out")).toBe(true);
  expect(sent.map(({ delay }) => delay)).toEqual([0, 90, 180, 270, 360]);
});

it("an unchanged seat and a new member send no coin", () => {
  const paid = [seat(1, { state: "paid", hasReceived: true })];
  expect(flights(paid, paid)).toEqual([]);
  expect(flights([], paid)).toEqual([]);
});
