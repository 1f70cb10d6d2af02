import { postgresError } from "../../core/run/postgresError.ts";
import type { DatabaseWatch } from "../databaseWatch.ts";
import { asEngineError } from "../http/envelopes.ts";
import { RequestError } from "../http/RequestError.ts";
import type { AdminRoute } from "../http/route.ts";
import type { Session } from "../../interface.ts";
import { below, parseFailed, readCall, record, SUCCESS, type Call, type Commands } from "./calls.ts";
import type { MetadataStore } from "./metadataStore.ts";

interface Parts {
  path: string;
  commands: Commands;
  store: MetadataStore;
  watch: DatabaseWatch;
  /** The path of refusals of a well-formed call: below its arguments, or the call itself. */
  refusesAt: "arguments" | "call";
}

/**
 * Calls that hold lists of calls. `bulk` too does all or nothing, because Hasura stores metadata at the end of a
 * request.
 */
const BULK = new Set(["bulk", "bulk_atomic", "bulk_keep_going"]);

/** One route of the metadata or schema API: single calls, and lists of calls. */
export function managementRoute({ path, commands, store, watch, refusesAt }: Parts): AdminRoute {
  return {
    path,
    async answer(json, session) {
      const call = readCall(json);
      const { resource_version: expected } = record(json);
      const run = (): Promise<unknown> => answer(call, session, "$");
      const work = changes(call) ? store.change(expected as number | undefined, run) : run();
      try {
        return await watch.whileAnswering(work);
      } catch (error) {
        throw postgresError(error);
      }
    },
  };

  function changes({ type, args }: Call): boolean {
    if (BULK.has(type)) return calls(args, "$.args").some(({ call }) => changes(call));
    const command = commands[type];
    return typeof command?.changes === "function" ? command.changes(args) : command?.changes === true;
  }

  /** @param at the path of this call in the request */
  async function answer({ type, version, args }: Call, session: Session, at: string): Promise<unknown> {
    if (type === "bulk_atomic") return answerAtOnce(args, `${at}.args`);
    if (BULK.has(type)) {
      const results: unknown[] = [];
      for (const { call, at: position } of calls(args, `${at}.args`)) {
        const result = answer(call, session, position);
        results.push(await (type === "bulk_keep_going" ? result.catch(refusal) : result));
      }
      return results;
    }
    const command = commands[type];
    if (!command) throw unknown(type, at);
    try {
      return await command.run(args, { version, session });
    } catch (error) {
      throw below(error, isMalformed(error) || refusesAt === "arguments" ? `${at}.args` : at.replaceAll(".args", ""));
    }
  }

  /** Makes all changes together and checks them after the last. */
  async function answerAtOnce(args: unknown, at: string): Promise<unknown> {
    let { document } = store;
    for (const { call, at: position } of calls(args, at)) {
      const edit = commands[call.type]?.edit;
      if (!edit) throw new RequestError(500, "unexpected", "Bulk atomic does not support this command", at);
      try {
        document = edit(document, call.args);
      } catch (error) {
        throw below(error, isMalformed(error) ? `${position}.args` : at);
      }
    }
    try {
      await store.replace(document);
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "unexpected") throw error;
      throw new RequestError(400, "bad-request", "Schema inconsistency", at, error.internal);
    }
    return SUCCESS;
  }
}

function calls(args: unknown, path: string): { call: Call; at: string }[] {
  if (!Array.isArray(args)) throw parseFailed("expected a list of calls", path);
  return args.map((json, index) => ({ call: readCall(json, `${path}[${index}]`), at: `${path}[${index}]` }));
}

function isMalformed(error: unknown): boolean {
  return error instanceof RequestError && error.code === "parse-failed";
}

function refusal(thrown: unknown): unknown {
  const { path, message, code } = asEngineError(thrown);
  return { path, error: message, code };
}

function unknown(type: string, path: string): Error {
  const [prefix] = type.split("_");
  const hint = ["pg", "postgres"].includes(prefix!)
    ? `unknown metadata command "${type.slice(prefix!.length + 1)}" for backend ${prefix}`
    : `unknown metadata command "${type}"; "${prefix}" was not recognized as a valid backend name`;
  return parseFailed(hint, path);
}
