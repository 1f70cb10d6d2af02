import type { Json, JsonObject, Row, SceneTable } from "../scenes/scene.ts";
import { argument, type Field } from "../requests/request.ts";
import { compareRows, orderItems, type OrderItem } from "./ordering.ts";
import { isVisible, type SelectRights } from "./rights.ts";
import { clientHolds } from "./where.ts";
import type { World } from "./world.ts";

/** Rows that are equal in the order. Each place may hold one of several rows where `distinct_on` leaves a choice. */
export interface Tie {
  take: number;
  of: readonly (readonly Row[])[];
}

/** The rows of a source that the role sees and the client's `where` lets through. */
export function permitted(
  world: World,
  rights: SelectRights,
  table: SceneTable,
  source: readonly Row[],
  where: Json,
): Row[] {
  return source.filter(
    (row) => isVisible(world, rights, table, row) && clientHolds(world, where as JsonObject, table, row) === true,
  );
}

/** Applies `where`, `order_by`, `distinct_on`, `limit` and `offset` to the rows that the role sees. */
export function listRows(
  world: World,
  rights: SelectRights,
  table: SceneTable,
  source: readonly Row[],
  field: Field,
  withPermissionLimit = true,
): Tie[] {
  const rows = permitted(world, rights, table, source, argument(field, "where") ?? {});
  const items = orderItems(world, argument(field, "order_by"), table);
  const ties = tiesOf(rows, items, distinctColumns(field, table));
  const limits = [argument(field, "limit"), withPermissionLimit ? rights.limit : undefined] as (number | undefined)[];
  const limit = Math.min(...limits.map((each) => each ?? Infinity));
  return cut(ties, Number(argument(field, "offset") ?? 0), limit);
}

export const distinctColumns = (field: Field, table: SceneTable): string[] =>
  [(argument(field, "distinct_on") ?? []) as string | readonly string[]]
    .flat()
    .map((name) => table.columns.find((column) => column.field === name)!.name);

/** Rows in order, grouped where the order finds them equal; one place for each distinct value. */
export function tiesOf(rows: readonly Row[], items: readonly OrderItem[], distinct: readonly string[]): Tie[] {
  const places = distinct.length === 0 ? rows.map((row) => [row]) : distinctPlaces(rows, items, distinct);
  const sorted = places.toSorted(([one], [other]) => compareRows(items, one!, other!));
  const ties: (readonly Row[])[][] = [];
  for (const place of sorted) {
    const last = ties.at(-1);
    if (last && compareRows(items, last[0]![0]!, place[0]!) === 0) last.push(place);
    else ties.push([place]);
  }
  return ties.map((of) => ({ take: of.length, of }));
}

/** Of rows with equal values, those that come first; any of them may be kept. */
function distinctPlaces(rows: readonly Row[], items: readonly OrderItem[], distinct: readonly string[]): Row[][] {
  const byValue = Map.groupBy(rows, (row) => JSON.stringify(distinct.map((column) => row[column])));
  return [...byValue.values()].map((group) => {
    const [first] = group.toSorted((one, other) => compareRows(items, one, other));
    return group.filter((row) => compareRows(items, row, first!) === 0);
  });
}

/** Skips `offset` rows and takes at most `limit` of the others. */
export function cut(ties: readonly Tie[], offset: number, limit: number): Tie[] {
  let skip = offset;
  let left = limit;
  return ties.flatMap(({ take, of }): Tie[] => {
    const kept = Math.max(0, take - skip);
    skip = Math.max(0, skip - take);
    const taken = Math.min(kept, left);
    left -= taken;
    return taken === 0 ? [] : [{ take: taken, of }];
  });
}

/** The rows, if order and limits leave no choice of rows. */
export function certainRows(ties: readonly Tie[]): Row[] | undefined {
  const isCertain = ties.every(({ take, of }) => take === of.length && of.every((place) => place.length === 1));
  return isCertain ? ties.flatMap(({ of }) => of.map(([row]) => row!)) : undefined;
}
