import type { Input, LeafInput } from "../validate/input.ts";
import { argumentsJson, leafJson } from "../validate/inputJson.ts";
import { scalarText } from "../validate/scalarText.ts";
import { describe, invalid, outOfBounds } from "../validate/refusals.ts";
import type { Variables } from "../validate/variables.ts";

/** Postgres' scalars that are checked like values of columns, with their names in pg_type. */
const POSTGRES: Readonly<Record<string, string>> = {
  uuid: "uuid",
  smallint: "int2",
  bigint: "int8",
  numeric: "numeric",
  float8: "float8",
  date: "date",
  timestamp: "timestamp",
  timestamptz: "timestamptz",
  timetz: "timetz",
};

/** The arguments as the handler gets them. @throws EngineError where a scalar does not fit its type */
export function actionInput(args: ReadonlyMap<string, Input>, variables: Variables): Record<string, unknown> {
  return argumentsJson(args, variables, checkedLeaf);
}

function checkedLeaf(input: LeafInput, variables: Variables): unknown {
  const value = leafJson(input, variables);
  if (!input.isList || !Array.isArray(value)) return checked(input, value);
  return value.map((item: unknown, index) => checked({ ...input, path: `${input.path}[${index}]` }, item));
}

function checked({ type: { name: type }, hasNulls, literal, path }: LeafInput, value: unknown): unknown {
  const mismatch = (wanted: string) =>
    invalid(`expected ${wanted} for type '${type}', but found ${describe(value, literal)}`, path);
  if (value === null && hasNulls) return null;
  switch (type) {
    case "String":
      if (typeof value !== "string") throw mismatch("a string");
      return value;
    case "Boolean":
      if (typeof value !== "boolean") throw mismatch("a boolean");
      return value;
    case "Float":
      if (typeof value !== "number") throw mismatch("a float");
      return value;
    case "ID":
      if (typeof value !== "string" && typeof value !== "number") throw mismatch("a String or a 32-bit integer");
      return String(value);
    case "Int":
      if (typeof value !== "number") throw mismatch("a 32-bit integer");
      if (!Number.isInteger(value) || Math.abs(value) > 2147483647) throw outOfBounds(String(value), path);
      return value;
    default:
      checkPostgres(type, value, path);
      return value;
  }
}

function checkPostgres(name: string, value: unknown, path: string): void {
  const pg = POSTGRES[name];
  if (pg) scalarText(value, { sql: pg, pg, scalar: name, isArray: false, kind: "b" }, path);
}
