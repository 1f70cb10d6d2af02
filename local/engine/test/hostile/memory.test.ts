import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const MEGABYTE = 1024 * 1024;

/** Bytes in use after a garbage collection. */
function inUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / MEGABYTE;
}

async function allDifferent(times: number, request: (n: number) => [string, unknown?]): Promise<number> {
  const before = inUse();
  for (let n = 0; n < times; n += 1) await target.ask(...request(n));
  await target.expectAlive();
  return inUse() - before;
}

it.each<[string, number, (n: number) => [string, unknown?]]>([
  ["long documents that are refused", 250, (n) => [`{ groups { a${n}: ${"nothing ".repeat(900)} } }`]],
  ["long documents that are answered", 250, (n) => [`{ groups { a${n}: slug # ${"x".repeat(60_000)}\n } }`]],
  [
    "shapes of one variable",
    500,
    (n) => [
      "query ($w: groups_bool_exp) { groups(where: $w) { slug } }",
      { w: { _and: Array.from({ length: n % 190 }, () => ({})), _or: [{ slug: { _eq: `${n}` } }] } },
    ],
  ],
  ["variables that nobody declared", 200, (n) => ["{ groups { slug } }", { [`v${n}`]: "x".repeat(100_000) }]],
  ["names of operations", 600, (n) => [`query Q${n} { groups { slug } }`]],
])("the memory kept for %s is bounded", { timeout: 90_000 }, async (_, times, request) => {
  // Fills the caches first and then checks that memory no longer grows.
  await allDifferent(times, request);
  expect(await allDifferent(times, (n) => request(n + times))).toBeLessThan(30);
});
