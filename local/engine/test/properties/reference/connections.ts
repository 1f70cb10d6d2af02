import { argument, type Field } from "../requests/request.ts";
import type { Json, Row, SceneTable } from "../scenes/scene.ts";
import { ANYTHING, decoded, exactly, type Expected } from "./expected.ts";
import { certainRows, cut, distinctColumns, permitted, tiesOf, type Tie } from "./lists.ts";
import { order } from "./operators.ts";
import { keyItems, orderItems, type OrderItem } from "./ordering.ts";
import { rowExpected, type Source } from "./reading.ts";
import { anyOf, allOf } from "./truth.ts";
import type { World } from "./world.ts";

/** A page of a connection: its rows, and what is certain of them. */
interface Page {
  ties: readonly Tie[];
  /** `undefined` where no rule decides it. */
  hasNext: boolean | undefined;
  hasPrevious: boolean | undefined;
}

export function connectionExpected(world: World, source: Source, field: Field): Expected {
  const { table, rights } = source;
  const ordered = orderItems(world, argument(field, "order_by"), table);
  const items = [...ordered, ...keyItems(table, ordered)];
  const rows = permitted(world, rights, table, source.rows, argument(field, "where") ?? {});
  // Without order_by the rows may come in any order.
  const ties = tiesOf(rows, ordered.length > 0 ? items : [], distinctColumns(field, table));
  const base = cut(ties, 0, rights.limit ?? Infinity);
  const page = pageOf(field, base, items);
  if (!page) return ANYTHING;
  return {
    members: field.selection!.map((part): readonly [string, Expected] => {
      switch (part.meaning.kind) {
        case "typename":
          return [part.key, exactly(part.meaning.type)];
        case "edges":
          return [part.key, edgesExpected(world, table, page.ties, items, part.selection!)];
        default:
          return [part.key, pageInfoExpected(page, items, part.selection!)];
      }
    }),
  };
}

function pageOf(field: Field, base: readonly Tie[], items: readonly OrderItem[]): Page | undefined {
  const [first, last] = [argument(field, "first"), argument(field, "last")] as (number | undefined)[];
  const after = argument(field, "after") as string | undefined;
  const cursor = after ?? (argument(field, "before") as string | undefined);
  const rows = certainRows(base);
  const isSequence = rows !== undefined && base.every(({ take }) => take === 1);
  if (isSequence) {
    const within =
      cursor === undefined ? rows : rows.filter((row) => isBeyond(row, decoded(cursor), items, after !== undefined));
    const slice = last === undefined ? within.slice(0, first) : within.slice(Math.max(0, within.length - last));
    const [start, end] = [rows.indexOf(slice[0]!), rows.indexOf(slice.at(-1)!)];
    return {
      ties: slice.map((row) => ({ take: 1, of: [[row]] })),
      hasNext: slice.length > 0 && end < rows.length - 1,
      hasPrevious: slice.length > 0 && start > 0,
    };
  }
  const most = first ?? last ?? Infinity;
  if (cursor === undefined) {
    const total = base.reduce((sum, { take }) => sum + take, 0);
    const isCut = most < total && most > 0;
    return {
      ties: last === undefined ? cut(base, 0, most) : cut(base, Math.max(0, total - most), Infinity),
      hasNext: last === undefined ? isCut : false,
      hasPrevious: last === undefined ? false : isCut,
    };
  }
  if (!rows) return undefined;
  const beyond = rows.filter((row) => isBeyond(row, decoded(cursor), items, after !== undefined));
  const ties = beyond.length === 0 ? [] : [{ take: beyond.length, of: beyond.map((row) => [row]) }];
  return { ties: cut(ties, 0, most), hasNext: undefined, hasPrevious: undefined };
}

/** Whether a row is after the cursor, or before it: compared item by item until one is NULL. */
function isBeyond(row: Row, cursor: Json, items: readonly OrderItem[], after: boolean): boolean {
  const signs = items.map((item) => {
    const [own, given] = [item.valueOf(row), valueAt(cursor, item.path)];
    if (own === null || given === null) return null;
    const sign = order(item.kind, own, given);
    return after === item.descending ? -sign : sign;
  });
  const found = anyOf(
    signs.map((sign, index) =>
      allOf([
        ...signs.slice(0, index).map((each) => (each === null ? null : each === 0)),
        sign === null ? null : sign > 0,
      ]),
    ),
  );
  return found === true;
}

const valueAt = (cursor: Json, path: readonly string[]): Json =>
  path.reduce((value, key) => (value as Record<string, Json>)[key]!, cursor);

function edgesExpected(
  world: World,
  table: SceneTable,
  ties: readonly Tie[],
  items: readonly OrderItem[],
  selection: readonly Field[],
): Expected {
  const edge = (row: Row): Expected => ({
    members: selection.map((field): readonly [string, Expected] => {
      switch (field.meaning.kind) {
        case "typename":
          return [field.key, exactly(field.meaning.type)];
        case "cursor":
          return [field.key, { cursor: cursorOf(items, row) }];
        default:
          return [field.key, rowExpected(world, table, row, field.selection!)];
      }
    }),
  });
  return { list: ties.map(({ take, of }) => ({ take, of: of.map((place) => ({ either: place.map(edge) })) })) };
}

/** A row's cursor, before it is encoded. */
export function cursorOf(items: readonly OrderItem[], row: Row): Json {
  const cursor: Record<string, unknown> = {};
  for (const item of items) {
    const path = [...item.path];
    const last = path.pop()!;
    let inner = cursor;
    for (const key of path) inner = (inner[key] ??= {}) as Record<string, unknown>;
    inner[last] = item.valueOf(row);
  }
  return cursor as Json;
}

function pageInfoExpected(
  { ties, hasNext, hasPrevious }: Page,
  items: readonly OrderItem[],
  selection: readonly Field[],
): Expected {
  const flag = (value: boolean | undefined) => (value === undefined ? ANYTHING : exactly(value));
  const cursor = (place: Tie | undefined): Expected => {
    if (!place) return exactly(null);
    const only = place.of.length === 1 && place.of[0]!.length === 1 ? place.of[0]![0] : undefined;
    return only ? { cursor: cursorOf(items, only) } : ANYTHING;
  };
  const values = {
    hasNextPage: () => flag(hasNext),
    hasPreviousPage: () => flag(hasPrevious),
    startCursor: () => cursor(ties[0]),
    endCursor: () => cursor(ties.at(-1)),
  };
  return {
    members: selection.map((field): readonly [string, Expected] => {
      if (field.meaning.kind === "typename") return [field.key, exactly(field.meaning.type)];
      if (field.meaning.kind !== "page") throw new Error(`pageInfo has no ${field.meaning.kind}`);
      return [field.key, values[field.meaning.value]()];
    }),
  };
}
