import type { GraphQLErrorBody } from "../http/envelopes.ts";
import { isBottomless } from "../http/jsonDepth.ts";
import { parseExactJson } from "../../core/validate/exactJson.ts";

/** A client's frame, in either of the two subprotocols. */
export type ClientFrame =
  | { kind: "init"; payload: unknown }
  | { kind: "start"; id: string; payload: unknown }
  | { kind: "stop"; id: string }
  | { kind: "ping"; payload: unknown }
  | { kind: "pong" }
  | { kind: "terminate" };

/** How a connection is ended. */
export interface Closing {
  code: number;
  reason: string;
}

/** What differs between the two subprotocols. Frames are JSON texts. */
export interface Dialect {
  readonly subprotocol: "graphql-transport-ws" | "graphql-ws";
  /** @returns undefined for what is no frame of this subprotocol */
  read(text: string): ClientFrame | undefined;
  readonly ack: string;
  readonly keepAlive: string;
  pong(payload: unknown): string | undefined;
  /** @param payload JSON text of `{ data }` or `{ errors, data }` */
  result(id: string, payload: string): string;
  /** A refusal before anything ran. */
  invalid(id: string, errors: readonly GraphQLErrorBody[]): string;
  /** A failure while it ran. */
  failed(id: string, errors: readonly GraphQLErrorBody[]): string;
  complete(id: string): string;
  readonly onInitTimeout: Closing;
  onForbidden(message: string): { frame: string | undefined; closing: Closing };
  onUnreadable(message: string): { frame: string | undefined; closing: Closing | undefined };
  onTooManyInits: { frame: string | undefined; closing: Closing | undefined };
  onNotInitialised(id: string): { frame: string | undefined; closing: Closing | undefined };
  onDuplicate(id: string): { frame: string; closing: Closing | undefined };
}

export const NORMAL: Closing = { code: 1000, reason: "" };
/** Metadata changed or the server stops: connect again. */
export const SERVICE_RESTART: Closing = { code: 1012, reason: "" };

const startFailed = (message: string): GraphQLErrorBody => ({
  message,
  extensions: { path: "$", code: "start-failed" },
});
const duplicate = (id: string): string => `an operation already exists with this id: ${id}`;
const serverError = (message: string): string => JSON.stringify({ server_error_msg: message });

/** The present protocol, of the npm package graphql-ws. */
export const transportWs: Dialect = {
  subprotocol: "graphql-transport-ws",
  read(text) {
    const frame = parse(text);
    switch (frame?.type) {
      case "connection_init":
        return { kind: "init", payload: frame.payload };
      case "subscribe":
        return typeof frame.id === "string" ? { kind: "start", id: frame.id, payload: frame.payload } : undefined;
      case "complete":
        return typeof frame.id === "string" ? { kind: "stop", id: frame.id } : undefined;
      case "ping":
        return { kind: "ping", payload: frame.payload };
      case "pong":
        return { kind: "pong" };
      default:
        return undefined;
    }
  },
  ack: '{"type":"connection_ack"}',
  keepAlive: '{"type":"ping","payload":{"message":"keepalive"}}',
  pong: (payload) => JSON.stringify({ type: "pong", payload }),
  result: (id, payload) => `{"id":${JSON.stringify(id)},"type":"next","payload":${payload}}`,
  invalid: (id, payload) => JSON.stringify({ id, type: "error", payload }),
  failed: (id, payload) => JSON.stringify({ id, type: "error", payload }),
  complete: (id) => JSON.stringify({ id, type: "complete" }),
  onInitTimeout: { code: 4408, reason: serverError("4408: Connection initialisation timed out") },
  onForbidden: () => ({ frame: undefined, closing: { code: 4403, reason: serverError("4403: Forbidden") } }),
  onUnreadable: () => ({ frame: undefined, closing: { code: 4400, reason: serverError("4400: Invalid message") } }),
  onTooManyInits: {
    frame: undefined,
    closing: { code: 4429, reason: serverError("4429: Too many initialisation requests") },
  },
  onNotInitialised: () => ({ frame: undefined, closing: { code: 4401, reason: serverError("4401: Unauthorized") } }),
  onDuplicate: (id) => ({
    frame: JSON.stringify({ id, type: "error", payload: [startFailed(duplicate(id))] }),
    closing: { code: 4409, reason: serverError("4409: Subscriber already exists") },
  }),
};

/** The legacy protocol, of subscriptions-transport-ws. */
export const legacyWs: Dialect = {
  subprotocol: "graphql-ws",
  read(text) {
    const frame = parse(text);
    switch (frame?.type) {
      case "connection_init":
        return { kind: "init", payload: frame.payload };
      case "start":
        return typeof frame.id === "string" ? { kind: "start", id: frame.id, payload: frame.payload } : undefined;
      case "stop":
        return typeof frame.id === "string" ? { kind: "stop", id: frame.id } : undefined;
      case "connection_terminate":
        return { kind: "terminate" };
      default:
        return undefined;
    }
  },
  ack: '{"type":"connection_ack"}',
  keepAlive: '{"type":"ka"}',
  pong: () => undefined,
  result: (id, payload) => `{"id":${JSON.stringify(id)},"type":"data","payload":${payload}}`,
  invalid: (id, errors) => JSON.stringify({ id, type: "error", payload: { errors } }),
  failed: (id, errors) => JSON.stringify({ id, type: "data", payload: { errors, data: null } }),
  complete: (id) => JSON.stringify({ id, type: "complete" }),
  onInitTimeout: { code: 1011, reason: "" },
  onForbidden: (message) => ({
    frame: connectionError(message),
    closing: { code: 4400, reason: serverError(message.slice(0, 90)) },
  }),
  onUnreadable: (message) => ({ frame: connectionError(message), closing: undefined }),
  onTooManyInits: { frame: connectionError("too many initialisation requests"), closing: undefined },
  onNotInitialised: (id) => ({
    frame: legacyWs.invalid(id, [startFailed("start received before the connection is initialised")]),
    closing: undefined,
  }),
  onDuplicate: (id) => ({ frame: legacyWs.invalid(id, [startFailed(duplicate(id))]), closing: undefined }),
};

/** Hasura compares the header as one text: a list of subprotocols, like none at all, means the legacy one. */
export function dialectFor(requested: string | undefined): Dialect {
  return requested === transportWs.subprotocol ? transportWs : legacyWs;
}

function connectionError(message: string): string {
  return JSON.stringify({ type: "connection_error", payload: message });
}

function parse(text: string): { type?: unknown; id?: unknown; payload?: unknown } | undefined {
  if (isBottomless(text)) return undefined;
  try {
    const frame = parseExactJson(text);
    return typeof frame === "object" && frame !== null ? frame : undefined;
  } catch {
    return undefined;
  }
}
