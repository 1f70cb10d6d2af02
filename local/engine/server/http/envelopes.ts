import { EngineError, type Session } from "../../interface.ts";
import { log, messageOf } from "../../log.ts";
import type { ErrorDetail } from "../settings.ts";
import { RequestError } from "./RequestError.ts";

/** One element of `errors` in an answer of a GraphQL endpoint. */
export interface GraphQLErrorBody {
  message: string;
  extensions: Readonly<Record<string, unknown>>;
}

/** Any thrown value as an {@link EngineError}. An unexpected one is logged and hidden from the client. */
export function asEngineError(thrown: unknown): EngineError {
  if (thrown instanceof EngineError) return thrown;
  log("error", "unexpected failure", { error: thrown instanceof Error ? thrown.stack : messageOf(thrown) });
  return new EngineError("unexpected", "internal error", "$", { cause: thrown });
}

/** @param session undefined while nobody is authenticated */
export function graphqlError(thrown: unknown, session: Session | undefined, detail: ErrorDetail): GraphQLErrorBody {
  const { message, code, path, internal, extensions } = asEngineError(thrown);
  if (extensions) return { message, extensions };
  return { message, extensions: { path, code, ...(tellsInternal(session, detail) && present(internal)) } };
}

/** Codes of faults that no client can mend. */
const FAULTS_OF_OURS = new Set(["unexpected", "postgres-error"]);

/** The envelope of the metadata and schema APIs with its status. */
export function apiError(
  thrown: unknown,
  session: Session | undefined,
  detail: ErrorDetail,
): { status: number; body: Record<string, unknown> } {
  const error = asEngineError(thrown);
  const status = error instanceof RequestError ? error.status : FAULTS_OF_OURS.has(error.code) ? 500 : 400;
  const internal = tellsInternal(session, detail) && present(error.internal);
  return { status, body: { path: error.path, error: error.message, code: error.code, ...internal } };
}

function tellsInternal(session: Session | undefined, { adminInternal, devMode }: ErrorDetail): boolean {
  return devMode || (adminInternal && session?.isAdmin === true && session.role === "admin");
}

function present(internal: unknown): { internal: unknown } | undefined {
  return internal === undefined ? undefined : { internal };
}
