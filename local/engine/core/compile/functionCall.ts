import { EngineError } from "../../interface.ts";
import type { FunctionArgument, SqlFunction } from "../model/model.ts";
import type { Input } from "../validate/input.ts";
import { valueParameter } from "../validate/leaves.ts";
import { sessionJsonParameter } from "../model/parameter.ts";
import type { Compilation, Row } from "./statement.ts";
import { quoteName } from "../model/names.ts";

/** The row for the table argument, and what the client gave as `args`. */
export interface CallArguments {
  row: Row | undefined;
  inputs: Input | undefined;
}

/**
 * SQL of a call: arguments are passed by position up to the first one that is left out, and by name after it.
 * @throws EngineError where an argument without a default is missing
 */
export function functionCall(
  fn: SqlFunction,
  { row, inputs }: CallArguments,
  { statement }: Pick<Compilation, "statement">,
): string {
  const given = inputs?.kind === "object" ? inputs.fields : undefined;
  const parts: string[] = [];
  let hasGap = false;
  for (const argument of fn.arguments) {
    const sql = argumentSql(argument);
    if (sql === undefined) {
      if (!argument.hasDefault) {
        throw new EngineError("not-supported", "Non default arguments cannot be omitted", inputs?.path ?? "$");
      }
      hasGap = true;
      continue;
    }
    if (hasGap && !argument.named) {
      throw new EngineError(
        "not-supported",
        "Only last set of positional arguments can be omitted",
        inputs?.path ?? "$",
      );
    }
    parts.push(hasGap ? `${quoteName(argument.name)} => ${sql}` : sql);
  }
  return `${fn.sql}(${parts.join(", ")})`;

  function argumentSql(argument: FunctionArgument): string | undefined {
    switch (argument.role) {
      case "session":
        return statement.value(sessionJsonParameter(argument.type.sql));
      case "table":
        return row!.whole;
      case "input": {
        const field = given?.get(argument.name);
        return field && statement.value(valueParameter(field.value, argument.type));
      }
    }
  }
}
