import type { Dice } from "../dice.ts";
import type { Json, Kind } from "./scene.ts";

const uuid = (index: number): string => `a0000000-0000-4000-8000-${String(index + 1).padStart(12, "0")}`;

/** Few values of each kind, so that rows, filters and sessions often have the same. */
const POOLS: Readonly<Record<Kind, readonly Json[]>> = {
  color: ["red", "green", "blue"],
  int: [0, 1, 2, 3, -1],
  bigint: [0, 1, 2, 5_000_000_000],
  numeric: [0, 0.5, 1.25, 2],
  text: ["a", "b", "ab", "B", "", "a%b", "x_y", "it's"],
  bool: [false, true],
  uuid: [0, 1, 2, 3].map(uuid),
  date: ["2025-12-31", "2026-01-01", "2026-02-28"],
  instant: ["2026-01-01T00:00:00+00:00", "2026-01-01T10:30:00+00:00", "2026-03-01T00:00:00+00:00"],
  json: [{}, { a: 1 }, { a: 1, b: [1, 2] }, { b: { a: "x" } }, [1, "a"], [], "a", 7],
  ints: [[], [1], [1, 2], [2, 3], [3, 2, 1]],
};

export const KINDS = Object.keys(POOLS) as Kind[];

/** The values of the enum table. */
export const COLORS = POOLS.color as readonly string[];

export const drawValue = (dice: Dice, kind: Kind): Json => dice.pick(POOLS[kind]);

/** The declared type of a column of the kind. */
export const SQL_TYPES: Readonly<Record<Kind, string>> = {
  color: "text",
  int: "integer",
  bigint: "bigint",
  numeric: "numeric(8,2)",
  text: "text",
  bool: "boolean",
  uuid: "uuid",
  date: "date",
  instant: "timestamptz",
  json: "jsonb",
  ints: "integer[]",
};

/** GraphQL's name for the kind. */
export const GRAPHQL_TYPES: Readonly<Record<Kind, string>> = {
  color: "colors_enum",
  int: "Int",
  bigint: "bigint",
  numeric: "numeric",
  text: "String",
  bool: "Boolean",
  uuid: "uuid",
  date: "date",
  instant: "timestamptz",
  json: "jsonb",
  ints: "[Int!]",
};

export const NUMBERS: ReadonlySet<Kind> = new Set<Kind>(["int", "bigint", "numeric"]);

/** Kinds that a session variable can have where metadata compares with it. */
export const SESSION_KINDS = ["int", "text", "uuid", "bool", "date"] as const satisfies readonly Kind[];

export const variableOf = (kind: Kind): string => `x-hasura-${kind}`;
export const listVariableOf = (kind: Kind): string => `x-hasura-${kind}-list`;

/** A value in the text form that Postgres reads. */
export function postgresText(kind: Kind, value: Json): string {
  if (kind === "json") return JSON.stringify(value);
  if (kind === "ints") return `{${(value as readonly number[]).join(",")}}`;
  return String(value as string | number | boolean);
}

/** Postgres' notation of an array. */
export const arrayLiteral = (kind: Kind, values: readonly Json[]): string =>
  `{${values.map((value) => `"${postgresText(kind, value).replaceAll(/["\\]/g, String.raw`\$&`)}"`).join(",")}}`;

/** The values of an array in Postgres' notation, as `arrayLiteral` writes it. */
export function fromArrayLiteral(kind: Kind, text: string): Json[] {
  const items = [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, item]) => item!.replaceAll(/\\(.)/g, "$1"));
  return items.map((item) => fromText(kind, item));
}

/** A session variable's text as a value of the kind. */
export function fromText(kind: Kind, text: string): Json {
  if (NUMBERS.has(kind)) return Number(text);
  return kind === "bool" ? text === "true" : text;
}

/** Values for keys: one for each index, from the pool as long as it lasts. */
export function keyValue(kind: Kind, index: number): Json {
  if (kind === "int" || kind === "bigint") return index;
  if (kind === "uuid") return uuid(index);
  return POOLS.text[index] ?? `k${index}`;
}
