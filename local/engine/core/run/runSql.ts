import { hash } from "node:crypto";
import type pg from "pg";
import type { Binding } from "../model/parameter.ts";
import type { Sql } from "../compile/statement.ts";
import { invalid } from "../validate/refusals.ts";
import { postgresError } from "./postgresError.ts";

/** Postgres counts parameters in 16 bits. */
const MAX_PARAMETERS = 65_535;

/** Anything that can run a statement: a pool, or one connection. */
export interface Queryable {
  query(config: pg.QueryArrayConfig<unknown[]>): Promise<pg.QueryArrayResult>;
}

export interface RunOptions {
  /** The path in the request that an error names. */
  path?: string;
  /** Whether the connection should keep the prepared statement. */
  prepare?: boolean;
}

/** Runs one statement; every column of the answer is text, exactly as Postgres made it. @throws EngineError */
export async function runSql(
  database: Queryable,
  sql: Sql,
  binding: Binding,
  { path, prepare }: RunOptions = {},
): Promise<(string | null)[][]> {
  if (sql.parameters.length > MAX_PARAMETERS) throw invalid("the request has too many values for one statement", path);
  const values = sql.parameters.map((parameter) => parameter.text(binding));
  try {
    const result = await database.query({
      ...(prepare ? { name: nameOf(sql) } : {}),
      text: sql.text,
      values,
      rowMode: "array",
    });
    return result.rows as (string | null)[][];
  } catch (error) {
    throw postgresError(error, path, sql.text);
  }
}

const names = new WeakMap<Sql, string>();

function nameOf(sql: Sql): string {
  let name = names.get(sql);
  if (name === undefined) {
    name = hash("sha1", sql.text);
    names.set(sql, name);
  }
  return name;
}
