import pg from "pg";
import { EngineError } from "../../interface.ts";

const CONSTRAINTS: Readonly<Record<string, readonly [code: string, prefix: string]>> = {
  "23505": ["constraint-violation", "Uniqueness violation. "],
  "23503": ["constraint-violation", "Foreign key violation. "],
  "23502": ["constraint-violation", "Not-NULL violation. "],
  "23514": ["permission-error", "Check constraint violation. "],
  "23001": ["constraint-violation", "Can not delete or update due to data being referred. "],
  "23P01": ["constraint-violation", "Exclusion violation. "],
};

/**
 * What a client is told of a database error, in the real engine's words. Only admins see Postgres' own words, unless
 * the real engine shows them to everybody.
 */
export function postgresError(error: unknown, path = "$", statement?: string): unknown {
  if (error instanceof EngineError) return error;
  if (!(error instanceof pg.DatabaseError)) {
    return isConnectionFault(error)
      ? new EngineError("postgres-error", "connection error", "$", { cause: error })
      : error;
  }
  const { code = "", message } = error;
  const internal = {
    statement,
    error: {
      status_code: code,
      exec_status: "FatalError",
      message,
      description: error.detail ?? null,
      hint: error.hint ?? null,
    },
  };
  const [kind, text] = wording(code, message);
  return new EngineError(kind, text, path, { internal, cause: error });
}

function wording(code: string, message: string): [code: string, message: string] {
  const constraint = CONSTRAINTS[code];
  if (constraint) return [constraint[0], constraint[1] + message];
  if (code === "22025") return ["bad-request", message];
  if (code === "42704") return ["constraint-error", message];
  if (code === "42P10") return ["constraint-error", "there is no unique or exclusion constraint on target column(s)"];
  if (code.startsWith("22")) return ["data-exception", message];
  if (code.startsWith("23")) return ["constraint-violation", message];
  return ["unexpected", "database query error"];
}

/** An error that came only when the transaction was committed. */
export function commitError(error: unknown): unknown {
  const isConflict = error instanceof pg.DatabaseError && error.code?.startsWith("40");
  if (!isConflict) return postgresError(error);
  const message = error.code === "40001" ? "serialization failure due to concurrent update" : error.message;
  return new EngineError("concurrent-update", message, "$", { cause: error });
}

function isConnectionFault(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return /^E(CONN|PIPE|TIMEDOUT|HOST|NOTFOUND)/.test(code ?? "") || /connection|timeout exceeded/i.test(message ?? "");
}
