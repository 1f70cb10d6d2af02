import { Agent as HttpAgent, ServerResponse, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { createProxyServer } from "http-proxy-3";
import { log } from "./log.ts";

const CONNECT_TIMEOUT_MS = 5000;
/** Longer than the slowest action may take (30 s), so that its own answer comes through. */
const ANSWER_TIMEOUT_MS = 35_000;

export interface ReverseProxy {
  web(request: IncomingMessage, response: ServerResponse, target: URL): void;
  socket(request: IncomingMessage, socket: Duplex, head: Buffer, target: URL): void;
  close(): void;
}

/** Passes requests and websockets on; a service that cannot be reached becomes a 502 in JSON. */
export function createReverseProxy(): ReverseProxy {
  const agents = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) };
  const proxy = createProxyServer({ connectTimeout: CONNECT_TIMEOUT_MS, proxyTimeout: ANSWER_TIMEOUT_MS });
  // A websocket without traffic has no time limit: it lives until one of its ends closes it.
  const sockets = createProxyServer({ ws: true, connectTimeout: CONNECT_TIMEOUT_MS });

  for (const server of [proxy, sockets]) {
    server.on("error", (error, request, answer) => {
      const id = request.headers["x-request-id"];
      log("warn", "a service did not answer", { request_id: id, path: pathOf(request), error: error.message });
      if (answer instanceof ServerResponse) refuse(answer, String(id));
      else refuseSocket(answer);
    });
  }
  return {
    web(request, response, target) {
      proxy.web(request, response, { target, agent: target.protocol === "https:" ? agents.https : agents.http });
    },
    socket(request, socket, head, target) {
      sockets.ws(request, socket as Socket, head, { target });
    },
    close() {
      agents.http.destroy();
      agents.https.destroy();
    },
  };
}

function refuse(response: ServerResponse, requestId: string): void {
  if (response.headersSent) return void response.destroy();
  const body = JSON.stringify({
    error: "The service cannot be reached right now. Please try again.",
    code: "bad-gateway",
    request_id: requestId,
  });
  response.writeHead(502, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" }).end(body);
}

function refuseSocket(socket: Socket): void {
  if (!socket.writable) return;
  // After the handshake an HTTP answer would be noise inside the websocket, and the proxy closes the socket by itself.
  if (socket.bytesWritten === 0)
    socket.end("HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
}

/** The path without the query, which may hold personal data. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? "").split("?", 1)[0]!;
}
