import { Fault } from "./faults.ts";
import type { ScalarType, Table } from "./model.ts";

const INTEGERS: Readonly<Record<string, number>> = { int2: 2 ** 15, int4: 2 ** 31, int8: 2 ** 63 };
const NUMBERS = new Set(["float4", "float8", "numeric", "money"]);

/**
 * A constant of metadata, checked against the column's type as far as Hasura checks it; texts are left to Postgres.
 * @throws Fault
 */
export function requireConstant(value: unknown, type: ScalarType, enumTable: Table | undefined): void {
  if (value === null || type.pg === "json" || type.pg === "jsonb") return;
  if (enumTable) return requireEnumValue(value, enumTable);
  if (typeof value === "string") return;
  if (type.isArray && Array.isArray(value)) return;
  if (typeof value === "number" && fitsNumber(value, type)) return;
  if (typeof value === "boolean" && type.pg === "bool") return;
  throw new Fault(`${JSON.stringify(value)} is no value of type "${type.sql}"`);
}

function fitsNumber(value: number, { pg }: ScalarType): boolean {
  const bound = INTEGERS[pg];
  return bound === undefined ? NUMBERS.has(pg) : Number.isInteger(value) && value >= -bound && value < bound;
}

function requireEnumValue(value: unknown, table: Table): void {
  const known = (table.enumValues ?? []).map((each) => each.value);
  if (known.includes(value as string)) return;
  const list = known.map((each) => `"${each}"`).join(", ");
  throw new Fault(`expected one of the values ${list} for type "${table.base}_enum", given ${JSON.stringify(value)}`);
}
