import { DatabaseError, type CustomTypesConfig, type Pool, type PoolClient, type QueryArrayResult } from "pg";
import { RequestError } from "../http/RequestError.ts";
import { record, text, type Commands } from "./calls.ts";
import { settleSchemaChange, type CheckMetadata } from "./dependents.ts";
import type { MetadataStore } from "./metadataStore.ts";
import { requireSource } from "./sources.ts";

interface Parts {
  pool: Pool;
  store: MetadataStore;
  check: CheckMetadata;
}

/** The words after which Hasura checks whether metadata still fits; the rule is Hasura's own. */
const CHANGES_SCHEMA = /\b(?:alter|drop|replace|create function|comment on)\b/i;
/** Every value is text, as Postgres prints it. */
const AS_TEXT = { getTypeParser: () => (value: string) => value } as unknown as CustomTypesConfig;

interface RunSql {
  sql: string;
  readOnly: boolean;
  inTransaction: boolean;
  /** Objects of the metadata that lose what they depend on are removed from it. */
  cascade: boolean;
  checks: boolean;
}

/** `run_sql`: any statements, answered with the rows of the last one. */
export function runSqlCommands({ pool, store, check }: Parts): Commands {
  return {
    run_sql: {
      changes: looksAfterMetadata,
      async run(args) {
        const call = readRunSql(args);
        const source = requireSource(store.document, record(args));
        const { result, document } = await execute(pool, call, (client) =>
          settleSchemaChange({ client, check, cascade: call.cascade, document: store.document, source }),
        );
        if (document) await store.replace(document);
        else if (call.checks) await store.reload();
        return result;
      },
    },
  };
}

/** @param settle gives what metadata becomes after the statements; undefined: it stays the same */
async function execute<Settled>(
  pool: Pool,
  { sql, readOnly, inTransaction, checks }: RunSql,
  settle: (client: PoolClient) => Promise<Settled>,
): Promise<{ result: unknown; document: Settled | undefined }> {
  const client = await pool.connect();
  try {
    if (inTransaction) await client.query(readOnly ? "begin read only" : "begin");
    await client.query(`set ${inTransaction ? "local " : ""}statement_timeout = 0`);
    const answer = (await client.query({ text: sql, rowMode: "array", types: AS_TEXT })) as unknown;
    const document = checks ? await settle(client) : undefined;
    if (inTransaction) await client.query("commit");
    return { result: shape(answer as QueryArrayResult | QueryArrayResult[]), document };
  } catch (error) {
    if (inTransaction) await client.query("rollback").catch(() => undefined);
    throw failure(error, sql);
  } finally {
    // The next user must not get a connection with settings, locks or tables that this SQL has left: it is closed.
    client.release(true);
  }
}

/** The last statement's rows below a row of column names; NULL as the text `NULL`. */
function shape(answer: QueryArrayResult | QueryArrayResult[]): unknown {
  const last = Array.isArray(answer) ? answer.at(-1) : answer;
  if (!last || last.fields.length === 0) return { result_type: "CommandOk", result: null };
  const rows = last.rows.map((row: (string | null)[]) => row.map((value) => value ?? "NULL"));
  return { result_type: "TuplesOk", result: [last.fields.map(({ name }) => name), ...rows] };
}

function readRunSql(args: unknown): RunSql {
  const sql = text(args, "sql");
  const { cascade, read_only: readOnly, no_transaction: none } = record(args);
  return {
    sql,
    readOnly: readOnly === true,
    inTransaction: none !== true,
    cascade: cascade === true,
    checks: looksAfterMetadata(args),
  };
}

/** Whether metadata is checked against the schema afterwards, and read again. */
function looksAfterMetadata(args: unknown): boolean {
  const { sql, read_only: readOnly, check_metadata_consistency: asked } = record(args);
  if (readOnly === true) return false;
  return typeof asked === "boolean" ? asked : CHANGES_SCHEMA.test(String(sql));
}

function failure(error: unknown, statement: string): unknown {
  if (!(error instanceof DatabaseError)) return error;
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
