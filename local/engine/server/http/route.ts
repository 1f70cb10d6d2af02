import type { Headers } from "../auth/authenticate.ts";
import type { Session } from "../../interface.ts";

/** What a route gets: no objects of Node, so that tests can call it without a socket. */
export interface RouteRequest {
  headers: Headers;
  method: string;
  /** Path and query string, as they were sent. */
  url: string;
  body: Buffer;
  /** Whether the client has gone. The caller polls it, because an abort signal would cost every request. */
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
  /** `ANY`: every method, on the path and everything below it. */
  method: "GET" | "POST" | "ANY";
  path: string;
  answer(request: RouteRequest): Promise<Answer>;
}

/** A route for role admin: gets parsed JSON and returns what becomes JSON. */
export interface AdminRoute {
  /** `POST` unless told otherwise. */
  method?: "GET" | "POST";
  path: string;
  /** How others are refused, if not in the words of the metadata and schema APIs. */
  refusal?: string;
  /** The type of the answer, if it is a text and no JSON. */
  contentType?: string;
  answer(json: unknown, session: Session): Promise<unknown>;
}

export function json(value: unknown, status = 200): Answer {
  return { status, body: JSON.stringify(value) };
}

/** Names of Node's headers never have the value undefined. */
export function plainHeaders(headers: Headers): Readonly<Record<string, string>> {
  return headers as Readonly<Record<string, string>>;
}
