import type { CatalogType } from "../catalog/readCatalog.ts";
import type { ScalarType } from "./model.ts";

/** GraphQL names that differ from pg_type's. */
const RENAMED: Readonly<Record<string, string>> = {
  int2: "smallint",
  int4: "Int",
  int8: "bigint",
  float4: "Float",
  text: "String",
  varchar: "String",
  bool: "Boolean",
  char: "bpchar",
};

const NUMERIC = new Set(["int2", "int4", "int8", "float4", "float8", "numeric", "money"]);
/** Types over which the schema offers `max` and `min`. */
const COMPARABLE = new Set([
  ...NUMERIC,
  "text",
  "varchar",
  "bpchar",
  "citext",
  "date",
  "timestamp",
  "timestamptz",
  "timetz",
  "uuid",
  "ltree",
]);
const TEXTUAL = new Set(["text", "varchar", "bpchar", "citext"]);
/** Types that are answered as strings when numbers are to be stringified. */
const BIG_NUMBERS = new Set(["int8", "numeric", "float8", "money"]);

export function scalarType(type: CatalogType): ScalarType {
  const element = type.name.startsWith("_") ? type.element : null;
  const named = element ?? type;
  return {
    // Casting to "character" without a length would cut values to one letter.
    sql: type.sql.replace(/^character(?! varying)/, "bpchar"),
    pg: type.name,
    // A tracked table's row type has the table's name, so the scalar needs another one.
    scalar: named.kind === "c" ? `${named.name}_scalar` : (RENAMED[named.name] ?? named.name),
    isArray: element !== null,
    kind: type.kind,
  };
}

/** The type of a function's argument. Hasura knows arrays and domains by name alone, and takes texts for them. */
export function argumentType(type: CatalogType): ScalarType {
  const plain = scalarType(type);
  const known = type.domain ?? (plain.isArray ? type.name : undefined);
  return known === undefined ? plain : { ...plain, pg: known, scalar: known, isArray: false };
}

export const isNumeric = ({ pg }: ScalarType): boolean => NUMERIC.has(pg);
export const isComparable = ({ pg, isArray }: ScalarType): boolean => isArray || COMPARABLE.has(pg);
export const isTextual = ({ pg }: ScalarType): boolean => TEXTUAL.has(pg);
export const isBigNumber = ({ pg }: ScalarType): boolean => BIG_NUMBERS.has(pg);

/** The array type over a scalar, for `_in` and the like. */
export const arrayOf = (type: ScalarType): string => `${type.sql}[]`;

export const TEXT: ScalarType = { sql: "text", pg: "text", scalar: "String", isArray: false, kind: "b" };
export const INTEGER: ScalarType = { sql: "integer", pg: "int4", scalar: "Int", isArray: false, kind: "b" };
export const BIGINT: ScalarType = { sql: "bigint", pg: "int8", scalar: "bigint", isArray: false, kind: "b" };
export const FLOAT: ScalarType = { sql: "double precision", pg: "float8", scalar: "float8", isArray: false, kind: "b" };
export const BOOLEAN: ScalarType = { sql: "boolean", pg: "bool", scalar: "Boolean", isArray: false, kind: "b" };
