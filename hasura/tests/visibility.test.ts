import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readMetadata } from "../../local/engine/core/metadata/readMetadata.ts";
import { keyOf, type SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { caller, CALLERS, expectedRows, METADATA, nameOf, openStage, outcomeOf, type Stage } from "./asking.ts";
import { idOf } from "./cast.ts";
import { policy } from "./policy/index.ts";

/**
 * Two places say who may see a group: `groups.is_visible_to_all` and the view `group_viewers`. Permissions refer to
 * them with these conditions and say nothing of their own.
 */
const PUBLIC = { is_visible_to_all: { _eq: true } };
const MEMBERS = { _or: [PUBLIC, { viewers: { user_id: { _eq: "X-Hasura-User-Id" } } }] };
/** The two places and the columns that their rule uses; no permission may ask for these columns itself. */
const RESERVED = new Set(
  "is_visible_to_all viewers is_public join_method expires_at invitations waiting_list".split(" "),
);

/** Every condition of every permission, with its place. */
const conditions = ((readMetadata(METADATA).sources[0] as SourceMetadata).tables ?? []).flatMap((table) =>
  (["select", "insert", "update", "delete"] as const).flatMap((kind) =>
    (table[`${kind}_permissions`] ?? []).flatMap(({ role, permission }) => {
      const { filter, check } = permission as { filter?: unknown; check?: unknown };
      return [filter, check]
        .filter((condition) => condition !== undefined)
        .map((condition) => ({ table: keyOf(table.table).replace("public.", ""), kind, role, condition }));
    }),
  ),
);

describe("the words of permissions", () => {
  it.each(["member", "anonymous"] as const)("refer to the rule of who may see a group, for %s", (role) => {
    const rule = role === "member" ? MEMBERS : PUBLIC;
    for (const { table, kind, role: other, condition } of conditions) {
      if (role !== (other === "anonymous" || other === "partner" ? "anonymous" : "member")) continue;
      const strays = keysOf(without(condition, rule)).filter((key) => RESERVED.has(key));
      expect({ table, kind, role: other, strays }).toEqual({ table, kind, role: other, strays: [] });
    }
  });

  it("never ask the database's clock: `now()` in metadata is not the product's time", () => {
    const asking = conditions.filter(({ condition }) =>
      textsIn(condition).some((text) => /\bnow\b|\btoday\b|\byesterday\b|\btomorrow\b|current_|localtime/i.test(text)),
    );
    expect(asking).toEqual([]);
  });
});

describe("the rule", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await openStage();
  });
  afterEach(() => stage.close());

  const tablesThatUse = (key: string) =>
    [
      ...new Set(conditions.filter(({ condition }) => keysOf(condition).includes(key)).map(({ table }) => table)),
    ].toSorted();

  const USERS_OF_RULE = [
    "group_invitations",
    "group_schedule",
    "group_slugs",
    "groups",
    "member_profiles",
    "support_tickets",
  ];

  it("is used by these tables", () => {
    expect(tablesThatUse("viewers")).toEqual(USERS_OF_RULE);
    expect(tablesThatUse("is_visible_to_all")).toEqual(USERS_OF_RULE);
  });

  it.each([
    ["widened to every person", "select g.group_id, p.user_id from public.groups g cross join public.user_profiles p"],
    ["narrowed to nobody", "select group_id, user_id from public.group_members where false"],
  ])("changes what each of them answers when group_viewers is %s", async (_, rule) => {
    await stage.pool.query(`create or replace view public.group_viewers as ${rule}`);
    expect(await tablesThatBreakPolicy()).toEqual(USERS_OF_RULE);
  });

  it("changes what each of them answers when is_visible_to_all is widened to every group", async () => {
    await stage.pool.query(
      "alter table public.groups alter column is_visible_to_all set expression as (is_public or true)",
    );
    expect(await tablesThatBreakPolicy()).toEqual(USERS_OF_RULE);
  });

  it("lets an invitation end by the product's clock, whatever the database's says (D248)", async () => {
    const seesQuiet = async (person: "gus" | "hana") => {
      const { groups } = await stage.ask(caller(person, "member").session, "{ groups { group_id } }");
      return (groups as { group_id: string }[]).some(({ group_id }) => group_id === idOf("quiet"));
    };
    const moveClock = (shift: string) => stage.pool.query("update private.app_clock set shift = $1", [shift]);
    // Hana's ends in three days; Gus' ended three days ago.
    await moveClock("2 days");
    expect([await seesQuiet("hana"), await seesQuiet("gus")]).toEqual([true, false]);
    await moveClock("4 days");
    expect([await seesQuiet("hana"), await seesQuiet("gus")]).toEqual([false, false]);
    await moveClock("-4 days");
    expect([await seesQuiet("hana"), await seesQuiet("gus")]).toEqual([true, true]);
  });

  /** Tables of the rule in which somebody sees or may write other rows than the policy says. */
  async function tablesThatBreakPolicy(): Promise<string[]> {
    const broken = new Set<string>();
    for (const table of USERS_OF_RULE) {
      const rules = policy[table]!;
      for (const who of CALLERS) {
        const expected = expectedRows(rules, who);
        if (rules.read[who.role] === undefined || expected === "all") continue;
        const { rows } = await stage.ask(who.session, `{ rows: ${table} { ${rules.named.join(" ")} } }`);
        const seen = (rows as unknown[]).map((row) => nameOf(row, rules)).toSorted();
        if (seen.join() !== expected.toSorted().join()) broken.add(table);
      }
    }
    const outcomes = [await ticketAbout("gus", "inner"), await ticketAbout("ben", "inner")];
    if (outcomes.join() !== "permission-error,1 changed") broken.add("support_tickets");
    return [...broken].toSorted();
  }

  /** The outcome of a ticket about a group: whoever sees the group may ask about it. */
  function ticketAbout(person: "ben" | "gus", group: string): Promise<string> {
    const ticket = `{ category: payment, subject: "A subject", body: "A question that is long enough.", group_id: "${idOf(group)}" }`;
    const mutation = `mutation { insert_support_tickets(objects: ${ticket}) { affected_rows } }`;
    return outcomeOf(stage.ask(caller(person, "member").session, mutation));
  }
});

/** A condition without the parts that equal `part`. */
function without(condition: unknown, part: unknown): unknown {
  if (typeof condition !== "object" || condition === null) return condition;
  if (JSON.stringify(condition) === JSON.stringify(part)) return {};
  if (Array.isArray(condition)) return condition.map((each) => without(each, part));
  return Object.fromEntries(Object.entries(condition).map(([key, value]) => [key, without(value, part)]));
}

function keysOf(condition: unknown): string[] {
  if (typeof condition !== "object" || condition === null) return [];
  const own = Array.isArray(condition) ? [] : Object.keys(condition);
  return own.concat(Object.values(condition).flatMap(keysOf));
}

function textsIn(condition: unknown): string[] {
  if (typeof condition === "string") return [condition];
  return typeof condition === "object" && condition !== null ? Object.values(condition).flatMap(textsIn) : [];
}
