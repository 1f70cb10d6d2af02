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
  /** JSON list of whole rows, if a further statement is to show them. */
  rows: string;
  lists: string[];
}

export const presetParameter = (preset: PresetValue, column: Column): Parameter =>
  "session" in preset
    ? sessionParameter(preset.session, column.type.sql)
    : constantParameter(preset.constant, column.type);

/** ` returning …` with the check's outcome beside the row. */
export function returningSql(check: string): string {
  return ` returning ${TARGET.alias}.*, ${check} as "__ok"`;
}

export function checkSql(check: Condition, statement: Statement): string {
  return isAlways(check) ? "true" : `coalesce(${conditionSql(check, TARGET, { statement })}, false)`;
}

/** Wraps a writing statement so that it returns what `readWritten` reads. */
export function writtenSql(
  write: string,
  table: Table,
  output: MutationOutput | undefined,
  compilation: Compilation,
  extra: readonly string[] = [],
): Sql {
  const { statement } = compilation;
  const lists = output?.immediate ? listColumns(output.selections, table, "m", compilation) : [];
  const rows = output && !output.immediate ? "coalesce((select json_agg(m) from m), '[]')::text" : "'[]'";
  const columns = [
    "(select count(*) from m)::text",
    `(select coalesce(bool_and(m."__ok"), true) from m)::text`,
    rows,
    ...extra,
    ...lists,
  ];
  return statement.sql(`with m as (${write}) select ${columns.join(", ")}`);
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
    rows: rows ?? "[]",
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
  const [lists] = await run(output.show, binding, { rows: written.rows });
  return output.assemble(
    written.affected,
    lists!.map((list) => list ?? "[]"),
  );
}
