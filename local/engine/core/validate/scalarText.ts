import { arrayText } from "../model/parameter.ts";
import type { ScalarType } from "../model/model.ts";
import { invalid, NumberText, outOfBounds, scientific, unparsable } from "./refusals.ts";

const INTEGER_BOUNDS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int2: [-32768n, 32767n],
  int4: [-2147483648n, 2147483647n],
  int8: [-9223372036854775808n, 9223372036854775807n],
};
const FLOATS = new Set(["float4", "float8"]);
const NUMBERS = new Set([...FLOATS, "numeric", "money"]);

/** The real engine's names for the types that its parser knows; for all others it wants strings. */
const PARSED_AS: Readonly<Record<string, string>> = {
  int2: "Integer expected for input type: PGSmallInt",
  int4: "Integer expected for input type: PGInteger",
  int8: "Integer expected for input type: PGBigInt",
  float4: "Float expected for input type: PGFloat",
  float8: "Float expected for input type: PGDouble",
  numeric: "Scientific",
  money: "Scientific",
  bool: "Bool",
  bpchar: "Char",
  varchar: "Text",
  text: "Text",
  citext: "Text",
  date: "Day",
  timestamp: "LocalTime",
  timestamptz: "UTCTime",
  timetz: "Text",
  uuid: "UUID",
  lquery: "Text",
  ltxtquery: "Text",
};

/**
 * A JSON value in Postgres' text form, checked as far as the real engine checks it; strings are left to Postgres.
 * @throws EngineError
 */
export function scalarText(value: unknown, type: ScalarType, path: string): string {
  if (value === null || value === undefined) throw invalid(`unexpected null value for type '${type.scalar}'`, path);
  if (type.pg === "json" || type.pg === "jsonb") return JSON.stringify(value);
  if (type.pg === "ltree") return labelPath(value, path);
  if (typeof value === "string") return value;
  const number = value instanceof NumberText ? value.text : typeof value === "number" ? String(value) : undefined;
  if (number !== undefined) {
    const bounds = INTEGER_BOUNDS[type.pg];
    if (bounds) return integerText(number, bounds, path);
    if (FLOATS.has(type.pg)) return floatText(number, path);
    if (NUMBERS.has(type.pg)) return number;
  }
  if (typeof value === "boolean" && type.pg === "bool") return String(value);
  throw mismatch(value, type, path);
}

/**
 * A value for an array column: a list, or a string in Postgres' own notation. In a list of JSON, a string is read as
 * the text of a JSON value, as Postgres would.
 * @throws EngineError
 */
export function arrayColumnText(value: unknown, element: ScalarType, path: string): string {
  if (typeof value === "string") return value;
  if (!Array.isArray(value)) {
    throw unparsable(`parsing [] failed, expected Array, but encountered ${jsonKind(value)}`, path);
  }
  const isJson = element.pg === "json" || element.pg === "jsonb";
  const itemText = (item: unknown) => (isJson && typeof item === "string" ? item : scalarText(item, element, path));
  return arrayText((value as unknown[]).map((item) => (item === null ? null : itemText(item))));
}

function mismatch(value: unknown, type: ScalarType, path: string) {
  const name = PARSED_AS[type.pg];
  if (name === undefined) return unparsable(`A string is expected for type: ${type.pg}`, path);
  const wanted = type.pg === "bool" ? "Bool" : type.pg in INTEGER_BOUNDS || NUMBERS.has(type.pg) ? "Number" : "String";
  return unparsable(`parsing ${name} failed, expected ${wanted}, but encountered ${jsonKind(value)}`, path);
}

export function jsonKind(value: unknown): string {
  if (value === null || value === undefined) return "Null";
  if (value instanceof NumberText || typeof value === "number") return "Number";
  if (typeof value === "boolean") return "Boolean";
  if (typeof value === "string") return "String";
  return Array.isArray(value) ? "Array" : "Object";
}

function integerText(text: string, [least, most]: readonly [bigint, bigint], path: string): string {
  const value = Number(text);
  if (Number.isInteger(value)) {
    const exact = /^-?\d+$/.test(text) ? BigInt(text) : BigInt(value);
    if (exact >= least && exact <= most) return exact.toString();
  }
  throw outOfBounds(text, path);
}

function floatText(text: string, path: string): string {
  if (Number.isFinite(Number(text))) return text;
  throw unparsable(`The value ${scientific(text)} lies outside the bounds. Is it overflowing the float bounds?`, path);
}

function labelPath(value: unknown, path: string): string {
  if (typeof value === "string" && value.split(".").every((label) => label !== "")) return value;
  throw unparsable(
    "Expecting label path: a sequence of zero or more labels separated by dots, for example L1.L2.L3",
    path,
  );
}

/** JSON with its numbers as numbers, to be sent on. */
export function plainJson(value: unknown): unknown {
  if (value instanceof NumberText) return Number(value.text);
  if (Array.isArray(value)) return value.map(plainJson);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, plainJson(item)]));
  }
  return value ?? null;
}
