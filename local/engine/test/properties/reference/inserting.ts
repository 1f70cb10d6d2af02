import type { Expression, Json, JsonObject, Row, Rules, SceneTable } from "../scenes/scene.ts";
import { tableNamed } from "../scenes/scene.ts";
import { holds } from "./expression.ts";
import { writeRights } from "./rights.ts";
import { columnsOf, constraints, presets, Refused, requireValid, rival, type Tables } from "./statement.ts";
import { clientHolds } from "./where.ts";
import type { World } from "./world.ts";

export interface Written {
  affected: number;
  rows: Row[];
}

interface OnConflict {
  constraint: string;
  update_columns: readonly string[];
  where?: JsonObject;
}

/** Objects to insert into one table. */
export interface Batch {
  table: SceneTable;
  objects: readonly JsonObject[];
  onConflict: JsonObject | undefined;
  /** Columns whose values come from a related row. */
  fixed?: Row;
}

/** Inserts objects with their related ones: in one statement, or one by one if there are related ones. */
export function insertObjects(tables: Tables, batch: Batch): Written {
  const { table, objects } = batch;
  if (objects.length === 0) return { affected: 0, rows: [] };
  if (!objects.some((object) => relatedOf(table, object).length > 0)) return insertTogether(tables, batch);
  const total: Written = { affected: 0, rows: [] };
  for (const object of objects) {
    const written = insertWithRelated(tables, batch, object);
    total.affected += written.affected;
    total.rows.push(...written.rows);
  }
  return total;
}

const relatedOf = (table: SceneTable, object: JsonObject) => table.relationships.filter(({ name }) => name in object);

function insertWithRelated(tables: Tables, batch: Batch, object: JsonObject): Written {
  const { scene } = tables.now();
  const related = relatedOf(batch.table, object);
  const inner = (way: (typeof related)[number], fixed: Row): Written => {
    const { data, on_conflict } = object[way.name] as { data: Json; on_conflict?: JsonObject };
    const objects = [data].flat() as JsonObject[];
    return insertObjects(tables, { table: tableNamed(scene, way.to), objects, onConflict: on_conflict, fixed });
  };
  const fixed: Record<string, Json> = { ...batch.fixed };
  let affected = 0;
  for (const way of related.filter(({ insertBefore }) => insertBefore)) {
    const written = inner(way, {});
    affected += written.affected;
    const [row] = written.rows;
    if (!row) throw new Refused("not-supported", `${way.name} affects no rows`);
    for (const [local, remote] of way.mapping) fixed[local] = row[remote]!;
  }
  const own = insertTogether(tables, { ...batch, objects: [object], fixed });
  affected += own.affected;
  for (const way of related.filter(({ insertBefore }) => !insertBefore)) {
    const [row] = own.rows;
    if (!row) throw new Refused("not-supported", `${batch.table.name} affects no rows`);
    affected += inner(way, Object.fromEntries(way.mapping.map(([local, remote]) => [remote, row[local]!]))).affected;
  }
  return { affected, rows: own.rows };
}

/** Inserts in one statement. */
function insertTogether(tables: Tables, { table, objects, onConflict, fixed = {} }: Batch): Written {
  const before = tables.now();
  const rule = writeRights(before.scene, before.asker.role, table, "insert")!;
  const set = presets(before, table, rule.set);
  const defaults = Object.fromEntries(table.columns.map(({ name, fallback }) => [name, fallback ?? null]));
  const written: Row[] = [];
  for (const object of objects) {
    const row: Row = { ...defaults, ...columnsOf(table, object), ...fixed, ...set };
    const conflict = onConflict as OnConflict | undefined;
    const target = conflict && constraints(table).get(conflict.constraint);
    // NOT NULL is checked before Postgres looks for conflicts.
    requireValid(table, row, []);
    const existing = target && rival(target, row, tables.of(table));
    const result = existing
      ? upsert(tables, before, table, existing, row, conflict, written)
      : insertRow(tables, before, table, row, rule.check);
    if (result) written.push(result);
  }
  tables.settle();
  return { affected: written.length, rows: written };
}

function insertRow(tables: Tables, before: World, table: SceneTable, row: Row, check: Expression): Row {
  requireValid(table, row, tables.of(table));
  tables.check(before, check, table, row);
  tables.of(table).push(row);
  return row;
}

/** Updates the row that is there already, if the role may update it at all. */
function upsert(
  tables: Tables,
  before: World,
  table: SceneTable,
  existing: Row,
  proposed: Row,
  { update_columns, where = {} }: OnConflict,
  written: readonly Row[],
): Row | undefined {
  const rule: Rules["update"] = writeRights(before.scene, before.asker.role, table, "update");
  if (!rule || update_columns.length === 0) return undefined;
  if (written.includes(existing)) throw new Refused("unexpected", "a row is written a second time");
  const isFree =
    holds(before, rule.filter, { table, row: existing }) === true &&
    clientHolds(before, where, table, existing) === true;
  if (!isFree) return undefined;
  const names = table.columns.filter(({ field }) => update_columns.includes(field)).map(({ name }) => name);
  const changes = Object.fromEntries(names.map((name) => [name, proposed[name]!]));
  const row: Row = { ...existing, ...changes, ...presets(before, table, rule.set) };
  const rows = tables.of(table);
  requireValid(
    table,
    row,
    rows.filter((other) => other !== existing),
  );
  tables.check(before, rule.check ?? {}, table, row);
  rows[rows.indexOf(existing)] = row;
  return row;
}
