import type { ScalarType } from "./model.ts";
import { isTextual } from "./scalars.ts";

export interface Operator {
  /** Infix SQL; `any` forms take the array operand as it is. */
  sql: string;
  /** What stands right of it: a value of the column's type, a list of such, text, or a list of texts. */
  operand: "scalar" | "list" | "text" | "texts";
}

const COMPARING: readonly [string, Operator][] = [
  ["_eq", { sql: "=", operand: "scalar" }],
  ["_neq", { sql: "<>", operand: "scalar" }],
  ["_gt", { sql: ">", operand: "scalar" }],
  ["_lt", { sql: "<", operand: "scalar" }],
  ["_gte", { sql: ">=", operand: "scalar" }],
  ["_lte", { sql: "<=", operand: "scalar" }],
  ["_in", { sql: "= any", operand: "list" }],
  ["_nin", { sql: "<> all", operand: "list" }],
];
const MATCHING: readonly [string, Operator][] = [
  ["_like", { sql: "like", operand: "scalar" }],
  ["_nlike", { sql: "not like", operand: "scalar" }],
  ["_ilike", { sql: "ilike", operand: "scalar" }],
  ["_nilike", { sql: "not ilike", operand: "scalar" }],
  ["_similar", { sql: "similar to", operand: "scalar" }],
  ["_nsimilar", { sql: "not similar to", operand: "scalar" }],
  ["_regex", { sql: "~", operand: "scalar" }],
  ["_nregex", { sql: "!~", operand: "scalar" }],
  ["_iregex", { sql: "~*", operand: "scalar" }],
  ["_niregex", { sql: "!~*", operand: "scalar" }],
];
const CONTAINING: readonly [string, Operator][] = [
  ["_contains", { sql: "@>", operand: "scalar" }],
  ["_contained_in", { sql: "<@", operand: "scalar" }],
];
const KEYS: readonly [string, Operator][] = [
  ["_has_key", { sql: "?", operand: "text" }],
  ["_has_keys_any", { sql: "?|", operand: "texts" }],
  ["_has_keys_all", { sql: "?&", operand: "texts" }],
];

/** Every operator by its GraphQL name. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([...COMPARING, ...MATCHING, ...CONTAINING, ...KEYS]);

/** The operators that a client may use on a type, `_is_null` and `_cast` apart. */
export function operatorsFor(type: ScalarType): readonly (readonly [string, Operator])[] {
  if (type.isArray) return [...COMPARING, ...CONTAINING];
  if (isTextual(type)) return [...COMPARING, ...MATCHING];
  if (type.pg === "jsonb") return [...COMPARING, ...CONTAINING, ...KEYS];
  return COMPARING;
}

/** The operators on a column that refers to an enum table. */
export const ENUM_OPERATORS: readonly (readonly [string, Operator])[] = COMPARING.filter(([name]) =>
  ["_eq", "_neq", "_in", "_nin"].includes(name),
);
