import type { Table } from "../model/model.ts";
import { givenParameter } from "../model/parameter.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { listText } from "./json.ts";
import { rowText } from "./rowText.ts";
import { tableRow, type Compilation, type Sql } from "./statement.ts";

/** How the rows that a mutation wrote become its answer. */
export interface MutationOutput {
  /** What is asked of the rows; several lists where `returning` stands under several aliases. */
  selections: readonly Selection[];
  /** Whether the writing statement can answer by itself. It cannot where the answer reads other rows. */
  immediate: boolean;
  /** Builds the answer's JSON from the number of rows and one JSON list of rows for each selection. */
  assemble(affected: number, lists: readonly string[]): string;
  /** A second statement: it gets the written rows and reads the answer for them. */
  show: Sql | undefined;
}

/** `X_mutation_response` or, with `single`, the row itself. */
export function mutationOutput(
  field: SelectedField,
  table: Table,
  single: boolean,
  compilation: Compilation,
  mayBeImmediate = true,
): MutationOutput {
  const selection = field.selection!;
  const selections = single
    ? [selection]
    : selection.fields.filter(({ meaning }) => meaning.kind === "returning").map((each) => each.selection!);
  const immediate = mayBeImmediate && selections.every(({ fields }) => fields.every(isPlain));
  return {
    selections,
    immediate,
    assemble: single ? (_, [list]) => firstOf(list!) : (affected, lists) => response(selection, affected, lists),
    show: immediate ? undefined : showStatement(selections, table, compilation),
  };
}

/**
 * Whether a field needs nothing but the written row. A cell that an inherited role sees on some rows only needs more.
 */
const isPlain = ({ meaning }: SelectedField): boolean =>
  meaning.kind === "column" ? meaning.shownWhere === undefined : ["typename", "globalId"].includes(meaning.kind);

/** Column expressions, one JSON list for each selection, over rows named in FROM. */
export function listColumns(
  selections: readonly Selection[],
  table: Table,
  rows: string,
  compilation: Compilation,
): string[] {
  return selections.map((selection) => {
    const row = tableRow(compilation.statement.alias());
    return listText(`select ${rowText(selection, table, row, compilation)} as j from ${rows} ${row.alias}`);
  });
}

function showStatement(selections: readonly Selection[], table: Table, compilation: Compilation): Sql | undefined {
  if (selections.length === 0) return undefined;
  const statement = compilation.newStatement();
  const rows = statement.value(givenParameter(`${table.sql}[]`));
  const columns = listColumns(selections, table, `unnest(${rows})`, { ...compilation, statement });
  return statement.sql(`select ${columns.join(", ")}`);
}

function response({ fields, type }: Selection, affected: number, lists: readonly string[]): string {
  let next = 0;
  const entries = fields.map(({ key, meaning }) => {
    const value =
      meaning.kind === "affectedRows"
        ? String(affected)
        : meaning.kind === "returning"
          ? lists[next++]!
          : JSON.stringify(type.name);
    return `${JSON.stringify(key)}:${value}`;
  });
  return `{${entries.join(",")}}`;
}

/** The first item of a JSON list of at most one row. */
const firstOf = (list: string): string => (list === "[]" ? "null" : list.slice(1, -1));
