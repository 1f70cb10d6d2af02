import type { Json, JsonObject, Row, SceneTable } from "../scenes/scene.ts";
import { holds } from "./expression.ts";
import type { Written } from "./inserting.ts";
import { isObject } from "./operators.ts";
import { cell, selectRights, writeRights } from "./rights.ts";
import { columnsOf, presets, requireValid, type Tables } from "./statement.ts";
import { clientHolds } from "./where.ts";

/** The rows that a client means: by key, or by `where`. */
export interface Which {
  key?: JsonObject;
  where?: JsonObject;
}

/** The operators of an update: `_set`, `_inc` and `_append`, each with its columns. */
export type Changes = Readonly<Partial<Record<"_set" | "_inc" | "_append", JsonObject>>>;

/** One statement; `undefined` where there is nothing to set and so no statement. */
export function updateRows(tables: Tables, table: SceneTable, which: Which, changes: Changes): Written | undefined {
  const before = tables.now();
  const rule = writeRights(before.scene, before.asker.role, table, "update")!;
  const isEmpty = [...Object.values(changes), rule.set].every((each) => Object.keys(each).length === 0);
  if (isEmpty) return undefined;
  const rows = tables.of(table);
  const set = presets(before, table, rule.set);
  const chosen = meant(tables, table, which).filter((row) => holds(before, rule.filter, { table, row }) === true);
  const written = chosen.map((row) => {
    const changed = Object.assign({}, row, changedColumns(table, row, changes), set);
    tables.check(before, rule.check ?? {}, table, changed);
    rows[rows.indexOf(row)] = changed;
    return changed;
  });
  for (const row of written)
    requireValid(
      table,
      row,
      rows.filter((other) => other !== row),
    );
  tables.settle();
  return { affected: written.length, rows: written };
}

function changedColumns(table: SceneTable, row: Row, { _set = {}, _inc = {}, _append = {} }: Changes): Row {
  const over = (input: JsonObject, change: (own: Json, given: Json) => Json): Row =>
    Object.fromEntries(
      Object.entries(columnsOf(table, input)).map(([name, given]) => [
        name,
        row[name] === null || given === null ? null : change(row[name]!, given),
      ]),
    );
  return {
    ...columnsOf(table, _set),
    ...over(_inc, (own, given) => (own as number) + (given as number)),
    ...over(_append, concatenated),
  };
}

/** jsonb's `||`: objects are merged, everything else becomes one list. */
function concatenated(own: Json, given: Json): Json {
  if (isObject(own) && isObject(given)) return { ...own, ...given };
  return [own, given].flat(1) as readonly Json[];
}

export function deleteRows(tables: Tables, table: SceneTable, which: Which): Written {
  const before = tables.now();
  const rule = writeRights(before.scene, before.asker.role, table, "delete")!;
  const rows = tables.of(table);
  const chosen = meant(tables, table, which).filter((row) => holds(before, rule.filter, { table, row }) === true);
  for (const row of chosen) rows.splice(rows.indexOf(row), 1);
  tables.settle();
  return { affected: chosen.length, rows: chosen };
}

function meant(tables: Tables, table: SceneTable, { key, where }: Which): Row[] {
  const before = tables.now();
  const columns = key && Object.entries(columnsOf(table, key));
  const rights = selectRights(before.scene, before.asker.role, table);
  return tables
    .of(table)
    .filter((row) =>
      columns
        ? columns.every(([name, value]) => cell(before, rights!, table, row, name) === value)
        : clientHolds(before, where ?? {}, table, row) === true,
    );
}
