import { describe, expect, it } from "vitest";
import { ConcernIndex } from "./concern.ts";

const ROOM = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const table = "public.messages";

function indexOf(where: string, members: Record<string, unknown[]>) {
  const index = new ConcernIndex<string>({
    sql: `select (select 1 from "public"."messages" t1 where ${where}) from (select (u.vars->>0)::uuid as v0) subs`,
    tables: [table, "public.groups"],
  });
  for (const [member, values] of Object.entries(members)) index.add(member, JSON.stringify(values));
  return (hints: string[], more: { isComplete?: boolean; table?: string } = {}) => {
    const { first, others } = index.of({ table, hints, isComplete: true, ...more });
    return { first: [...first], others };
  };
}

describe("a changed row concerns", () => {
  const tied = indexOf('t1."room" = subs.v0', { ada: [ROOM], bob: [ROOM.toUpperCase()], cy: [OTHER], nobody: [null] });

  it("only those whose value it has, where the statement ties the row to a value", () => {
    expect(tied([ROOM])).toEqual({ first: ["ada", "bob"], others: false });
    expect(tied([])).toEqual({ first: [], others: false });
  });

  it("possibly everybody where not all its uuids are named, or where it is in another table", () => {
    expect(tied([ROOM], { isComplete: false })).toEqual({ first: ["ada", "bob"], others: true });
    expect(tied([ROOM], { table: "public.groups" })).toEqual({ first: ["ada", "bob"], others: true });
  });

  it("possibly everybody where nothing ties it", () => {
    const free = indexOf('t1."stars" > 3', { ada: [ROOM], bob: [] });
    expect(free([ROOM])).toEqual({ first: ["ada"], others: true });
  });

  it("also those whose value has a form that only Postgres reads", () => {
    const index = indexOf('t1."room" = subs.v0', { ada: [`{${ROOM.replaceAll("-", "")}}`], bob: [OTHER] });
    expect(index([ROOM])).toEqual({ first: ["ada"], others: false });
  });
});
