import { afterAll, beforeAll, expect, it } from "vitest";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget({ ENGINE_MAX_BATCH: "4" });
});
afterAll(() => target.close());

const request = { query: "{ groups { slug } }" };
const answer = { data: { groups: [{ slug: "chess" }] } };
const list = (length: number, item: unknown = request): string => JSON.stringify(Array.from({ length }, () => item));

it("that reaches the limit is answered in order", async () => {
  expect((await target.send(list(4))).json).toEqual([answer, answer, answer, answer]);
  expect((await target.send("[]")).json).toEqual([]);
});

it.each([
  ["5 requests", list(5)],
  ["1,000 requests", list(1000)],
  ["100,000 zeros", list(100_000, 0)],
  ["100,000 empty lists", list(100_000, [])],
])("of %s is refused as a whole", async (_, body) => {
  const refused = await target.send(body);
  expect([refused.code, refused.message]).toEqual(["bad-request", "a batch holds at most 4 requests"]);
  await target.expectAlive();
});

it("within a batch is no request", async () => {
  const { json } = await target.send(JSON.stringify([[request], request, null, 7]));
  expect(json).toMatchObject([
    { errors: [{ extensions: { code: "parse-failed" } }] },
    answer,
    { errors: [{ extensions: { code: "parse-failed" } }] },
    { errors: [{ extensions: { code: "parse-failed" } }] },
  ]);
});

it("bounds each of its requests", async () => {
  const tooDeep = { query: `{ groups ${"{ members { group ".repeat(12)} { slug } ${"} }".repeat(12)} }` };
  expect((await target.send(JSON.stringify([tooDeep, request]))).json).toMatchObject([
    { errors: [{ extensions: { code: "validation-failed" } }] },
    answer,
  ]);
});
