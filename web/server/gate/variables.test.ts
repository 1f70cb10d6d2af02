/** D306, D308: a condition in a document's variables is limited, over HTTP and in frames. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { after } from "../../screens/Groups/discoverOrder.ts";
import { soughtBy } from "../../screens/Groups/discoverFilters.ts";
import { type GateForTests, gateForTests } from "../test/gateForTests.ts";
import { AMINA } from "../test/standIns.ts";
import { LIMITS } from "./limits.ts";

let gate: GateForTests;
let headers: Record<string, string>;
beforeAll(async () => {
  gate = await gateForTests();
  headers = { authorization: `Bearer ${await gate.actions.tokenOf(AMINA)}` };
});
afterAll(() => gate.close());

/** `where` and its list are two of the values. */
const wide = (values: number) => ({ where: { _or: Array.from({ length: values - 2 }, () => 1) } });
const deep = (levels: number) => {
  let where: object = { a: 1 };
  for (let level = 2; level < levels; level += 1) where = level % 2 ? [where] : { _not: where };
  return { where };
};
const over = async (variables: object) => (await gate.ask({ id: "Mine", variables }, headers)).code;

it.each([
  ["values", wide(LIMITS.variableValues), wide(LIMITS.variableValues + 1)],
  ["levels", deep(LIMITS.variableDepth), deep(LIMITS.variableDepth + 1)],
])("takes as many %s as allowed, and not one more", async (_, last, beyond) => {
  expect(await over(last)).toBe("data");
  expect(await over(beyond)).toBe("bad-request");
});

it("a refusal far beyond the limit costs no more", async () => {
  const pit = `{"id":"Mine","variables":{"where":${"[".repeat(100_000)}${"]".repeat(100_000)}}}`;
  expect((await gate.ask(pit, headers)).code).toBe("bad-request");
  expect(await over(wide(100_000))).toBe("bad-request");
});

it("a frame with more closes its websocket", async () => {
  const client = await gate.open({ headers });
  await client.frame("connection_ack");
  client.subscribe("a", { id: "Live", variables: wide(LIMITS.variableValues) });
  await client.frame("next", "a");
  client.subscribe("b", { id: "Live", variables: wide(LIMITS.variableValues + 1) });
  expect(await client.closed).toBe(4400);
});

describe("the widest variables that a page of ours sends", () => {
  it("stay far below the limit", async () => {
    const filters = { search: "a", frequency: "weekly", amount: "medium", start: "this_month", location: "b" } as const;
    const sought = after(soughtBy(filters, new Date()), { created_at: "2026-01-01T10:00:00Z", group_id: "g" });
    expect(await over({ sought, name: "%", userId: "u" })).toBe("data");
    expect(JSON.stringify(sought).match(/[,:]/g)!.length * 3).toBeLessThan(LIMITS.variableValues);
  });
});
