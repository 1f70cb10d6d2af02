import { EngineError, type Metadata, type Session } from "../../interface.ts";
import { RequestError } from "../http/RequestError.ts";

/** One call of the metadata or schema API, as its envelope says. */
export interface Call {
  type: string;
  version: unknown;
  args: unknown;
}

/** What a call may use besides its arguments. */
export interface CallContext {
  version: unknown;
  session: Session;
}

export interface Command {
  /** Whether it changes metadata. Such calls run one after the other and raise the resource version. */
  changes: boolean | ((args: unknown) => boolean);
  /** Paths of refusals begin at the arguments: `$.webhook`. @throws EngineError */
  run(args: unknown, context: CallContext): Promise<unknown>;
  /** The document that the call makes, for `bulk_atomic`, which checks several changes together. @throws EngineError */
  edit?(document: Metadata, args: unknown): Metadata;
}

export type Commands = Readonly<Record<string, Command>>;

export const SUCCESS = { message: "success" } as const;

/** @throws RequestError parse-failed at `path` */
export function readCall(json: unknown, path = "$"): Call {
  const { type, version, args } = record(json, path);
  if (typeof type !== "string") throw parseFailed('key "type" not found', path);
  return { type, version, args: args ?? {} };
}

/** @throws RequestError parse-failed at `path` */
export function record(json: unknown, path = "$"): Record<string, unknown> {
  if (typeof json === "object" && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  throw parseFailed("expected an object", path);
}

/** A text among the arguments. @throws RequestError parse-failed */
export function text(args: unknown, key: string): string {
  const value = record(args)[key];
  if (typeof value === "string") return value;
  throw parseFailed(`key "${key}" not found`, "$");
}

export function parseFailed(message: string, path: string): RequestError {
  return new RequestError(400, "parse-failed", message, path);
}

export function notExists(message: string): RequestError {
  return new RequestError(400, "not-exists", message);
}

/** The same refusal with its path below `path` of the request. */
export function below(error: unknown, path: string): unknown {
  if (!(error instanceof EngineError)) return error;
  const { code, message, internal } = error;
  const status = error instanceof RequestError ? error.status : 400;
  return new RequestError(status, code, message, path + error.path.slice(1), internal);
}
