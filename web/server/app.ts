import { createServer, type IncomingMessage, type Server } from "node:http";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Duplex } from "node:stream";
import type { WebSettings } from "./env.ts";
import { prepareForwarding, requestId } from "./forwardedHeaders.ts";
import { readDocuments } from "./gate/documents.ts";
import { openGate, refuseUpgrade } from "./gate/gate.ts";
import type { Limits } from "./gate/limits.ts";
import { inlineOf, securityHeaders } from "./headers.ts";
import { answerPlaces } from "./places.ts";
import { openPreviews, type PreviewLimits } from "./preview/previews.ts";
import { createReverseProxy } from "./proxy.ts";
import { readPath } from "./requestPath.ts";
import { destinationOf } from "./routing.ts";
import { serveClient } from "./staticFiles.ts";

const HEADERS_TIMEOUT_MS = 10_000;
/** Long, because a photo is uploaded over slow phone connections. */
const REQUEST_TIMEOUT_MS = 120_000;
/** Longer than browsers and proxies in front keep one, so that none of them sends into a connection that closes. */
const KEEP_ALIVE_MS = 75_000;
const HEADER_BYTES = 16 * 1024;

/**
 * The server of the one origin that browsers see. It does not listen yet, so that tests can start it.
 * @throws Error without a build or its list of documents, and for a page without the head that previews stand in
 */
export function createWebServer(settings: WebSettings, limits: Partial<Limits & PreviewLimits> = {}): Server {
  const serve = serveClient(settings.webRoot);
  const page = readFileSync(path.join(settings.webRoot, "index.html"), "utf8");
  const headers = Object.entries(securityHeaders({ ...settings, inline: inlineOf(page) }));
  const documents = readDocuments(settings.webRoot);
  const previews = openPreviews({ ...settings, page, limits });
  const proxy = createReverseProxy();
  const gate = openGate({ ...settings, documents, limits });

  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: HEADER_BYTES,
      // Any other protocol, such as h2c, is only an offer, so the request is answered normally.
      shouldUpgradeCallback: ({ headers: { upgrade } }) => upgrade?.toLowerCase() === "websocket",
    },
    (request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const id = requestId(request.headers);
      const place = placeOf(request);
      switch (place.kind) {
        case "health":
          return void response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}');
        case "places":
          return answerPlaces(response, settings);
        case "nothing":
          return void response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
        case "client":
          response.setHeader("x-request-id", id);
          return previews.answer(request, response, place.path, id, () => serve(request, response));
        case "graphql":
          response.setHeader("x-request-id", id);
          return gate.answer(request, response, place.path, id);
        default:
          response.setHeader("x-request-id", id);
          request.url = place.path + place.query;
          prepareForwarding(request, id, settings);
          return proxy.web(request, response, place.target);
      }
    },
  );
  server.on("upgrade", (request, socket: Duplex, head) => {
    socket.on("error", () => socket.destroy());
    const place = placeOf(request);
    if (place.kind !== "graphql") return refuseUpgrade(socket, "404 Not Found");
    gate.upgrade(request, socket, head, place.path, requestId(request.headers));
  });
  server.on("close", () => {
    proxy.close();
    gate.close();
  });
  return server;

  /**
   * The stack's own control answers only this machine and only under its local names, so that no foreign page reaches
   * it.
   */
  function placeOf(request: IncomingMessage) {
    const read = readPath(request.url);
    if (!read) return { kind: "nothing" as const };
    const destination = destinationOf(read.path, settings);
    if (destination.kind === "local" && !isFromThisMachine(request)) return { kind: "nothing" as const };
    return { ...destination, ...read };
  }
}

function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const named = host === "localhost" || host === "127.0.0.1" || host === "[::1]";
  return named && (address === "::1" || address.startsWith("127.")) && headers["x-forwarded-for"] === undefined;
}
