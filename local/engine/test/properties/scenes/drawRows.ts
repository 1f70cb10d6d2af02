import type { Dice } from "../dice.ts";
import type { Json, Row, SceneTable } from "./scene.ts";
import { drawValue, keyValue } from "./values.ts";

/** Rows that meet the tables' constraints. Tables come after those that they refer to. */
export function drawRows(dice: Dice, tables: readonly SceneTable[]): Record<string, Row[]> {
  const rows: Record<string, Row[]> = {};
  for (const table of tables) {
    if (table.view) continue;
    const own: Row[] = (rows[table.name] = []);
    const count = dice.chance(5) ? 0 : 2 + dice.below(6);
    for (let index = 0; index < count; index++) {
      const row = drawRow(dice, table, index, rows);
      if (row && isNew(table, row, own)) own.push(row);
    }
  }
  return rows;
}

function drawRow(
  dice: Dice,
  table: SceneTable,
  index: number,
  rows: Readonly<Record<string, readonly Row[]>>,
): Row | undefined {
  const row: Record<string, Json> = {};
  for (const { name, kind, nullable } of table.columns) {
    row[name] = nullable && dice.chance(30) ? null : drawValue(dice, kind);
  }
  for (const [at, name] of table.key.entries()) {
    const { kind } = table.columns.find((column) => column.name === name)!;
    row[name] = keyValue(kind, at === 0 && table.key.length > 1 ? dice.below(4) : index);
  }
  for (const { columns, table: target, targets } of table.foreignKeys) {
    const choices = rows[target]!;
    const isNull = row[columns[0]!] === null || choices.length === 0;
    if (isNull && columns.some((name) => !table.columns.find((column) => column.name === name)!.nullable)) {
      return undefined;
    }
    const chosen = isNull ? undefined : dice.pick(choices);
    for (const [at, name] of columns.entries()) row[name] = chosen ? chosen[targets[at]!]! : null;
  }
  return row;
}

/** Whether the row violates no unique constraint. */
export function isNew(table: SceneTable, row: Row, others: readonly Row[]): boolean {
  return [table.key, ...table.uniques.map(({ columns }) => columns)].every(
    (columns) =>
      columns.some((name) => row[name] === null) ||
      !others.some((other) => columns.every((name) => other[name] === row[name])),
  );
}
