import type { SceneFunction, SceneTable } from "../scenes/scene.ts";
import { columnNamed, tableNamed } from "../scenes/scene.ts";
import { drawValue, GRAPHQL_TYPES, keyValue } from "../scenes/values.ts";
import { rowsOf } from "../reference/world.ts";
import type { Json } from "../scenes/scene.ts";
import { rightsOf, steal, withKeys, type Draft } from "./draft.ts";
import { drawStream, drawStreamCursor, streamable } from "./drawStream.ts";
import { aggregateField } from "./drawAggregate.ts";
import { connectionField } from "./drawConnection.ts";
import { drawRow, rowsField } from "./drawRows.ts";
import { type Argument, type Field, type Request } from "./request.ts";

type Root = Omit<Field, "key">;

const DEPTH = 3;

/** A query of one to three root fields on the draft's endpoint; a live one has one. */
export function drawQuery(draft: Draft, live: boolean): Request {
  const { dice, endpoint, world } = draft;
  const count = live ? 1 : 1 + (dice.chance(25) ? 1 + dice.below(2) : 0);
  const roots: Root[] = [];
  for (let index = 0; index < count; index++) {
    const possible = [
      ...world.scene.tables.flatMap((table) => tableRoots(draft, table, live)),
      ...world.scene.functions.flatMap((fn) => functionRoots(draft, fn)),
    ];
    const forbidden = possible.filter(({ may }) => !may);
    const near = forbidden.filter(({ isNear }) => isNear);
    const prey = near.length > 0 && dice.chance(60) ? near : forbidden;
    const stolen = steal(draft, prey, ({ name }) => `root ${name}`);
    if (stolen) {
      roots.push(stolen.loot());
      continue;
    }
    const permitted = possible.filter(({ may }) => may);
    if (permitted.length > 0) roots.push(dice.pick(permitted).make());
  }
  if (roots.length === 0) roots.push({ name: "__typename", meaning: { kind: "typename", type: "query_root" } });
  const loot = draft.thief?.loot;
  return { endpoint, operation: "query", fields: withKeys(draft, roots), ...(loot === undefined ? {} : { loot }) };
}

/** A root field that the role may have, or for a thief one that it may not. */
interface Possible {
  name: string;
  may: boolean;
  /** The role may read the table, but not in this way. */
  isNear: boolean;
  make(): Root;
  loot(): Root;
}

type Verdict = "yes" | "near" | "no";

function possible(name: string, verdict: Verdict, make: () => Root, args: Root["args"] = {}): Possible {
  const selection = [{ key: "__typename", name: "__typename", meaning: { kind: "loot" } }] as const;
  const loot = (): Root => ({ name, args, selection, meaning: { kind: "loot" } });
  return { name, may: verdict === "yes", isNear: verdict === "near", make, loot };
}

function tableRoots(draft: Draft, table: SceneTable, live: boolean): Possible[] {
  const { base, name } = table;
  const rights = rightsOf(draft, table);
  const roots = rights?.roots[live ? "subscription" : "query"];
  /** Whether the role has a root field of the kind that the permission calls `root`. */
  const verdict = (root: string, exists: boolean, may = true): Verdict =>
    !rights || !exists ? "no" : may && (roots?.has(root) ?? true) ? "yes" : "near";
  const isRelay = draft.endpoint === "relay";
  const from = { root: name };
  const hasKey = table.key.length > 0;
  const aggregate = `${base}_aggregate`;
  const connection = `${base}_connection`;
  const all = [
    possible(base, verdict("select", !isRelay), () => rowsField(draft, base, from, table, DEPTH)),
    possible(connection, verdict("select", isRelay && hasKey), () =>
      connectionField(draft, connection, from, table, DEPTH),
    ),
    possible(aggregate, verdict("select_aggregate", !isRelay, rights?.aggregations), () =>
      aggregateField(draft, aggregate, from, table, DEPTH),
    ),
  ];
  if (live && !isRelay) {
    const may = verdict("select_stream", true, streamable(draft, table).may.length > 0);
    const cursor = drawStreamCursor(draft, table, table.columns[0]!);
    all.push(possible(`${base}_stream`, may, () => drawStream(draft, table), cursor));
  }
  if (hasKey) {
    const args = keyArguments(draft, table);
    const seesKey = table.key.every((column) => rights?.columns.has(column) ?? false);
    const may = verdict("select_by_pk", !isRelay, seesKey);
    all.push(possible(`${base}_by_pk`, may, () => byKey(draft, table, args), args));
    // Lists of root fields do not contain it.
    const mayAsk = rights ? "yes" : "no";
    if (isRelay) all.push(possible("node", mayAsk, () => node(draft, table), nodeArguments(draft, table)));
  }
  return all;
}

/** The key of some row of the table, or of none. */
function drawKey({ dice, world }: Draft, table: SceneTable): Json[] {
  const rows = rowsOf(world, table);
  if (rows.length > 0 && dice.chance(80)) {
    const row = dice.pick(rows);
    return table.key.map((name) => row[name]!);
  }
  return table.key.map((name) => keyValue(columnNamed(table, name).kind, dice.below(6)));
}

export function keyArguments(draft: Draft, table: SceneTable): Record<string, Argument> {
  const key = drawKey(draft, table);
  return Object.fromEntries(
    table.key.map((name, index) => {
      const { field, kind } = columnNamed(table, name);
      return [field, { type: `${GRAPHQL_TYPES[kind]}!`, value: key[index]! }];
    }),
  );
}

const byKey = (draft: Draft, table: SceneTable, args: Record<string, Argument>): Root => ({
  name: `${table.base}_by_pk`,
  args,
  selection: drawRow(draft, table, DEPTH),
  meaning: { kind: "byKey", table: table.name },
  on: table.base,
});

function nodeArguments(draft: Draft, table: SceneTable): Record<string, Argument> {
  const id = JSON.stringify([1, "public", table.name, ...drawKey(draft, table)]);
  return { id: { type: "ID!", value: Buffer.from(id).toString("base64") } };
}

const node = (draft: Draft, table: SceneTable): Root => ({
  name: "node",
  args: nodeArguments(draft, table),
  selection: drawRow(draft, table, DEPTH),
  meaning: { kind: "node", table: table.name },
  on: table.base,
});

function functionRoots(draft: Draft, fn: SceneFunction): Possible[] {
  const table = tableNamed(draft.world.scene, fn.table);
  const rights = rightsOf(draft, table);
  const isRelay = draft.endpoint === "relay";
  const from = { function: fn.name };
  const args = functionArguments(draft, fn);
  const withArgs = (field: Root): Root => ({ ...field, args: { ...field.args, ...args } });
  const connection = `${fn.name}_connection`;
  const aggregate = `${fn.name}_aggregate`;
  const verdict = (exists: boolean, may = true): Verdict => (!rights || !exists ? "no" : may ? "yes" : "near");
  const rows = () => withArgs(rowsField(draft, fn.name, from, table, DEPTH));
  const values = () => withArgs(aggregateField(draft, aggregate, from, table, DEPTH));
  const pages = () => withArgs(connectionField(draft, connection, from, table, DEPTH));
  return [
    possible(fn.name, verdict(!isRelay), rows, args),
    possible(aggregate, verdict(!isRelay, rights?.aggregations), values, args),
    possible(connection, verdict(isRelay && table.key.length > 0), pages, args),
  ];
}

function functionArguments({ dice }: Draft, { name, fallback }: SceneFunction): Record<string, Argument> {
  if (fallback !== undefined && dice.chance(40)) return {};
  const isGiven = fallback === undefined || dice.chance(60);
  const type = `${name}_args${fallback === undefined ? "!" : ""}`;
  return { args: { type, value: isGiven ? { lowest: drawValue(dice, "int") } : {} } };
}
