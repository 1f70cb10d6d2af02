import { describe, expect, it } from "vitest";
import { ConcernIndex } from "./concern.ts";

const ROOM = "00000000-0000-4000-8000-000000000001";
const OTHER = "00000000-0000-4000-8000-000000000002";
const ADA = "00000000-0000-4000-8000-000000000003";
const BOB = "00000000-0000-4000-8000-000000000004";
const table = "public.messages";

function indexOf(where: string, members: Record<string, unknown[]>) {
  const index = new ConcernIndex<string>({
    sql: `select (select 1 from "public"."messages" t1 where ${where}) from (select (u.vars->>0)::uuid as v0, (u.vars->>1)::uuid as v1) subs`,
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

  it("only those all of whose values it has, where the statement ties it to several", () => {
    const mine = indexOf('t1."room" = subs.v0 and t1."author" = subs.v1', { ada: [ROOM, ADA], bob: [ROOM, BOB] });
    expect(mine([ROOM, ADA])).toEqual({ first: ["ada"], others: false });
    expect(mine([ROOM])).toEqual({ first: [], others: false });
    // Of several rows that are named together, one may have them both.
    expect(mine([OTHER, ADA, ROOM, BOB])).toEqual({ first: ["ada", "bob"], others: false });
  });

  it("those who are tied to it at any of its mentions", () => {
    const index = new ConcernIndex<string>({
      sql: `select (select 1 from "public"."messages" t1 where t1."room" = subs.v0),
        (select 1 from "public"."messages" t2 where t2."author" = subs.v1)
        from (select (u.vars->>0)::uuid as v0, (u.vars->>1)::uuid as v1) subs`,
      tables: [table],
    });
    index.add("ada", JSON.stringify([ROOM, ADA]));
    for (const hint of [ROOM, ADA]) {
      expect([...index.of({ table, hints: [hint], isComplete: true }).first]).toEqual(["ada"]);
    }
  });

  it("also those whose value has a form that only Postgres reads", () => {
    const index = indexOf('t1."room" = subs.v0', { ada: [`{${ROOM.replaceAll("-", "")}}`], bob: [OTHER] });
    expect(index([ROOM])).toEqual({ first: ["ada"], others: false });
  });
});
