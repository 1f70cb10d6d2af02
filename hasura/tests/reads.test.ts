import { getNamedType, isEnumType, isNonNullType, isObjectType, type GraphQLType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SourceMetadata } from "../../local/engine/core/metadata/shapes.ts";
import { keyOf } from "../../local/engine/core/metadata/shapes.ts";
import {
  caller,
  CALLERS,
  expectedRows,
  leavesOf,
  nameOf,
  openStage,
  words,
  type Caller,
  type Stage,
} from "./asking.ts";
import { ROLES } from "./cast.ts";
import { policy } from "./policy/index.ts";
import type { TablePolicy } from "./policy/policy.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** One person of each kind, for questions that would take too long as everybody. */
const FEW = [CALLERS[0]!, caller("ben", "member"), caller("eve", "group_admin"), caller("pat", "platform_admin")];

const tables = Object.entries(policy).map(([table, rules]) => ({ table, rules }));

async function everyRow(table: string, rules: TablePolicy): Promise<string[]> {
  const { rows } = await stage.pool.query(`select ${rules.named.join(", ")} from public.${table}`);
  return rows.map((row) => nameOf(row, rules)).toSorted();
}

async function allowedRows(table: string, rules: TablePolicy, who: Caller): Promise<string[]> {
  const expected = expectedRows(rules, who);
  return expected === "all" ? everyRow(table, rules) : expected.toSorted();
}

it("covers every tracked table and no other", () => {
  const source = stage.core.metadata.sources[0] as SourceMetadata;
  const tracked = (source.tables ?? []).filter((table) => !table.is_enum).map((table) => keyOf(table.table));
  expect(tracked.toSorted()).toEqual(tables.map(({ table }) => `public.${table}`).toSorted());
});

describe.each(tables)("$table", ({ table, rules }) => {
  it("shows each role the columns of the policy and no other", () => {
    for (const role of ROLES) {
      const shown = leavesOf(stage.core.schema("graphql", role).getType(table));
      expect({ role, shown }).toEqual({ role, shown: words(rules.read[role] ?? "") });
    }
  });

  it("shows each person the rows of the policy and no other, by every way in", async () => {
    for (const who of CALLERS) {
      const roots = stage.core.schema("graphql", who.role).getQueryType()?.getFields() ?? {};
      if (rules.read[who.role] === undefined) {
        expect([who.name, table in roots]).toEqual([who.name, false]);
        continue;
      }
      const columns = rules.named.join(" ");
      const allowed = [who.name, await allowedRows(table, rules, who)];
      const list = await stage.ask(who.session, `{ rows: ${table} { ${columns} } }`);
      expect([who.name, namesOf(list.rows, rules)]).toEqual(allowed);
      if (`${table}_aggregate` in roots) {
        const counted = await stage.ask(
          who.session,
          `{ rows: ${table}_aggregate { aggregate { count } nodes { ${columns} } } }`,
        );
        const { aggregate, nodes } = counted.rows as { aggregate: { count: number }; nodes: unknown[] };
        expect([who.name, namesOf(nodes, rules)]).toEqual(allowed);
        expect(aggregate.count).toBe(allowed[1]?.length);
      }
      const relayRoots = stage.core.schema("relay", who.role).getQueryType()?.getFields() ?? {};
      if (`${table}_connection` in relayRoots) {
        const paged = await stage.ask(
          who.session,
          `{ rows: ${table}_connection { edges { node { ${columns} } } } }`,
          "relay",
        );
        const { edges } = paged.rows as { edges: { node: unknown }[] };
        expect([
          who.name,
          namesOf(
            edges.map(({ node }) => node),
            rules,
          ),
        ]).toEqual(allowed);
      }
    }
  });

  it("shows no row through a relationship that it would not show directly", async () => {
    for (const who of FEW) {
      if (rules.read[who.role] === undefined) continue;
      const fields = relationshipsOf(table, who);
      if (fields.length === 0) continue;
      const selection = fields.map(({ field, target }) => `${field} { ${policy[target]?.named.join(" ")} }`).join(" ");
      const { rows } = (await stage.ask(who.session, `{ rows: ${table} { ${selection} } }`)) as {
        rows: Record<string, unknown>[];
      };
      for (const { field, target } of fields) {
        const targetRules = policy[target]!;
        const allowed = new Set(await allowedRows(target, targetRules, who));
        const leaked = rows
          .flatMap((row) => row[field] ?? [])
          .map((row) => nameOf(row, targetRules))
          .filter((name) => !allowed.has(name));
        expect({ who: who.name, field, leaked }).toEqual({ who: who.name, field, leaked: [] });
      }
    }
  });

  it("finds a row wherever the schema promises one", async () => {
    for (const who of CALLERS) {
      if (rules.read[who.role] === undefined) continue;
      const fields = relationshipsOf(table, who).filter(({ isPromised }) => isPromised);
      if (fields.length === 0) continue;
      const selection = fields.map(({ field }) => `${field} { __typename }`).join(" ");
      const query = `{ rows: ${table} { ${rules.named.join(" ")} ${selection} } }`;
      const { rows } = (await stage.ask(who.session, query)) as { rows: Record<string, unknown>[] };
      for (const { field } of fields) {
        const broken = rows.filter((row) => row[field] === null).map((row) => nameOf(row, rules));
        expect({ who: who.name, field, broken }).toEqual({ who: who.name, field, broken: [] });
      }
    }
  });

  it("answers nothing to a person who asks for a hidden row by its key or its global id", async () => {
    const admin = { role: "admin", variables: { "x-hasura-role": "admin" }, isAdmin: true, backendOnly: false };
    const roots = stage.core.schema("graphql", "admin").getQueryType()?.getFields() ?? {};
    const keys = roots[`${table}_by_pk`]?.args ?? [];
    if (keys.length === 0) return; // a view
    const columns = [...new Set([...rules.named, ...keys.map((key) => key.name)])].join(" ");
    const connection = `{ rows: ${table}_connection { edges { node { id ${columns} } } } }`;
    const { rows } = (await stage.ask(admin, connection, "relay")) as {
      rows: { edges: { node: Record<string, unknown> }[] };
    };
    const every = rows.edges.map(({ node }) => ({
      name: nameOf(node, rules),
      byId: `node(id: ${JSON.stringify(node.id)}) { id }`,
      byKey: `${table}_by_pk(${keys.map((key) => `${key.name}: ${literal(node[key.name], key.type)}`).join(", ")}) { __typename }`,
    }));
    for (const who of FEW) {
      if (rules.read[who.role] === undefined) continue;
      const allowed = await allowedRows(table, rules, who);
      for (const [endpoint, way] of [
        ["relay", "byId"],
        ["graphql", "byKey"],
      ] as const) {
        const found: Record<string, unknown> = {};
        // A request may have no more than 60 aliases.
        for (let from = 0; from < every.length; from += 50) {
          const some = every.slice(from, from + 50).map((row, index) => `row${from + index}: ${row[way]}`);
          Object.assign(found, await stage.ask(who.session, `{ ${some.join(" ")} }`, endpoint));
        }
        const names = every.filter((_, index) => found[`row${index}`] !== null).map((row) => row.name);
        expect([who.name, way, names.toSorted()]).toEqual([who.name, way, allowed]);
      }
    }
  });
});

const namesOf = (rows: unknown, rules: TablePolicy): string[] =>
  (rows as unknown[]).map((row) => nameOf(row, rules)).toSorted();

/** A value as a document writes it: enum words and numbers bare, everything else in quotes. */
function literal(value: unknown, type: GraphQLType): string {
  return isEnumType(getNamedType(type)) ? String(value) : JSON.stringify(value);
}

/** Fields of a table's type that lead to other tables, without aggregates. */
function relationshipsOf(table: string, { role }: Caller): { field: string; target: string; isPromised: boolean }[] {
  const type = stage.core.schema("graphql", role).getType(table);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const target = getNamedType(field.type).name;
    return target in policy ? [{ field: field.name, target, isPromised: isNonNullType(field.type) }] : [];
  });
}
