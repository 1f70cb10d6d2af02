import { Agent as HttpAgent, ServerResponse, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { pipeline } from "node:stream";
import { createProxyServer } from "http-proxy-3";
import { dropHopHeaders } from "./forwardedHeaders.ts";
import { DECIDED_HERE } from "./headers.ts";
import { log } from "./log.ts";

const CONNECT_TIMEOUT_MS = 3000;
/** Generous: services behind this proxy answer within a second. Slow actions go through the gate. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Of a service's answer: what this server says itself, and the framing, which differs for an old client. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([...DECIDED_HERE, "transfer-encoding"]);

export interface ReverseProxy {
  web(request: IncomingMessage, response: ServerResponse, target: URL): void;
  close(): void;
}

/** Forwards requests. When a service cannot be reached or does not answer, it answers a 502 in JSON. */
export function createReverseProxy(): ReverseProxy {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const proxy = createProxyServer({
    connectTimeout: CONNECT_TIMEOUT_MS,
    proxyTimeout: ANSWER_TIMEOUT_MS,
    selfHandleResponse: true,
  });

  proxy.on("error", (error, request, answer) => {
    const id = request.headers["x-request-id"];
    log("warn", "a service did not answer", { request_id: id, path: pathOf(request), error: error.message });
    if (answer instanceof ServerResponse) refuse(answer, String(id), pathOf(request));
  });
  proxy.on("proxyRes", (answer, _request, response) => passOn(answer, response as ServerResponse));
  return {
    web(request, response, target) {
      proxy.web(request, response, { target, agent: target.protocol === "https:" ? agents.https : agents.http });
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

/** Whether the client's connection stays open is between it and this server. */
function passOn(answer: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void answer.resume();
  dropHopHeaders(answer.headers);
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined && !NOT_PASSED_ON.has(name)) response.setHeader(name, value);
  }
  response.writeHead(answer.statusCode!, answer.statusMessage);
  // An answer that breaks off must not look whole, so the client's connection is cut as well.
  pipeline(answer, response, () => undefined);
}

/** With a code of the service that was asked for, because its clients have words and a next step for those alone. */
function refuse(response: ServerResponse, requestId: string, path: string): void {
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({
    error: "The service cannot be reached right now. Please try again.",
    code: path.startsWith("/auth/") ? "service-unavailable" : "temporarily-unavailable",
    request_id: requestId,
  });
  response.writeHead(502, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end(body);
}

/** The path without the query, which may hold personal data. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0]!;
}
