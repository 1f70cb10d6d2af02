import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Headers } from "../auth/authenticate.ts";
import type { HttpSettings } from "../settings.ts";
import { corsHeaders, preflightHeaders } from "./cors.ts";
import { apiError } from "./envelopes.ts";
import { readBody } from "./readBody.ts";
import { RequestError } from "./RequestError.ts";
import { json, type Answer, type Route } from "./route.ts";

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const HEADER_BYTES = 16 * 1024;
const LONGEST_REQUEST_ID = 128;
const NOTHING = Buffer.alloc(0);

/** An HTTP server over these routes; it does not listen yet. */
export function createEngineServer(routes: readonly Route[], settings: HttpSettings): Server {
  const table = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]));
  const trees = routes.filter(({ method }) => method === "ANY");

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      maxHeaderSize: HEADER_BYTES,
      connectionsCheckingInterval: 2000,
    },
    (request, response) => void handle(request, response),
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const status = error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`);
  });
  return server;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const cors = corsHeaders(settings.cors, request.headers);
    if (request.method === "OPTIONS" && request.headers.origin !== undefined) {
      response.writeHead(204, { ...cors, ...preflightHeaders(request.headers) }).end();
      return;
    }
    const answer = await find(request, response);
    if (response.destroyed) return;
    send(request, response, answer, cors);
  }

  async function find(request: IncomingMessage, response: ServerResponse): Promise<Answer> {
    const url = request.url ?? "/";
    const mark = url.indexOf("?");
    const path = mark < 0 ? url : url.slice(0, mark);
    const method = request.method ?? "GET";
    const route = table.get(`${method} ${path}`) ?? trees.find((tree) => `${path}/`.startsWith(`${tree.path}/`));
    try {
      if (!route) throw new RequestError(404, "not-found", "resource does not exist");
      return await route.answer({
        headers: request.headers as Headers,
        method,
        url,
        body: method === "POST" || route.method === "ANY" ? await readBody(request, settings.bodyLimit) : NOTHING,
        hasGone: () => response.destroyed,
      });
    } catch (error) {
      const { status, body } = apiError(error, undefined, settings.errors);
      return json(body, status);
    }
  }
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, cors: Record<string, string>): void {
  response.writeHead(answer.status, {
    "content-type": answer.contentType ?? "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(answer.body),
    "x-request-id": requestId(request.headers["x-request-id"]),
    ...cors,
    ...(answer.setCookie?.length ? { "set-cookie": [...answer.setCookie] } : {}),
    ...answer.headers,
    ...(answer.status === 413 ? { connection: "close" } : {}),
  });
  // Node sends head and body in one piece if the body is a text.
  response.end(answer.body);
}

function requestId(sent: string | string[] | undefined): string {
  return typeof sent === "string" && sent !== "" && sent.length <= LONGEST_REQUEST_ID ? sent : randomUUID();
}
