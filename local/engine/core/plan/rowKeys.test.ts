import { describe, expect, it } from "vitest";
import { readRowKeys } from "./rowKeys.ts";

const TABLES = ["public.groups", "public.messages", "public.members"];
const SUBSCRIBERS =
  "from (select u.id, (u.vars->>0)::uuid as v0, (u.vars->>1)::uuid as v1, (u.vars->>2)::integer as v2" +
  " from unnest($1::text[], $2::json[]) as u(id, vars) offset 0) subs";

/** Keys of the statement `select <text> from …subscribers`. */
function keysOf(text: string): Record<string, readonly (readonly number[])[]> {
  return Object.fromEntries(readRowKeys(`select subs.id as id, ${text} as data ${SUBSCRIBERS}`, TABLES));
}

const messages = (where: string, more = ""): string =>
  `(select string_agg(t1."body", ',') from "public"."messages" t1 where ${where}${more})`;

describe("a table's rows are tied to a subscriber's value", () => {
  it.each([
    [`t1."group_id" = subs.v1`],
    [`(t1."group_id" = subs.v1) and (t1."stars" > 3)`],
    [`((t1."stars" > 3) and (subs.v1 = t1."group_id")) and true`],
    [`t1."body" = 'or (' and (t1."group_id" = subs.v1)`],
    [`t1."body" = E'it\\'s' and (t1."group_id" = subs.v1)`],
  ])("by a WHERE like %s", (where) => {
    expect(keysOf(messages(where))).toEqual({ "public.messages": [[1]] });
    expect(keysOf(messages(where, ' order by t1."sent_at" desc limit subs.v2'))).toEqual({ "public.messages": [[1]] });
  });

  it("through other rows, in either direction of nesting", () => {
    const inGroup = `exists (select 1 from "public"."groups" t2 where t2."group_id" = t1."group_id" and
      exists (select 1 from "public"."members" t3 where t3."group_id" = t2."group_id" and (t3."user_id" = subs.v0)))`;
    expect(keysOf(messages(`${inGroup} and (t1."group_id" = subs.v1)`))).toEqual({
      "public.messages": [[1]],
      "public.groups": [[1]],
      "public.members": [[1, 0]],
    });
    const nested = `(select (select string_agg(t2."body", ',') from "public"."messages" t2 where t2."group_id" = t1."group_id")
      from "public"."groups" t1 where (t1."group_id" = subs.v1) limit 1)`;
    expect(keysOf(nested)).toEqual({ "public.groups": [[1]], "public.messages": [[1]] });
  });

  it("at each of its mentions, each with its own value", () => {
    const other = `(select count(*) from "public"."messages" t4 where t4."author_id" = subs.v0)`;
    expect(keysOf(`${messages('t1."group_id" = subs.v1')} || ${other}`)).toEqual({ "public.messages": [[1], [0]] });
  });

  it("one way, even where a permission reaches it another way", () => {
    const mine = `exists (select 1 from "public"."members" t3 where t3."group_id" = t1."group_id" and (t3."user_id" = subs.v0))`;
    expect(keysOf(messages(mine))).toEqual({ "public.members": [[0]] });
  });
});

describe("a table's rows are not tied", () => {
  it.each([
    ["by nothing", "true"],
    ["by one side of an or", `((t1."group_id" = subs.v1) or (t1."stars" > 3))`],
    ["by an or without parentheses", `t1."stars" > 3 or t1."a" = 1 and t1."group_id" = subs.v1`],
    ["by what must not hold", `(not (t1."group_id" = subs.v1))`],
    ["by another comparison", `(t1."group_id" <> subs.v1)`],
    ["by one of many values", `(t1."group_id" = any (subs.v1))`],
    ["by a value that is no uuid", `(t1."stars" = subs.v2)`],
    ["inside a case", `(case when t1."a" and t1."group_id" = subs.v1 and t1."b" then true end)`],
    ["inside an aggregate", `(select count(*) = 0 from "public"."members" t9 where true and t1."group_id" = subs.v1)`],
    ["by a column worked upon", `(lower(t1."group_id") = subs.v1)`],
    ["by text that looks like it", `(t1."body" = ' and t1."group_id" = subs.v1 and ')`],
    ["by each other", `t1."group_id" = t2."group_id" and (t2."group_id" = t1."group_id")`],
  ])("%s", (_, where) => {
    expect(keysOf(messages(where))).not.toHaveProperty(["public.messages"]);
  });

  it("where another mention of the table is free", () => {
    const free = `(select count(*) from "public"."messages" t4)`;
    expect(keysOf(`${messages('t1."group_id" = subs.v1')} || ${free}`)).toEqual({});
  });

  it("where a view or a function may read it too", () => {
    const tied = messages('t1."group_id" = subs.v1');
    expect(keysOf(`${tied} || (select 1 from "public"."loud" t5 where t5."x" = subs.v1)`)).toEqual({});
    expect(keysOf(`${tied} || "public"."messages"(t1)`)).toEqual({});
  });
});
