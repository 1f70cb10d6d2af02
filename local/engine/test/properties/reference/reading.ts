import type { Json, Row, SceneTable } from "../scenes/scene.ts";
import { columnNamed, tableNamed } from "../scenes/scene.ts";
import { argument, type Field, type From } from "../requests/request.ts";
import { aggregateExpected } from "./aggregates.ts";
import { connectionExpected } from "./connections.ts";
import { exactly, type Expected } from "./expected.ts";
import { listRows, type Tie } from "./lists.ts";
import { isObject, order } from "./operators.ts";
import { cell, isVisible, selectRights, shown, type SelectRights } from "./rights.ts";
import { streamExpected } from "./streams.ts";
import { computedRows, computedValue, relatedRows, rowsOf, type World } from "./world.ts";

/** The rows before the client's arguments, with what the role may see of them. */
export interface Source {
  table: SceneTable;
  rights: SelectRights;
  rows: readonly Row[];
}

/** The answer of a root field that reads. */
export function rootExpected(world: World, field: Field): Expected {
  const { meaning } = field;
  switch (meaning.kind) {
    case "byKey": {
      const table = tableNamed(world.scene, meaning.table);
      const key = table.key.map((name) => argument(field, columnNamed(table, name).field)!);
      return singleExpected(world, table, key, field);
    }
    case "node": {
      const id = JSON.parse(Buffer.from(argument(field, "id") as string, "base64").toString("utf8")) as Json[];
      return singleExpected(world, tableNamed(world.scene, meaning.table), id.slice(3), field);
    }
    case "stream":
      return streamExpected(world, field, meaning.table);
    case "rows":
    case "aggregate":
    case "connection":
      return sourceExpected(world, field, sourceOf(world, meaning.from, field));
    default:
      return exactly(meaning.kind === "typename" ? meaning.type : null);
  }
}

function singleExpected(world: World, table: SceneTable, key: readonly Json[], field: Field): Expected {
  const rights = selectRights(world.scene, world.asker.role, table)!;
  const found = rowsOf(world, table).find(
    (row) =>
      table.key.every((name, index) => {
        // A row is not found by a key that the role may not see of it.
        const own = cell(world, rights, table, row, name);
        return own !== null && order(columnNamed(table, name).kind, own, key[index]!) === 0;
      }) && isVisible(world, rights, table, row),
  );
  return found ? rowExpected(world, table, found, field.selection!) : exactly(null);
}

function sourceOf(world: World, from: From, field: Field, at?: { table: SceneTable; row: Row }): Source {
  const { scene } = world;
  const of = (name: string, rows: (table: SceneTable) => readonly Row[]): Source => {
    const table = tableNamed(scene, name);
    return { table, rights: selectRights(scene, world.asker.role, table)!, rows: rows(table) };
  };
  if ("root" in from) return of(from.root, (table) => rowsOf(world, table));
  if ("function" in from) {
    const fn = scene.functions.find(({ name }) => name === from.function)!;
    const given = argument(field, "args");
    const least = (isObject(given ?? null) ? (given as { lowest?: number }).lowest : undefined) ?? fn.fallback!;
    return of(fn.table, (table) =>
      rowsOf(world, table).filter((row) => ((row[fn.column] as number | null) ?? -Infinity) >= least),
    );
  }
  if ("relationship" in from) {
    const relationship = at!.table.relationships.find(({ name }) => name === from.relationship)!;
    return of(relationship.to, () => relatedRows(world, relationship, at!.row));
  }
  const computed = at!.table.computed.find(({ name }) => name === from.computed)!;
  if (computed.kind !== "rows") throw new Error(`${computed.name} has no rows`);
  return of(computed.to, () => computedRows(world, computed, at!.row));
}

function sourceExpected(world: World, field: Field, source: Source): Expected {
  switch (field.meaning.kind) {
    case "aggregate":
      return aggregateExpected(world, source, field);
    case "connection":
      return connectionExpected(world, source, field);
    default:
      return listExpected(
        world,
        source,
        listRows(world, source.rights, source.table, source.rows, field),
        field.selection!,
      );
  }
}

export const listExpected = (
  world: World,
  { table }: Source,
  ties: readonly Tie[],
  selection: readonly Field[],
): Extract<Expected, { list: unknown }> => ({
  list: ties.map(({ take, of }) => ({
    take,
    of: of.map((place): Expected => {
      const each = place.map((row) => rowExpected(world, table, row, selection));
      return each.length === 1 ? each[0]! : { either: each };
    }),
  })),
});

/** One row, as far as the role may see it. Whether it may see the row at all was checked before. */
export function rowExpected(world: World, table: SceneTable, row: Row, selection: readonly Field[]): Expected {
  return { members: selection.map((field) => [field.key, memberExpected(world, table, row, field)] as const) };
}

function memberExpected(world: World, table: SceneTable, row: Row, field: Field): Expected {
  const { meaning } = field;
  const rights = selectRights(world.scene, world.asker.role, table)!;
  switch (meaning.kind) {
    case "typename":
      return exactly(meaning.type);
    case "column": {
      const value = cell(world, rights, table, row, meaning.column);
      return exactly(meaning.path === undefined ? value : at(value, meaning.path));
    }
    case "computed": {
      const computed = table.computed.find(({ name }) => name === meaning.name)!;
      if (computed.kind === "rows") throw new Error(`${meaning.name} is no value`);
      return exactly(
        shown(world, rights.computed.get(meaning.name), table, row, () => computedValue(world, computed, row)),
      );
    }
    case "globalId":
      return { globalId: [1, "public", table.name, ...table.key.map((name) => row[name]!)] };
    case "row": {
      const source = sourceOf(world, meaning.from, field, { table, row });
      const found = source.rows.find((other) => isVisible(world, source.rights, source.table, other));
      return found ? rowExpected(world, source.table, found, field.selection!) : exactly(null);
    }
    case "rows":
    case "aggregate":
    case "connection":
      return sourceExpected(world, field, sourceOf(world, meaning.from, field, { table, row }));
    default:
      throw new Error(`a row has no ${meaning.kind}`);
  }
}

/** The value under a key of a JSON object; null without one. */
const at = (value: Json, key: string): Json => (isObject(value) ? (value[key] ?? null) : null);
