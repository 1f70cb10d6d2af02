import { asEngineError } from "../http/envelopes.ts";
import type { AdminRoute } from "../http/route.ts";
import type { Session } from "../interface.ts";
import { below, parseFailed, readCall, record, type Call, type Commands } from "./calls.ts";
import type { MetadataStore } from "./metadataStore.ts";

interface Parts {
  path: string;
  commands: Commands;
  store: MetadataStore;
  /** Where refusals of a call that was well-formed stand: below its arguments, or at the call itself. */
  refusesAt: "arguments" | "call";
}

/** Hasura takes these for all or nothing, since it stores metadata at the end of a request. */
const BULK = new Set(["bulk", "bulk_atomic"]);
const KEEP_GOING = "bulk_keep_going";

/** One route of the metadata or schema API: single calls, and lists of them. */
export function managementRoute({ path, commands, store, refusesAt }: Parts): AdminRoute {
  return {
    path,
    answer(json, session) {
      const call = readCall(json);
      const { resource_version: expected } = record(json);
      const run = (): Promise<unknown> => answer(call, session, "$");
      return changes(call) ? store.change(expected as number | undefined, run) : run();
    },
  };

  function changes({ type, args }: Call): boolean {
    if (isBulk(type)) return calls(args, "$.args").some(({ call }) => changes(call));
    const command = commands[type];
    return typeof command?.changes === "function" ? command.changes(args) : command?.changes === true;
  }

  /** @param at the path of this call in the request */
  async function answer({ type, version, args }: Call, session: Session, at: string): Promise<unknown> {
    if (isBulk(type)) {
      const results: unknown[] = [];
      for (const { call, at: position } of calls(args, `${at}.args`)) {
        const result = answer(call, session, position);
        results.push(await (type === KEEP_GOING ? result.catch(refusal) : result));
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
}

function isBulk(type: string): boolean {
  return BULK.has(type) || type === KEEP_GOING;
}

function calls(args: unknown, path: string): { call: Call; at: string }[] {
  if (!Array.isArray(args)) throw parseFailed("expected a list of calls", path);
  return args.map((json, index) => ({ call: readCall(json, `${path}[${index}]`), at: `${path}[${index}]` }));
}

function isMalformed(error: unknown): boolean {
  return asEngineError(error).code === "parse-failed";
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
