/** The frames of the websocket protocol graphql-transport-ws that the gate accepts. */
import { type Asked, askedIn } from "./asked.ts";
import { type Credentials, readCredentials } from "./callers.ts";

export const SUBPROTOCOL = "graphql-transport-ws";

export type ClientFrame =
  | { type: "connection_init"; credentials: Credentials }
  | { type: "subscribe"; id: string; asked: Asked }
  | { type: "complete"; id: string }
  | { type: "ping" }
  | { type: "pong" };

const ID = /^[\w-]{1,64}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @throws Error when it is not a frame of a client; GateRefusal for unreadable credentials */
export function readFrame(text: string): ClientFrame {
  const frame: unknown = JSON.parse(text);
  if (!isObject(frame)) throw new Error("no object");
  const { id, payload, type } = frame;
  if (type === "ping" || type === "pong") return { type };
  if (type === "connection_init") return { type, credentials: credentialsIn(payload) };
  if (typeof id !== "string" || !ID.test(id)) throw new Error("no id");
  if (type === "complete") return { type, id };
  if (type === "subscribe") return { type, id, asked: askedIn(payload) };
  throw new Error("no frame of a client's");
}

/** Reads only token and role from the first frame, where Hasura would accept an admin secret too. */
function credentialsIn(payload: unknown): Credentials {
  const headers = isObject(payload) ? payload["headers"] : undefined;
  return readCredentials(isObject(headers) ? headers : {});
}

/** The type and id of a service's frame. Only short frames are parsed: long ones carry data and end nothing. */
export function readServiceFrame(text: string): { type?: unknown; id?: unknown } {
  if (text.length > 2048) return {};
  try {
    const frame: unknown = JSON.parse(text);
    return isObject(frame) ? frame : {};
  } catch {
    return {};
  }
}

export const initFrame = (headers: Readonly<Record<string, string>>): string =>
  JSON.stringify({ type: "connection_init", payload: { headers } });
/** @param payload JSON text */
export const subscribeFrame = (id: string, payload: string): string =>
  `{"id":${JSON.stringify(id)},"type":"subscribe","payload":${payload}}`;
export const completeFrame = (id: string): string => JSON.stringify({ id, type: "complete" });
export const errorFrame = (id: string, error: object): string =>
  JSON.stringify({ id, type: "error", payload: [error] });
export const PONG = '{"type":"pong"}';

/** A close code with its text; the texts are Hasura's. */
export interface Closing {
  code: number;
  reason: string;
}
const closing = (code: number, text: string): Closing => ({
  code,
  reason: JSON.stringify({ server_error_msg: `${code}: ${text}` }),
});
export const INVALID = closing(4400, "Invalid message");
export const UNAUTHORIZED = closing(4401, "Unauthorized");
export const FORBIDDEN = closing(4403, "Forbidden");
export const TOO_LATE = closing(4408, "Connection initialisation timed out");
export const DUPLICATE = closing(4409, "Subscriber already exists");
export const SECOND_INIT = closing(4429, "Too many initialisation requests");
/** Clients come back after a random wait. */
export const TRY_LATER = closing(1013, "Try again later");
