import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { readAsked } from "./asked.ts";
import { poolsOf } from "./bounds.ts";
import { identify } from "./callers.ts";
import { RELAY, requestBody } from "./documents.ts";
import type { GateParts, Visit } from "./parts.ts";
import { asRefusal, GateRefusal, unknownDocument } from "./refusal.ts";
import { ended } from "./tokens.ts";

/** How many requests each connection has open. */
const open = new WeakMap<Socket, number>();

/** Answers one request to GraphQL. */
export async function answerOverHttp(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  parts: GateParts,
): Promise<void> {
  const { socket } = request;
  const { limits } = parts;
  const others = open.get(socket) ?? 0;
  if (others >= limits.openPerConnection) return void socket.destroy();
  open.set(socket, others + 1);
  response.once("close", () => open.set(socket, (open.get(socket) ?? 1) - 1));
  try {
    await pass(request, response, visit, parts);
  } catch (error) {
    await new Promise((resolve) => void setTimeout(resolve, limits.refusalPauseMs));
    refuse(response, asRefusal(error));
  }
}

async function pass(
  request: IncomingMessage,
  response: ServerResponse,
  { credentials, forwarded, network, path }: Visit,
  { access, bounds, clock, documents, leases, limits, tokens, upstream }: GateParts,
): Promise<void> {
  if (request.method !== "POST") throw new GateRefusal("bad-request", "use POST");
  const { id, variables } = await readAsked(request, limits.requestBytes);
  const caller = await identify(credentials, { access, tokens });
  const document = path === RELAY ? documents.find(caller.role, id) : undefined;
  if (!document) throw unknownDocument();
  const { bearer } = caller;
  if (bearer) await leases.take(bearer.userId);

  if (response.destroyed) return;
  const isChange = document.kind === "mutation";
  const places = await bounds.enter(poolsOf({ network, userId: bearer?.userId, isChange }, limits), response);
  try {
    if (response.destroyed) return;
    // Access may have ended while this request waited.
    if (bearer && access.has(bearer, caller.role)) throw ended();
    const headers = { ...forwarded, ...caller.headers, ...acceptedEncoding(request) };
    const body = requestBody(document.queryHead, variables);
    if (clock.header) response.setHeader(...clock.header);
    await upstream.forward({ path, headers, body, isChange, onAnswer: places.answered }, response);
  } finally {
    places.done();
  }
}

const acceptedEncoding = ({ headers }: IncomingMessage): Record<string, string> =>
  String(headers["accept-encoding"] ?? "").includes("gzip") ? { "accept-encoding": "gzip" } : {};

function refuse(response: ServerResponse, refusal: GateRefusal): void {
  if (response.destroyed || response.headersSent) return void response.destroy();
  const body = JSON.stringify({ errors: [refusal] });
  // The rest of a request that was too long is not read.
  if (!response.req.complete) response.setHeader("connection", "close");
  if (refusal.retryAfter !== undefined) response.setHeader("retry-after", String(refusal.retryAfter));
  response
    .writeHead(refusal.status, {
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      "cache-control": "no-store",
    })
    .end(body);
}
