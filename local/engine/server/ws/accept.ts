import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import type { Headers } from "../auth/authenticate.ts";
import { allowsOrigin } from "../http/cors.ts";
import type { Endpoint } from "../../interface.ts";
import type { HttpSettings } from "../settings.ts";
import { Connection, type ConnectionParts } from "./connection.ts";
import { dialectFor, SERVICE_RESTART } from "./dialect.ts";

export interface WebSockets {
  /** Asks every client to reconnect, because metadata changed or the engine stops. */
  closeAll(): void;
  /** Closes all connections, and cuts those that are still open after a moment. */
  close(): Promise<void>;
}

const PATHS: ReadonlyMap<string, Endpoint> = new Map([
  ["/v1/graphql", "graphql"],
  ["/v1alpha1/graphql", "graphql"],
  ["/v1beta1/relay", "relay"],
]);
const FRAME_LIMIT = 1024 * 1024;
/** Milliseconds that a stop waits for clients to close. */
const CLOSE_MS = 500;

/** Accepts websocket handshakes on this server's GraphQL paths. */
export function acceptWebSockets(
  server: Server,
  { cors, apis }: Pick<HttpSettings, "cors" | "apis">,
  parts: ConnectionParts,
): WebSockets {
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FRAME_LIMIT,
    perMessageDeflate: false,
    autoPong: false,
    handleProtocols: (_offered, request) => dialectFor(request.headers["sec-websocket-protocol"]).subprotocol,
  });

  server.on("upgrade", (request, socket: Duplex, head) => {
    socket.on("error", () => socket.destroy());
    const endpoint = PATHS.get((request.url ?? "").split("?", 1)[0]!);
    if (!endpoint || !apis.has("graphql"))
      return refuse(socket, "404 Not Found", "only '/v1/graphql', '/v1beta1/relay' are supported");
    const { origin } = request.headers;
    if (origin !== undefined && cors.kind === "listed" && !allowsOrigin(cors, origin)) {
      return refuse(socket, "400 Bad Request", "received origin header does not match configured CORS domains");
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const dialect = dialectFor(request.headers["sec-websocket-protocol"]);
      const connection = new Connection(webSocket, dialect, endpoint, handshakeHeaders(request), parts);
      connections.add(connection);
      webSocket.on("close", () => connections.delete(connection));
    });
  });

  /** Cookies are ignored where no check of origins protects them, unless the setting says otherwise. */
  const handshakeHeaders = ({ headers }: IncomingMessage): Headers => {
    if (cors.kind !== "disabled" || parts.settings.readCookie) return headers as Headers;
    const { cookie: _, ...others } = headers;
    return others as Headers;
  };

  const closeAll = (): void => {
    for (const connection of connections) connection.close(SERVICE_RESTART);
  };
  return {
    closeAll,
    async close() {
      closeAll();
      await emptied(sockets);
      for (const webSocket of sockets.clients) webSocket.terminate();
      sockets.close();
    },
  };
}

function emptied(sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    if (sockets.clients.size === 0) return resolve();
    const timer = setTimeout(resolve, CLOSE_MS);
    for (const webSocket of sockets.clients) {
      webSocket.on("close", () => {
        if (sockets.clients.size > 0) return;
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

function refuse(socket: Duplex, status: string, body: string): void {
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
