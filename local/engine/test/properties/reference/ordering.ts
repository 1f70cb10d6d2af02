import type { Json, JsonObject, Kind, Row, SceneTable } from "../scenes/scene.ts";
import { columnNamed, tableNamed } from "../scenes/scene.ts";
import { order } from "./operators.ts";
import { cell, isVisible, selectRights, shown } from "./rights.ts";
import { computedValue, relatedRows, type World } from "./world.ts";
import { aggregateValue } from "./aggregateValue.ts";

/** One thing that rows are ordered by. */
export interface OrderItem {
  kind: Kind;
  descending: boolean;
  nullsFirst: boolean;
  /** Where a cursor keeps the value: database names, from the outermost relationship inwards. */
  path: readonly string[];
  valueOf(row: Row): Json;
}

/** The items of a client's `order_by`: a list of objects with one key each. */
export function orderItems(world: World, orderBy: Json | undefined, table: SceneTable): OrderItem[] {
  if (orderBy === undefined || orderBy === null) return [];
  return ([orderBy].flat() as readonly JsonObject[]).flatMap((object) =>
    Object.entries(object).map(([field, value]) => itemOf(world, field, value, table)),
  );
}

/** The columns of the primary key that the items do not name already. */
export const keyItems = (table: SceneTable, items: readonly OrderItem[]): OrderItem[] =>
  table.key
    .filter((name) => !items.some(({ path }) => path.length === 1 && path[0] === name))
    .map((name) => ({
      kind: columnNamed(table, name).kind,
      descending: false,
      nullsFirst: false,
      path: [name],
      valueOf: (row) => row[name]!,
    }));

function itemOf(world: World, field: string, value: Json, table: SceneTable): OrderItem {
  const rights = selectRights(world.scene, world.asker.role, table)!;
  const column = table.columns.find((each) => each.field === field);
  if (column) {
    const { kind, name } = column;
    return { ...direction(value), kind, path: [name], valueOf: (row) => cell(world, rights, table, row, name) };
  }
  const computed = table.computed.find(({ name }) => name === field);
  if (computed && computed.kind !== "rows") {
    const valueOf = (row: Row) =>
      shown(world, rights.computed.get(field), table, row, () => computedValue(world, computed, row));
    return { ...direction(value), kind: computed.kind === "plus" ? "int" : "bool", path: [field], valueOf };
  }
  const relationship = table.relationships.find(({ name }) => field === name || field === `${name}_aggregate`)!;
  const other = tableNamed(world.scene, relationship.to);
  const otherRights = selectRights(world.scene, world.asker.role, other)!;
  const visible = (row: Row) =>
    relatedRows(world, relationship, row).filter((each) => isVisible(world, otherRights, other, each));
  const [[name, inner]] = Object.entries(value as JsonObject) as [[string, Json]];
  if (relationship.kind === "object") {
    const within = itemOf(world, name, inner, other);
    const valueOf = (row: Row) => {
      const [only] = visible(row);
      return only === undefined ? null : within.valueOf(only);
    };
    return { ...within, path: [field, ...within.path], valueOf };
  }
  if (name === "count")
    return { ...direction(inner), kind: "int", path: [field, name], valueOf: (row) => visible(row).length };
  const [[overField, way]] = Object.entries(inner as JsonObject) as [[string, Json]];
  const over = other.columns.find((each) => each.field === overField)!;
  return {
    ...direction(way),
    kind: over.kind,
    path: [field, name, over.name],
    valueOf(row) {
      const values = visible(row).map((each) => cell(world, otherRights, other, each, over.name));
      return aggregateValue(name, over.kind, values);
    },
  };
}

function direction(word: Json): Pick<OrderItem, "descending" | "nullsFirst"> {
  const name = word as string;
  const descending = name.startsWith("desc");
  return { descending, nullsFirst: name.endsWith("first") || (descending && !name.endsWith("last")) };
}

/** Compares two rows; zero where the items do not decide. */
export function compareRows(items: readonly OrderItem[], one: Row, other: Row): number {
  for (const item of items) {
    const found = compareBy(item, item.valueOf(one), item.valueOf(other));
    if (found !== 0) return found;
  }
  return 0;
}

function compareBy({ kind, descending, nullsFirst }: OrderItem, one: Json, other: Json): number {
  if (one === null || other === null) {
    if (one === other) return 0;
    return (one === null) === nullsFirst ? -1 : 1;
  }
  const found = order(kind, one, other);
  return descending ? -found : found;
}
