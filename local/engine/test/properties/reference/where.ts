import type { Json, JsonObject, Row, SceneRelationship, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { compare } from "./operators.ts";
import { cell, isVisible, selectRights, shown, type SelectRights } from "./rights.ts";
import { allOf, anyOf, not, type Truth } from "./truth.ts";
import { computedRows, computedValue, relatedRows, type World } from "./world.ts";

/** Whether a row matches a client's `X_bool_exp`, as the role sees the row. */
export function clientHolds(world: World, where: JsonObject, table: SceneTable, row: Row): Truth {
  return allOf(Object.entries(where).map(([field, value]) => member(world, field, value, table, row)));
}

function member(world: World, field: string, value: Json, table: SceneTable, row: Row): Truth {
  const rights = selectRights(world.scene, world.asker.role, table);
  const each = () => (value as readonly JsonObject[]).map((item) => clientHolds(world, item, table, row));
  if (field === "_and") return allOf(each());
  if (field === "_or") return anyOf(each());
  if (field === "_not") return not(clientHolds(world, value as JsonObject, table, row));
  const column = table.columns.find((one) => one.field === field);
  if (column) return tests(column.kind, cell(world, rights!, table, row, column.name), value as JsonObject);
  const computed = table.computed.find(({ name }) => name === field);
  if (computed?.kind === "rows") {
    return someVisible(
      world,
      tableNamed(world.scene, computed.to),
      computedRows(world, computed, row),
      value as JsonObject,
    );
  }
  if (computed) {
    const left = shown(world, rights!.computed.get(field), table, row, () => computedValue(world, computed, row));
    return tests(computed.kind === "plus" ? "int" : "bool", left, value as JsonObject);
  }
  const relationship = table.relationships.find(({ name }) => name === field);
  if (relationship) {
    const other = tableNamed(world.scene, relationship.to);
    return someVisible(world, other, relatedRows(world, relationship, row), value as JsonObject);
  }
  const counted = table.relationships.find(({ name }) => `${name}_aggregate` === field)!;
  return aggregateHolds(world, counted, row, value as JsonObject);
}

const tests = (kind: Parameters<typeof compare>[1], left: Json, operators: JsonObject): Truth =>
  allOf(Object.entries(operators).map(([operator, right]) => compare(operator, kind, left, right)));

function visibleRows(world: World, table: SceneTable, rows: readonly Row[]): { rows: Row[]; rights: SelectRights } {
  const rights = selectRights(world.scene, world.asker.role, table)!;
  return { rights, rows: rows.filter((row) => isVisible(world, rights, table, row)) };
}

function someVisible(world: World, table: SceneTable, rows: readonly Row[], where: JsonObject): boolean {
  return visibleRows(world, table, rows).rows.some((row) => clientHolds(world, where, table, row) === true);
}

interface AggregateTest {
  arguments?: readonly string[] | string;
  distinct?: boolean;
  filter?: JsonObject;
  predicate: JsonObject;
}

/** `{count: {…}}`, `{bool_and: {…}}` or `{bool_or: {…}}` over the related rows that the role sees. */
function aggregateHolds(world: World, relationship: SceneRelationship, row: Row, value: JsonObject): boolean {
  const table = tableNamed(world.scene, relationship.to);
  const [[name, given]] = Object.entries(value) as unknown as [[string, AggregateTest]];
  const { filter = {}, predicate, distinct = false } = given;
  const { rows } = visibleRows(world, table, relatedRows(world, relationship, row));
  const counted = rows.filter((each) => clientHolds(world, filter, table, each) === true);
  const columns = [given.arguments ?? []].flat().map((word) => table.columns.find(({ field }) => field === word)!.name);
  if (name === "count") return tests("int", count(counted, columns, distinct), predicate) === true;
  const values = counted.map((each) => each[columns[0]!]!).filter((each) => each !== null);
  const result = values.length === 0 ? null : name === "bool_and" ? values.every(Boolean) : values.some(Boolean);
  // Over no rows it is NULL, which does not match.
  return tests("bool", result, predicate) === true;
}

/** Several columns are counted as one value, which is never null. */
export function count(rows: readonly Row[], columns: readonly string[], distinct: boolean): number {
  if (columns.length === 0) return rows.length;
  const values = rows.map((row) => columns.map((column) => row[column]!));
  const present = columns.length === 1 ? values.filter(([value]) => value !== null) : values;
  return distinct ? new Set(present.map((value) => JSON.stringify(value))).size : present.length;
}
