import { NUMBERS } from "../scenes/values.ts";
import type { SceneColumn, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { choose, readable, readableWhole, rightsOf, split, type Draft } from "./draft.ts";
import { drawWhere } from "./drawWhere.ts";
import { Word, type Argument, type Input } from "./request.ts";

type Arguments = Record<string, Argument>;

const DIRECTIONS = ["asc", "desc", "asc_nulls_first", "asc_nulls_last", "desc_nulls_first", "desc_nulls_last"];

/** `where`, `order_by`, `distinct_on`, `limit` and `offset`, each sometimes. */
export function drawListArguments(draft: Draft, table: SceneTable, totalOrder = false): Arguments {
  const { dice } = draft;
  const distinct = dice.chance(12) ? drawDistinct(draft, table) : undefined;
  const isLimited = dice.chance(35);
  const order =
    dice.chance(60) || (isLimited && totalOrder) ? drawOrder(draft, table, distinct, isLimited && totalOrder) : [];
  return {
    ...(dice.chance(50) ? { where: { type: `${table.base}_bool_exp`, value: drawWhere(draft, table) } } : {}),
    ...(distinct ? { distinct_on: { type: `[${table.base}_select_column!]`, value: [new Word(distinct.field)] } } : {}),
    ...(order.length > 0 ? { order_by: { type: `[${table.base}_order_by!]`, value: order } } : {}),
    ...(isLimited ? { limit: { type: "Int", value: dice.below(5) } } : {}),
    ...(isLimited && dice.chance(40) ? { offset: { type: "Int", value: dice.below(3) } } : {}),
  };
}

export function drawDistinct(draft: Draft, table: SceneTable): SceneColumn | undefined {
  const { may, mayNot } = readableWhole(draft, table);
  const comparable = ({ kind }: SceneColumn) => kind !== "json";
  return choose(
    draft,
    may.filter(comparable),
    mayNot.filter(comparable),
    ({ name }) => `distinct on ${table.name}.${name}`,
  );
}

/** One object for each item; the items of `distinct_on` come first. */
export function drawOrder(
  draft: Draft,
  table: SceneTable,
  distinct: SceneColumn | undefined,
  isTotal: boolean,
): Input[] {
  const { dice } = draft;
  const items: Record<string, Input>[] = distinct ? [{ [distinct.field]: direction(draft) }] : [];
  const count = 1 + dice.below(2);
  for (let index = 0; index < count; index++) {
    const item = drawItem(draft, table, 1);
    if (item && !items.some((other) => sameItem(other, item))) items.push(item);
  }
  if (isTotal) {
    const { may } = readable(draft, table);
    for (const column of may.filter(({ name }) => table.key.includes(name))) {
      const item = { [column.field]: direction(draft) };
      if (!items.some((other) => sameItem(other, item))) items.push(item);
    }
  }
  return items;
}

/** Whether two items have the same subject: a cursor has only one place for it. */
const sameItem = (one: Input, other: Input): boolean =>
  JSON.stringify(skeleton(one)) === JSON.stringify(skeleton(other));

const skeleton = (item: Input): Input =>
  item instanceof Word || typeof item !== "object" || item === null
    ? 0
    : Object.fromEntries(Object.entries(item).map(([key, value]) => [key, skeleton(value as Input)]));

const direction = ({ dice }: Draft): Word => new Word(dice.pick(DIRECTIONS));

function drawItem(draft: Draft, table: SceneTable, depth: number): Record<string, Input> | undefined {
  const { dice } = draft;
  if (depth > 0 && dice.chance(20)) return throughObject(draft, table) ?? drawItem(draft, table, 0);
  if (depth > 0 && dice.chance(20)) return byAggregate(draft, table) ?? drawItem(draft, table, 0);
  const scalars = table.computed.filter(({ kind }) => kind !== "rows");
  if (scalars.length > 0 && dice.chance(12)) {
    const { may, mayNot } = split(scalars, ({ name }) => rightsOf(draft, table)!.computed.has(name));
    const field = choose(draft, may, mayNot, ({ name }) => `order by ${table.name}.${name}`);
    if (field) return { [field.name]: direction(draft) };
  }
  const column = drawColumn(draft, table, ({ kind }) => kind !== "json");
  return column && { [column.field]: direction(draft) };
}

function drawColumn(draft: Draft, table: SceneTable, fits: (column: SceneColumn) => boolean): SceneColumn | undefined {
  const { may, mayNot } = readable(draft, table);
  return choose(draft, may.filter(fits), mayNot.filter(fits), ({ name }) => `order by ${table.name}.${name}`);
}

function throughObject(draft: Draft, table: SceneTable): Record<string, Input> | undefined {
  const { scene } = draft.world;
  const objects = table.relationships.filter(({ kind }) => kind === "object");
  const { may, mayNot } = split(objects, ({ to }) => rightsOf(draft, tableNamed(scene, to)) !== undefined);
  const way = choose(draft, may, mayNot, ({ name }) => `order by ${table.name}.${name}`);
  if (!way) return undefined;
  if (!may.includes(way)) return { [way.name]: {} };
  const item = drawItem(draft, tableNamed(scene, way.to), 0);
  return item && { [way.name]: item };
}

function byAggregate(draft: Draft, table: SceneTable): Record<string, Input> | undefined {
  const { scene } = draft.world;
  const arrays = table.relationships.filter(({ kind }) => kind === "array");
  const { may, mayNot } = split(arrays, ({ to }) => rightsOf(draft, tableNamed(scene, to))?.aggregations ?? false);
  const way = choose(draft, may, mayNot, ({ name }) => `order by ${table.name}.${name}_aggregate`);
  if (!way) return undefined;
  const name = `${way.name}_aggregate`;
  const to = tableNamed(scene, way.to);
  const over = mayNot.includes(way) ? undefined : drawColumn(draft, to, ({ kind }) => NUMBERS.has(kind));
  if (!over || draft.dice.chance(40)) {
    // A stolen item must stay in the request.
    if (!over || rightsOf(draft, to)!.columns.has(over.name)) return { [name]: { count: direction(draft) } };
  }
  return { [name]: { [draft.dice.pick(["max", "min", "sum"])]: { [over.field]: direction(draft) } } };
}
