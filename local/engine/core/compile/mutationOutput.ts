import type { Table } from "../model/model.ts";
import type { SelectedField, Selection } from "../validate/selection.ts";
import { listText } from "./json.ts";
import { rowText } from "./rowText.ts";
import { tableRow, type Compilation, type Sql } from "./statement.ts";
import type { Parameter } from "../model/parameter.ts";

/** How the rows that a mutation touched become its answer. */
export interface MutationOutput {
  /** What is asked of the rows: several, where `returning` stands under several aliases. */
  selections: readonly Selection[];
  /** Whether rows can be shown by the statement that writes them: not so what looks at other rows. */
  immediate: boolean;
  /** JSON of the answer from the number of rows and, for each selection, a JSON list of rows. */
  assemble(affected: number, lists: readonly string[]): string;
  /** Shows rows given as a JSON list, `$1`. */
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

/** What a written row tells by itself. A cell that an inherited role sees here and there asks for other rows too. */
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
  // The written rows are the first parameter; the runner of the statement binds them.
  const rows = statement.value(GIVEN_ROWS);
  const columns = listColumns(selections, table, `json_populate_recordset(null::${table.sql}, ${rows})`, {
    ...compilation,
    statement,
  });
  return statement.sql(`select ${columns.join(", ")}`);
}

/** Stands for the rows written: the runner binds them. */
export const GIVEN_ROWS: Parameter = { type: "json", text: () => null };

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
