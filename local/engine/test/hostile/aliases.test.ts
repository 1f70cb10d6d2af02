import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { USER_LIMITS } from "../../core/limits.ts";
import { openTarget, type Target } from "./target.ts";

let target: Target;
beforeAll(async () => {
  target = await openTarget();
});
afterAll(() => target.close());

const { aliases, tokens, fields, objects } = USER_LIMITS;
const TOO_MANY = `the query has more than ${aliases} aliases`;
const many = (count: number, part: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => part(n)).join(" ");

describe("aliases", () => {
  it.each([
    ["of the root", (count: number) => `{ ${many(count, (n) => `a${n}: groups(limit: 1) { slug }`)} }`],
    ["of columns", (count: number) => `{ groups { ${many(count, (n) => `a${n}: slug`)} } }`],
    ["on all levels", (count: number) => `{ ${many(count / 2, (n) => `a${n}: groups { b: slug }`)} }`],
    [
      "in fragments",
      (count: number) =>
        `{ a: groups { ...F } b: groups { ...F } } fragment F on groups { ${many(count / 2 - 1, (n) => `a${n}: slug`)} }`,
    ],
    ["of __typename", (count: number) => `{ ${many(count, (n) => `a${n}: __typename`)} }`],
  ])("%s may reach the limit, but not exceed it by two", async (_, query) => {
    expect((await target.ask(query(aliases))).code).toBeUndefined();
    const refused = await target.ask(query(aliases + 2));
    expect([refused.code, refused.message]).toEqual(["validation-failed", TOO_MANY]);
    await target.expectAlive();
  });

  it.each([
    ["1,000", `{ ${many(1000, (n) => `a${n}: __typename`)} }`],
    ["10,000", `{ ${many(10_000, (n) => `a${n}: __typename`)} }`],
    ["61 writes", `mutation { ${many(61, (n) => `a${n}: delete_messages(where: {}) { affected_rows }`)} }`],
    ["61 calls of an action", `mutation { ${many(61, (n) => `a${n}: open_group(input: {title: "x"}) { note }`)} }`],
  ])("%s are refused and nothing is done", async (_, query) => {
    expect((await target.ask(query)).code).toBe("validation-failed");
    const { rows } = await target.pool.query<{ count: number }>("select count(*)::int as count from messages");
    expect(rows).toEqual([{ count: 4 }]);
  });
});

describe("the same field over and over", () => {
  it("is answered once", async () => {
    const { json } = await target.ask(`{ groups { ${"slug ".repeat(900)} } ${"groups { slug } ".repeat(140)} }`);
    expect(json).toEqual({ data: { groups: [{ slug: "chess" }] } });
  });

  it.each([
    [
      `${fields + 1} times`,
      `{ groups { ...F ...F ...F } } fragment F on groups { ${"slug ".repeat(700)} }`,
      `the query selects more than ${fields} fields`,
    ],
    [
      `${objects + 1} times as an object`,
      `{ ${"groups { slug } ".repeat(objects + 1)} }`,
      `the query selects more than ${objects} objects`,
    ],
    ["10,000 times", `{ groups { ${"slug ".repeat(10_000)} } }`, `the query has more than ${tokens} tokens`],
  ])("is refused %s", async (_, query, message) => {
    const refused = await target.ask(query);
    expect([refused.code, refused.message]).toEqual(["validation-failed", message]);
  });

  it("costs little even if its arguments are long: they are written out once", async () => {
    const where = `where: {_or: [${many(60, (n) => `{slug: {_eq: "s${n}"}}`)}]}`;
    const query = `{ ...A ...A ...A ...A } ${many(6, (n) => `fragment ${"ABCDEF"[n]!} on query_root { ${n < 5 ? `...${"BCDEF"[n]!} `.repeat(2) : `groups(${where}) { slug }`} }`)}`;
    // 4 × 2^5 selections of one field.
    expect((await target.ask(query)).json).toEqual({ data: { groups: [] } });
  });
});
