import type { ScalarType } from "../model/model.ts";
import { isBigNumber } from "../model/scalars.ts";
import { textLiteral } from "./statement.ts";

/** SQL of type text that holds JSON, and whether it can be NULL. */
export interface JsonText {
  sql: string;
  nullable: boolean;
  /** SQL of a value that Postgres itself writes as this JSON. */
  value?: string;
}

/** From so many fields on, Postgres writes a row's object in no more time than it takes to concatenate it. */
const WIDE = 8;
/** How many columns a row of Postgres can have. */
const MAX_COLUMNS = 1664;
/** Bytes of the longest name that Postgres keeps whole. */
const MAX_NAME = 63;

const INTEGERS = new Set(["int2", "int4", "int8"]);

/** A value of a type as JSON text. */
export function valueJson(expression: string, type: ScalarType, nullable: boolean, stringify: boolean): JsonText {
  const value = stringify && isBigNumber(type) ? `${expression}::text` : expression;
  return { sql: valueText(expression, type, stringify), nullable, value };
}

function valueText(expression: string, type: ScalarType, stringify: boolean): string {
  if (stringify && isBigNumber(type)) return `to_json(${expression}::text)::text`;
  if (INTEGERS.has(type.pg) || type.pg === "bool") return `${expression}::text`;
  if (type.pg === "json" || type.pg === "jsonb") return `${expression}::text`;
  if (type.pg === "uuid") return `'"' || ${expression}::text || '"'`;
  return `to_json(${expression})::text`;
}

/** NULL as JSON's null. */
export const orNull = ({ sql, nullable }: JsonText): string => (nullable ? `coalesce(${sql}, 'null')` : `(${sql})`);

type Entries = readonly (readonly [key: string, value: JsonText])[];

/** The JSON object of a row; never NULL. Where computed fields are among many others, this form takes a tenth less time. */
export function rowObjectText(entries: Entries): string {
  const values = entries.map(([key, { value }]) =>
    value === undefined || Buffer.byteLength(key) > MAX_NAME ? undefined : `${value} as "${key}"`,
  );
  if (values.length < WIDE || values.length > MAX_COLUMNS || values.includes(undefined)) return objectText(entries);
  // A mere `o` could also mean a column.
  return `(select row_to_json(o.*)::text from (select ${values.join(", ")}) o)`;
}

/** Concatenates a JSON object from texts; it is never NULL. For few fields Postgres has no quicker way. */
export function objectText(entries: Entries): string {
  const parts: string[] = [];
  let literal = "{";
  for (const [index, [key, value]] of entries.entries()) {
    literal += `${index === 0 ? "" : ","}${JSON.stringify(key)}:`;
    const constant = /^'((?:[^']|'')*)'$/.exec(value.sql);
    if (constant && !value.nullable) {
      literal += constant[1]!.replaceAll("''", "'");
      continue;
    }
    parts.push(textLiteral(literal), orNull(value));
    literal = "";
  }
  parts.push(textLiteral(`${literal}}`));
  return concatenated(parts);
}

/** By halves: from left to right, each part would copy all that stands before it, which may be long lists. */
function concatenated(parts: readonly string[]): string {
  if (parts.length <= 8) return parts.join(" || ");
  const middle = Math.ceil(parts.length / 2);
  return `(${concatenated(parts.slice(0, middle))}) || (${concatenated(parts.slice(middle))})`;
}

/** A constant text as JSON text. */
export const stringJson = (text: string): JsonText => ({
  sql: textLiteral(JSON.stringify(text)),
  nullable: false,
  value: `${textLiteral(text)}::text`,
});

/** All of a subquery's column `j` as a JSON list. */
export const listText = (rows: string): string =>
  `(select coalesce('[' || string_agg(r.j, ',') || ']', '[]') from (${rows}) r)`;
