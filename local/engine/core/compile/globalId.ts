import { EngineError } from "../../interface.ts";
import type { Column, Table } from "../model/model.ts";
import { parseExactJson } from "../validate/exactJson.ts";
import { invalid } from "../validate/refusals.ts";
import { jsonKind, scalarText } from "../validate/scalarText.ts";
import { orNull, valueJson, type JsonText } from "./json.ts";
import type { Row } from "./statement.ts";
import { textLiteral } from "./statement.ts";

/** The base64 of `[1, "schema", "table", key, …]`, printed as json_build_array prints it. */
export function globalIdJson(table: Table, row: Row): JsonText {
  const head = `[1, ${JSON.stringify(table.schema)}, ${JSON.stringify(table.name)}`;
  const keys = (table.primaryKey ?? []).map(
    (column) => ` || ', ' || ${orNull(valueJson(`${row.alias}.${column.sql}`, column.type, !row.trusted, false))}`,
  );
  const value = base64(`${textLiteral(head)}${keys.join("")} || ']'`);
  return { sql: `'"' || ${value} || '"'`, nullable: false, value };
}

/** Base64 of a text on one line: Postgres breaks it after 76 letters. */
export const base64 = (text: string): string => `replace(encode(convert_to(${text}, 'UTF8'), 'base64'), E'\\n', '')`;

export interface GlobalId {
  schema: string;
  table: string;
  keys: readonly unknown[];
}

/** @throws EngineError in the real engine's words */
export function decodeGlobalId(id: string, path: string): GlobalId {
  const refuse = (reason: string) => invalid(`invalid node id: Error in $: ${reason}`, path);
  let parsed: unknown;
  try {
    parsed = parseExactJson(Buffer.from(id, "base64").toString("utf8"));
  } catch {
    throw refuse("Failed reading: not a valid json value");
  }
  if (!Array.isArray(parsed)) {
    throw refuse(`parsing node id failed, expected Array, but encountered ${jsonKind(parsed)}`);
  }
  const [version, schema, table, ...keys] = parsed as unknown[];
  if (parsed.length === 0) throw refuse("unexpected GUID format, found empty list");
  if (typeof version !== "number") throw refuse("unexpected GUID format, needs to start with a version number");
  if (version !== 1)
    throw refuse(`unsupported GUID version: ${Number.isInteger(version) ? version.toFixed(1) : version}`);
  if (typeof schema !== "string" || typeof table !== "string" || keys.length === 0) {
    throw refuse("GUID version 1: expecting schema name, table name and at least one column value");
  }
  return { schema, table, keys };
}

/** The key's columns with the id's values. @throws EngineError where they do not match in number */
export function keyValues(
  columns: readonly Column[],
  { keys }: GlobalId,
  path: string,
): (readonly [Column, unknown])[] {
  const missing = columns.slice(keys.length).map((column) => `'${column.name}'`);
  if (missing.length > 0)
    throw invalid(`invalid node id: primary key columns [${missing.join(", ")}] are missing`, path);
  const surplus = keys.slice(columns.length);
  if (surplus.length > 0) throw invalid(`invalid node id: unexpected column values ${JSON.stringify(surplus)}`, path);
  return columns.map((column, index) => [column, keys[index]] as const);
}

/** The text form of one key value. @throws EngineError `parse-failed` for a JSON type that the column cannot have */
export function keyText(column: Column, value: unknown, path: string): string | null {
  if (value === null) return null;
  try {
    return scalarText(value, column.type, path);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    throw new EngineError(error.code, `value of column '${column.name}' in node id: ${error.message}`, path);
  }
}
