/** D105, D236: what a visitor is told of joining is true of the circle, and of nobody: their headers may name anybody. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { CALLERS, openStage, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
  await stage.pool.query("update groups set frozen_at = null where group_id = $1", [idOf("outer")]);
});
afterAll(() => stage.close());

const visitors = CALLERS.filter(({ role }) => role === "anonymous");
const answers = async () =>
  Promise.all(visitors.map(({ session }) => stage.ask(session, "{ groups { visitor_may_join } }")));
const code = (code: string) => ({ groups: [{ visitor_may_join: expect.objectContaining({ allowed: false, code }) }] });

it.each([
  ["not-signed-in", "select"],
  ["group-frozen", "update groups set frozen_at = app_now() where group_id = $1"],
])("says %s to every visitor, also to one who says she is a member", async (expected, change) => {
  if (change !== "select") await stage.pool.query(change, [idOf("outer")]);
  expect(visitors.length).toBe(2);
  expect(await answers()).toEqual(visitors.map(() => code(expected)));
});

it("D264: says that nobody joins a circle whose currency is switched off", async () => {
  await stage.pool.query("update groups set frozen_at = null where group_id = $1", [idOf("outer")]);
  await stage.pool.query("update currencies set is_enabled = false");
  expect(await answers()).toEqual(visitors.map(() => code("group-closed")));
});
