import type { Headers } from "../auth/authenticate.ts";
import type { Session } from "../../interface.ts";

/** What a route is given: nothing of Node's objects, so that it can be called without a socket. */
export interface RouteRequest {
  headers: Headers;
  method: string;
  /** Path and query string, as they were sent. */
  url: string;
  body: Buffer;
  /** Whether the client has disconnected. The caller polls it, because an abort signal would cost every request. */
  hasGone(): boolean;
}

export interface Answer {
  status: number;
  /** `application/json` unless told otherwise. */
  contentType?: string;
  setCookie?: readonly string[] | undefined;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  body: string;
}

export interface Route {
  /** `ANY`: whatever the method, on the path and on all that is below it. */
  method: "GET" | "POST" | "ANY";
  path: string;
  answer(request: RouteRequest): Promise<Answer>;
}

/** A route for role admin: gets parsed JSON, gives what becomes JSON. */
export interface AdminRoute {
  /** `POST` unless told otherwise. */
  method?: "GET" | "POST";
  path: string;
  /** How others are refused, where it is not in the words of the metadata and schema APIs. */
  refusal?: string;
  /** Where the answer is a text of that type and no JSON. */
  contentType?: string;
  answer(json: unknown, session: Session): Promise<unknown>;
}

export function json(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value) };
}

/** Node's headers never hold undefined for a name that is there. */
export function plainHeaders(headers: Headers): Readonly<Record<string, string>> {
  return headers as Readonly<Record<string, string>>;
}
