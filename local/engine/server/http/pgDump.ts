import { execFile, type ExecFileException } from "node:child_process";
import { RequestError } from "./RequestError.ts";
import type { AdminRoute } from "./route.ts";

interface Parts {
  databaseUrl: string;
  /** Its `PATH` says where to look for `pg_dump`. */
  env: Readonly<Record<string, string | undefined>>;
  /** The sources of the metadata in use. */
  sources(): readonly unknown[];
}

interface PgDump {
  opts: readonly string[];
  clean: boolean;
  source: string;
}

const MOST_BYTES = 256 * 1024 * 1024;

/** Lines that a clean dump leaves out. */
const PREAMBLE = new Set([
  "SET statement_timeout = 0;",
  "SET lock_timeout = 0;",
  "SET idle_in_transaction_session_timeout = 0;",
  "SET client_encoding = 'UTF8';",
  "SET standard_conforming_strings = on;",
  "SELECT pg_catalog.set_config('search_path', '', false);",
  "SET check_function_bodies = false;",
  "SET xmloption = content;",
  "SET client_min_messages = warning;",
  "SET row_security = off;",
  "SET default_tablespace = '';",
  "SET default_with_oids = false;",
  "SET default_table_access_method = heap;",
  "CREATE SCHEMA public;",
  "COMMENT ON SCHEMA public IS 'standard public schema';",
]);
const EVENT_TRIGGER = /^CREATE TRIGGER "?notify_hasura_.+"? AFTER \w+ ON .+ FOR EACH ROW EXECUTE (FUNCTION|PROCEDURE) /;

/** `POST /v1alpha1/pg_dump`: the output of the machine's `pg_dump`. The Postgres from npm comes without one. */
export function pgDumpApi(parts: Parts): AdminRoute {
  return {
    path: "/v1alpha1/pg_dump",
    refusal: "You have to be an admin to access this endpoint",
    contentType: "application/sql; charset=utf-8",
    async answer(json) {
      const { opts, clean, source } = readPgDump(json);
      if (!parts.sources().some((each) => (each as { name?: unknown }).name === source)) {
        throw new RequestError(400, "not-found", `source "${source}" not found`);
      }
      const sql = await run(opts, parts);
      return clean ? sql.split("\n").filter(isKept).join("\n") : sql;
    },
  };
}

function run(opts: readonly string[], { databaseUrl, env }: Parts): Promise<string> {
  return new Promise((resolve, reject) => {
    const done = (error: ExecFileException | null, stdout: string, stderr: string): void => {
      if (!error) return resolve(stdout);
      const told = typeof error.code === "number" ? stderr : undefined;
      reject(
        new RequestError(
          500,
          "unexpected",
          told === undefined ? "internal exception while executing pg_dump" : `error while executing pg_dump: ${told}`,
        ),
      );
    };
    execFile("pg_dump", [databaseUrl, "--encoding=utf8", ...opts], { env, maxBuffer: MOST_BYTES }, done);
  });
}

function isKept(line: string): boolean {
  return line.trim() !== "" && !line.startsWith("--") && !PREAMBLE.has(line) && !EVENT_TRIGGER.test(line);
}

function readPgDump(json: unknown): PgDump {
  const { opts, clean_output: clean, source } = (json ?? {}) as Record<string, unknown>;
  if (!Array.isArray(opts) || !opts.every((option) => typeof option === "string")) {
    throw new RequestError(400, "parse-failed", "expected a list of options", "$.opts");
  }
  return { opts, clean: clean === true, source: typeof source === "string" ? source : "default" };
}
