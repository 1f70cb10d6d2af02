import type { ScalarType } from "./model.ts";
import { isTextual, TEXT } from "./scalars.ts";

export interface Operator {
  /** Infix SQL; `any` forms take the array operand as it is. */
  sql: string;
  operand: Operand;
}

/** The operand of an operator: of the column's own type, of text, or in one of ltree's query languages. */
export type Operand = "scalar" | "list" | "text" | "texts" | "lquery" | "lqueries" | "ltxtquery";

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
const LABEL_PATHS: readonly [string, Operator][] = [
  ["_ancestor", { sql: "@>", operand: "scalar" }],
  ["_ancestor_any", { sql: "@>", operand: "list" }],
  ["_descendant", { sql: "<@", operand: "scalar" }],
  ["_descendant_any", { sql: "<@", operand: "list" }],
  ["_matches", { sql: "~", operand: "lquery" }],
  ["_matches_any", { sql: "?", operand: "lqueries" }],
  ["_matches_fulltext", { sql: "@", operand: "ltxtquery" }],
];

/** Every operator by its GraphQL name. */
export const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ...COMPARING,
  ...MATCHING,
  ...CONTAINING,
  ...KEYS,
  ...LABEL_PATHS,
]);

/** The operators that a client may use on a type, `_is_null` and `_cast` apart. */
export function operatorsFor(type: ScalarType): readonly (readonly [string, Operator])[] {
  if (type.isArray) return [...COMPARING, ...CONTAINING];
  if (isTextual(type)) return [...COMPARING, ...MATCHING];
  if (type.pg === "jsonb") return [...COMPARING, ...CONTAINING, ...KEYS];
  if (type.pg === "ltree") return [...COMPARING, ...LABEL_PATHS];
  return COMPARING;
}

/** The type of the operand of an operator on a column of `type`; for lists, the type of the items. */
export function operandType(operand: Operand, type: ScalarType): ScalarType {
  switch (operand) {
    case "scalar":
    case "list":
      return type;
    case "text":
    case "texts":
      return TEXT;
    case "lquery":
    case "ltxtquery":
      return besideLtree(type, operand);
    case "lqueries":
      return besideLtree(type, "lquery");
  }
}

/** The extension's types live in the schema of its `ltree`. */
const besideLtree = (type: ScalarType, name: string): ScalarType => ({
  ...type,
  sql: type.sql.replace(/ltree$/, name),
  pg: name,
  scalar: name,
});

export const takesList = (operand: Operand): boolean => ["list", "texts", "lqueries"].includes(operand);

/** The operators on a column that refers to an enum table. */
export const ENUM_OPERATORS: readonly (readonly [string, Operator])[] = COMPARING.filter(([name]) =>
  ["_eq", "_neq", "_in", "_nin"].includes(name),
);
