import type { Headers } from "../auth/authenticate.ts";
import type { Session } from "../interface.ts";

/** What a route is given: nothing of Node's objects, so that it can be called without a socket. */
export interface RouteRequest {
  headers: Headers;
  body: Buffer;
  /** Whether the client has gone, so that nobody waits for the answer. Asked, not told: a signal costs each request. */
  hasGone(): boolean;
}

export interface Answer {
  status: number;
  /** `application/json` unless told otherwise. */
  contentType?: string;
  setCookie?: readonly string[] | undefined;
  body: string;
}

export interface Route {
  method: "GET" | "POST";
  path: string;
  answer(request: RouteRequest): Promise<Answer>;
}

/** A route of the metadata and schema APIs, for role admin: gets parsed JSON, gives what becomes JSON. */
export interface AdminRoute {
  path: string;
  answer(json: unknown, session: Session): Promise<unknown>;
}

export function json(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value) };
}
