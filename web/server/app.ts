import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import type { WebSettings } from "./env.ts";
import { prepareForwarding, requestId } from "./forwardedHeaders.ts";
import { securityHeaders } from "./headers.ts";
import { createReverseProxy } from "./proxy.ts";
import { destinationOf } from "./routing.ts";
import { serveClient } from "./staticFiles.ts";

const HEADERS_TIMEOUT_MS = 10_000;
/** The upload of a photo over a slow phone connection takes long. */
const REQUEST_TIMEOUT_MS = 120_000;
const HEADER_BYTES = 16 * 1024;

/** The one origin that browsers see; it does not listen yet, so that tests can start it. @throws Error without a build */
export function createWebServer(settings: WebSettings): Server {
  const headers = Object.entries(securityHeaders(settings));
  const serve = serveClient(settings.webRoot);
  const proxy = createReverseProxy();

  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS, maxHeaderSize: HEADER_BYTES },
    (request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      const destination = allowed(request);
      switch (destination.kind) {
        case "health":
          return void response.writeHead(200, { "content-type": "application/json" }).end('{"status":"ok"}');
        case "nothing":
          return void response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
        case "client":
          response.setHeader("x-request-id", requestId(request.headers));
          return serve(request, response);
        default:
          response.setHeader("x-request-id", prepareForwarding(request, settings));
          return proxy.web(request, response, destination.target);
      }
    },
  );
  server.on("upgrade", (request, socket: Duplex, head) => {
    socket.on("error", () => socket.destroy());
    const destination = destinationOf(pathOf(request), settings);
    if (destination.kind !== "graphql") {
      return void socket.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
    }
    prepareForwarding(request, settings);
    proxy.socket(request, socket, head, destination.target);
  });
  server.on("close", () => proxy.close());
  return server;

  /** The stack's own control answers this machine alone, under its local names, so that no foreign page reaches it. */
  function allowed(request: IncomingMessage): ReturnType<typeof destinationOf> {
    const destination = destinationOf(pathOf(request), settings);
    return destination.kind === "local" && !isFromThisMachine(request) ? { kind: "nothing" } : destination;
  }
}

function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const host = (headers.host ?? "").replace(/:\d+$/, "");
  const named = host === "localhost" || host === "127.0.0.1" || host === "[::1]";
  return named && (address === "::1" || address.startsWith("127.")) && headers["x-forwarded-for"] === undefined;
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0]!;
}
