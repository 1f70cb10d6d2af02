import { DatabaseError, type CustomTypesConfig, type Pool, type QueryArrayResult } from "pg";
import { RequestError } from "./RequestError.ts";
import type { AdminRoute } from "./route.ts";

interface Parts {
  pool: Pool;
  /** Called after a statement that may have changed the schema. */
  reload(): Promise<void>;
}

/** The statements after which Hasura looks at the catalogue again, by its own rule. */
const CHANGES_SCHEMA = /\b(?:alter|drop|replace|create\s+function|comment\s+on)\b/i;
/** Every value as Postgres prints it. */
const AS_TEXT = { getTypeParser: () => (text: string) => text } as unknown as CustomTypesConfig;

interface RunSql {
  sql: string;
  readOnly: boolean;
  checkConsistency: boolean | undefined;
  inTransaction: boolean;
}

/** `POST /v2/query` with `run_sql`. */
export function runSqlApi({ pool, reload }: Parts): AdminRoute {
  return {
    path: "/v2/query",
    async answer(json) {
      const call = readRunSql(json);
      const result = await execute(pool, call);
      if (!call.readOnly && (call.checkConsistency ?? CHANGES_SCHEMA.test(call.sql))) await reload();
      return result;
    },
  };
}

async function execute(pool: Pool, { sql, readOnly, inTransaction }: RunSql): Promise<unknown> {
  const client = await pool.connect();
  let failed = false;
  try {
    if (inTransaction) await client.query(readOnly ? "begin read only" : "begin");
    const answer = (await client.query({ text: sql, rowMode: "array", types: AS_TEXT })) as unknown;
    if (inTransaction) await client.query("commit");
    return shape(answer as QueryArrayResult | QueryArrayResult[]);
  } catch (error) {
    failed = true;
    if (inTransaction) await client.query("rollback").catch(() => undefined);
    throw failure(error, sql);
  } finally {
    // What the statement may have set on the connection must not reach the next user of it.
    client.release(failed || /\bset\b/i.test(sql));
  }
}

/** The last statement's rows below a row of column names; NULL as the text `NULL`. */
function shape(answer: QueryArrayResult | QueryArrayResult[]): unknown {
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  if (!last || last.fields.length === 0) return { result_type: "CommandOk", result: null };
  const rows = last.rows.map((row: (string | null)[]) => row.map((value) => value ?? "NULL"));
  return { result_type: "TuplesOk", result: [last.fields.map(({ name }) => name), ...rows] };
}

function readRunSql(json: unknown): RunSql {
  const { type, args } = (json ?? {}) as { type?: unknown; args?: Record<string, unknown> };
  if (type !== "run_sql") throw new RequestError(400, "parse-failed", `unknown query type "${String(type)}"`, "$.type");
  if (typeof args?.sql !== "string") throw new RequestError(400, "parse-failed", 'key "sql" not found', "$.args");
  const { sql, read_only: readOnly, check_metadata_consistency: check, no_transaction: none } = args;
  return {
    sql,
    readOnly: readOnly === true,
    checkConsistency: typeof check === "boolean" ? check : undefined,
    inTransaction: none !== true,
  };
}

function failure(error: unknown, statement: string): RequestError {
  if (!(error instanceof DatabaseError)) throw error;
  const { code, message, detail, hint } = error;
  return new RequestError(400, "postgres-error", "query execution failed", "$", {
    statement,
    prepared: false,
    arguments: [],
    error: {
      exec_status: "FatalError",
      status_code: code,
      message,
      description: detail ?? null,
      hint: hint ?? null,
    },
  });
}
