import type { InputContext } from "../validate/input.ts";
import type { Parameter } from "./parameter.ts";

/** How values reach a statement: `$1::type`, or the subscriber's JSON array in a live query. */
export type Transport = "numbered" | "subscriber";

/** One SQL statement in the making: its parameters and the names of its rows. */
export interface Statement {
  parameters: readonly Parameter[];
  /** SQL for a value. */
  value(parameter: Parameter): string;
  /** A name for a row that nothing else in the statement has. */
  alias(): string;
}

/** @param noted every parameter of the plan, over all its statements */
export function createStatement(transport: Transport, noted: Parameter[]): Statement {
  const parameters: Parameter[] = [];
  const known = new Map<string, number>();
  let aliases = 0;
  return {
    parameters,
    value(parameter) {
      let index = parameter.key === undefined ? undefined : known.get(parameter.key);
      if (index === undefined) {
        index = parameters.push(parameter) - 1;
        noted.push(parameter);
        if (parameter.key !== undefined) known.set(parameter.key, index);
      }
      return transport === "numbered"
        ? `$${index + 1}::${parameter.type}`
        : `(subs.vars->>${index})::${parameter.type}`;
    },
    alias: () => `t${++aliases}`,
  };
}

/** What the compiler carries along beside the statement. */
export interface Compilation {
  statement: Statement;
  /** A further statement of the same plan. */
  newStatement(): Statement;
  input: InputContext;
  /** bigint, numeric and float8 leave as strings. */
  stringifyNumbers: boolean;
  /** A null operand is no condition instead of an error. */
  collapseNulls: boolean;
}

/** A row of a table's own row type that expressions can refer to. */
export interface Row {
  /** An alias, or `(alias.r)` for a row that a subquery hands on whole. */
  alias: string;
  /** Whether NOT NULL columns can be relied on: not so for what functions return. */
  trusted: boolean;
}

export const tableRow = (alias: string): Row => ({ alias, trusted: true });

export const textLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;
