import type { InputContext } from "../validate/input.ts";
import type { Parameter } from "../model/parameter.ts";

/** How values get into a statement: as `$1::type`, or as a column of the subscriber's row in a live query. */
export type Transport = "numbered" | "subscriber";

/** A statement ready to be run. */
export interface Sql {
  text: string;
  parameters: readonly Parameter[];
}

/** One SQL statement in the making: its parameters and the names of its rows. */
export interface Statement {
  parameters: readonly Parameter[];
  /** SQL for a value. */
  value(parameter: Parameter): string;
  /** An alias that the statement does not use yet. */
  alias(): string;
  /** The statement with this text. Values that the text does not use are left out, and the others are numbered anew. */
  sql(text: string): Sql;
}

/** Finds literals, quoted names and parameters: the first two may contain what looks like a parameter. */
const QUOTED_OR_PARAMETER = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\d+)/g;

/** @param noted every parameter of the plan, over all its statements */
export function createStatement(transport: Transport, noted: Parameter[]): Statement {
  const parameters: Parameter[] = [];
  const known = new Map<string, number>();
  let aliases = 0;
  return {
    parameters,
    value(parameter) {
      if (parameter.constant !== undefined) return `${textLiteral(parameter.constant)}::${parameter.type}`;
      let index = parameter.key === undefined ? undefined : known.get(parameter.key);
      if (index === undefined) {
        index = parameters.push(parameter) - 1;
        noted.push(parameter);
        if (parameter.key !== undefined) known.set(parameter.key, index);
      }
      return transport === "numbered" ? `$${index + 1}::${parameter.type}` : `subs.v${index}`;
    },
    alias: () => `t${++aliases}`,
    sql(text) {
      const used = new Map<number, number>();
      const renumbered = text.replace(QUOTED_OR_PARAMETER, (found, number?: string) => {
        if (number === undefined) return found;
        const index = Number(number) - 1;
        let place = used.get(index);
        if (place === undefined) used.set(index, (place = used.size + 1));
        return `$${place}`;
      });
      return { text: renumbered, parameters: [...used.keys()].map((index) => parameters[index]!) };
    },
  };
}

/** The text with its values written into it, for people to read. */
export const inlined = (text: string, values: readonly (string | null)[]): string =>
  text.replace(QUOTED_OR_PARAMETER, (found, number?: string) => {
    if (number === undefined) return found;
    const value = values[Number(number) - 1];
    return value === null || value === undefined ? "null" : textLiteral(value);
  });

/** What the compiler passes along with the statement. */
export interface Compilation {
  statement: Statement;
  /** A further statement of the same plan. */
  newStatement(): Statement;
  input: InputContext;
  /** bigint, numeric and float8 are answered as strings. */
  stringifyNumbers: boolean;
}

/** A row of a table that expressions can refer to. */
export interface Row {
  /** What its columns are qualified with. */
  alias: string;
  /** SQL of the whole row as a value of the table's row type, for functions that take one. */
  whole: string;
  /** Whether NOT NULL columns can be relied on. They cannot in rows that a function returns. */
  trusted: boolean;
  /**
   * SQL of what columns are equal to, by their SQL, where an outer row has the same value. Conditions over relationships
   * use it: they are the same for all rows of a parent then, and Postgres asks them once.
   */
  equal?: ReadonlyMap<string, string>;
}

export const tableRow = (alias: string): Row => ({ alias, whole: alias, trusted: true });

/** What a subquery selects so that its rows can be used outside: every column, and the row as one value. */
export const rowColumns = ({ alias, whole }: Row): string =>
  alias === whole ? `${alias}.*, ${alias} as "__row"` : `${alias}.*`;

/**
 * The row under the alias of a subquery that selected its `rowColumns`. Postgres drops the columns that nobody uses.
 */
export const handedOn = ({ trusted }: Row, alias: string): Row => ({ alias, whole: `${alias}."__row"`, trusted });

/**
 * FROM of a live query: one row for each subscriber, with its JSON array of values taken apart. OFFSET 0 keeps Postgres
 * from taking it apart again for every row that it reads.
 */
export function subscribersSql({ parameters }: Statement, withCursor = false): string {
  const values = parameters.map(({ type }, index) => `, (u.vars->>${index})::${type} as v${index}`).join("");
  const cursor = withCursor
    ? { list: ", $3::json[]", column: ", cursor", value: ", u.cursor" }
    : { list: "", column: "", value: "" };
  return (
    `(select u.id${cursor.value}${values} from unnest($1::text[], $2::json[]${cursor.list})` +
    ` as u(id, vars${cursor.column}) offset 0) subs`
  );
}

export const textLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;
