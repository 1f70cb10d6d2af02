import { EngineError } from "../../interface.ts";
import type { Condition } from "../model/condition.ts";
import { isAlways } from "../model/condition.ts";
import type { Column, PresetValue, Table } from "../model/model.ts";
import { conditionSql } from "./conditionSql.ts";
import { listColumns, type MutationOutput } from "./mutationOutput.ts";
import type { RunStatement } from "./mutationSteps.ts";
import { constantParameter, sessionParameter, type Binding, type Parameter } from "../model/parameter.ts";
import { tableRow, type Compilation, type Sql, type Statement } from "./statement.ts";

/** The name that a written table has inside its statement. */
export const TARGET = tableRow("tgt");

/** What a writing statement returns: the number of rows, whether all passed their check, and the rows. */
export interface Written {
  affected: number;
  /**
   * Whole rows, if a further statement is to show them: an array of the table's row type in Postgres' text form. As in
   * the real engine each value is read back from its own text. Not every value can be read back from its JSON.
   */
  rows: string;
  lists: string[];
}

export const presetParameter = (preset: PresetValue, column: Column): Parameter =>
  "session" in preset
    ? sessionParameter(preset.session, column.type.sql)
    : constantParameter(preset.constant, column.type);

export function checkSql(check: Condition, statement: Statement): string {
  return isAlways(check) ? "true" : `coalesce(${conditionSql(check, TARGET, { statement })}, false)`;
}

/** A statement that writes to `TARGET`. */
export interface Write {
  table: Table;
  sql: string;
  /** SQL of the condition that each written row has to meet. */
  check: string;
}

/** Wraps a writing statement so that it returns what `readWritten` reads. */
export function writtenSql(
  { table, sql, check }: Write,
  output: MutationOutput | undefined,
  compilation: Compilation,
  extra: readonly string[] = [],
): Sql {
  const { statement } = compilation;
  const lists = output?.immediate ? listColumns(output.selections, table, "m", compilation) : [];
  const handsOn = output !== undefined && !output.immediate;
  const whole = handsOn ? `, ${TARGET.alias}.*::${table.sql} as "__row"` : "";
  const rows = handsOn ? `coalesce((select array_agg(m."__row") from m), '{}')::text` : "'{}'";
  const columns = [
    "(select count(*) from m)::text",
    `(select coalesce(bool_and(m."__ok"), true) from m)::text`,
    rows,
    ...extra,
    ...lists,
  ];
  const returning = `returning ${TARGET.alias}.*${whole}, ${check} as "__ok"`;
  return statement.sql(`with m as (${sql} ${returning}) select ${columns.join(", ")}`);
}

/** @throws EngineError when a row did not pass its check; the transaction is then rolled back */
export function readWritten(
  [row]: (string | null)[][],
  extras: number,
  path: string,
): Written & { extras: (string | null)[] } {
  const [affected, ok, rows, ...rest] = row!;
  if (ok !== "true") {
    throw new EngineError("permission-error", "check constraint of an insert/update permission has failed", path);
  }
  return {
    affected: Number(affected),
    rows: rows ?? "{}",
    extras: rest.slice(0, extras),
    lists: rest.slice(extras).map((list) => list ?? "[]"),
  };
}

/** The answer of a mutation field; a further statement reads it where the first one could not. */
export async function answer(
  output: MutationOutput,
  written: Written,
  run: RunStatement,
  binding: Binding,
): Promise<string> {
  if (!output.show) return output.assemble(written.affected, written.lists);
  const [lists] = await run(output.show, { ...binding, given: written.rows });
  return output.assemble(
    written.affected,
    lists!.map((list) => list ?? "[]"),
  );
}
