import type { Parameter } from "../model/parameter.ts";
import { arrayText } from "../model/parameter.ts";
import type { ScalarType } from "../model/model.ts";
import type { Input, InputContext, LeafInput } from "./input.ts";
import { describe, invalid, NumberText, outOfBounds } from "./refusals.ts";
import { arrayColumnText, scalarText } from "./scalarText.ts";
import type { Variables } from "./variables.ts";

/**
 * A client's value for a column. It is bound at each run, and checked as far as the real engine checks it before
 * Postgres.
 */
export function valueParameter(input: Input, type: ScalarType): Parameter {
  switch (input.kind) {
    case "null":
      return { type: type.sql, text: () => null };
    case "enum":
      return { type: type.sql, text: () => input.value };
    case "leaf": {
      const { path } = input;
      return {
        type: type.sql,
        text: ({ variables }) => {
          const value = input.read(variables);
          if (type.isArray) return value === null ? null : arrayColumnText(value, elementOf(type), path);
          return scalarText(value, type, path);
        },
      };
    }
    default:
      throw invalid(`unexpected value for type '${type.scalar}'`, input.path);
  }
}

/** A client's list of values, for `_in` and the like. */
export function valuesParameter(input: Input, type: ScalarType): Parameter {
  const sql = `${type.sql}[]`;
  switch (input.kind) {
    case "leaf": {
      const { path } = input;
      return { type: sql, text: ({ variables }) => listText(input.read(variables), type, path) };
    }
    case "list": {
      const items = input.items.map((item) => valueParameter(item, type));
      return { type: sql, text: (binding) => arrayText(items.map((item) => item.text(binding))) };
    }
    default:
      throw invalid(`unexpected null value for type '[${type.scalar}!]'`, input.path);
  }
}

const elementOf = (type: ScalarType): ScalarType => ({
  ...type,
  isArray: false,
  sql: type.sql.replace(/\[\]$/, ""),
  pg: type.pg.replace(/^_/, ""),
});

/** The items of a list value. A single value counts as a list of one, as everywhere in GraphQL. */
function listText(value: unknown, type: ScalarType, path: string): string | null {
  if (value === null || value === undefined) return null;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  return arrayText(items.map((item, index) => scalarText(item, type, `${path}[${index}]`)));
}

/** `limit`, `first` and the like, bound at each run; `undefined` where they are missing. */
export function countParameter(
  input: Input | undefined,
  { limits }: Pick<InputContext, "limits">,
  type = "integer",
): Parameter | undefined {
  if (!input || input.kind !== "leaf") return undefined;
  return {
    type,
    text({ variables }) {
      const count = nonNegative(input, input.read(variables));
      if (count > limits.rows) throw invalid(`no more than ${limits.rows} rows can be asked for`, input.path);
      return String(count);
    },
  };
}

function nonNegative(input: LeafInput, value: unknown): number {
  const number = value instanceof NumberText && (value.isInteger || !input.literal) ? Number(value.text) : value;
  if (typeof number !== "number" || number < 0) {
    const wanted = typeof number === "number" ? "a non-negative 32-bit integer" : "a 32-bit integer";
    throw invalid(`expected ${wanted} for type 'Int', but found ${describe(value, input.literal)}`, input.path);
  }
  if (!Number.isInteger(number) || number > 2147483647) {
    throw outOfBounds(value instanceof NumberText ? value.text : String(number), input.path);
  }
  return number;
}

/** `offset`: 64 bits, also as a string. */
export function offsetParameter(
  input: Input | undefined,
  { limits }: Pick<InputContext, "limits">,
): Parameter | undefined {
  if (!input || input.kind !== "leaf") return undefined;
  return {
    type: "bigint",
    text({ variables }) {
      const value = input.read(variables);
      const text = value instanceof NumberText ? value.text : value;
      const isOne = typeof text === "number" || typeof text === "string";
      if (isOne && /^\d+$/.test(String(text))) {
        if (Number(text) <= limits.offset) return String(text);
        if (BigInt(text) > 9223372036854775807n) throw outOfBounds(String(text), input.path);
        throw invalid(`no more than ${limits.offset} rows can be passed over`, input.path);
      }
      throw invalid(
        `expected a 32-bit integer, or a 64-bit integer represented as a string for type 'Int', but found ${describe(value, input.literal)}`,
        input.path,
      );
    },
  };
}

/** A String argument, at compile time or at each run. */
export function stringValue(input: LeafInput, variables: Variables): string {
  const value = input.read(variables);
  if (typeof value === "string") return value;
  throw invalid(`expected a string for type 'String', but found ${describe(value, input.literal)}`, input.path);
}

/** A Boolean that decides about the SQL, so its value is part of the plan's key. */
export function booleanValue(input: Input, context: InputContext): boolean {
  if (input.kind === "leaf" && input.origin) context.noteStatic(input.origin.variable, input.origin.at);
  const value = input.kind === "leaf" ? input.read(context.variables) : null;
  if (typeof value === "boolean") return value;
  const literal = input.kind === "leaf" && input.literal;
  throw invalid(`expected a boolean for type 'Boolean', but found ${describe(value, literal)}`, input.path);
}
