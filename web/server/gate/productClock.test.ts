import { afterEach, beforeEach, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { ProductClock } from "./productClock.ts";

const DAY = 86_400_000;

let gate: GateForTests;
beforeEach(async () => {
  gate = await gateForTests({ limits: { hearEveryMs: 20 } });
});
afterEach(() => gate.close());

/** How many days the time that an answer tells is ahead of the real one; NaN when it tells none. */
async function daysAhead(): Promise<number> {
  const { headers } = await gate.ask({ id: "Public" });
  return Math.round((Date.parse(headers.get("x-product-time") ?? "") - Date.now()) / DAY) + 0;
}

it("every answer tells the time of the product's clock, also after it was moved", async () => {
  await expect.poll(daysAhead).toBe(0);
  gate.actions.shiftMs = 40 * DAY;
  await expect.poll(daysAhead).toBe(40);
  gate.actions.shiftMs = -3 * DAY;
  await expect.poll(daysAhead).toBe(-3);
});

it("the clock runs on while actions does not answer", async () => {
  gate.actions.shiftMs = 40 * DAY;
  await expect.poll(daysAhead).toBe(40);
  gate.actions.isWell = false;
  gate.actions.shiftMs = 0;
  expect(await daysAhead()).toBe(40);
});

it("an actions of the release before, which tells no time, costs no answer but its header", () => {
  const clock = new ProductClock();
  clock.hear(undefined);
  expect(clock.header).toBeUndefined();
});
