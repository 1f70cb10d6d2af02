import constraints from "../../schema/refusals/constraints.json";
import { isRecord, textOf } from "../lib/json.ts";
import { OF_THE_DATABASE } from "./databaseCodes.ts";

interface DatabaseRefusal {
  code: string;
  field?: string | undefined;
  next?: string | undefined;
  values?: Record<string, unknown>;
  until?: string | undefined;
}

const OF_CONSTRAINT: Readonly<Record<string, DatabaseRefusal>> = constraints;

/**
 * The database's refusal of a mutation as a code of the catalogue. A limit or a rule puts its code into the message; a
 * constraint is looked up by its name. Undefined when the database refused nothing.
 */
export function databaseRefusal(code: string | undefined, message: string): DatabaseRefusal | undefined {
  if (code === undefined || !OF_THE_DATABASE.has(code)) return undefined;
  return told(message) ?? OF_CONSTRAINT[/constraint "(\w+)"/.exec(message)?.[1] ?? ""] ?? otherwise(code, message);
}

/** `Check constraint violation. {"code": "too-many-messages", "values": {"max": 20}, "until": "…"}` */
function told(message: string): DatabaseRefusal | undefined {
  const from = message.indexOf("{");
  if (from < 0) return undefined;
  try {
    const told: unknown = JSON.parse(message.slice(from));
    const code = isRecord(told) ? textOf(told.code) : undefined;
    if (!isRecord(told) || code === undefined) return undefined;
    return { code, values: isRecord(told.values) ? told.values : {}, until: textOf(told.until) };
  } catch {
    return undefined;
  }
}

/** Refusals by a permission, and input that Postgres cannot read. */
function otherwise(code: string, message: string): DatabaseRefusal {
  return {
    code: code === "permission-error" && message.includes("permission has failed") ? "not-allowed" : "invalid-input",
  };
}
