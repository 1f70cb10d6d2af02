/**
 * The one gate in front of GraphQL, for HTTP and websocket frames alike (D308): only documents of a release, only token
 * and role, a limited number at once, and nobody whose access has ended.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketServer } from "ws";
import { forwardedHeaders } from "../forwardedHeaders.ts";
import { clientAddress, networkOf } from "../networkAddress.ts";
import { Bounds } from "./bounds.ts";
import { readCredentials } from "./callers.ts";
import { Connection } from "./connection.ts";
import { Crowd } from "./crowd.ts";
import { type Documents, RELAY } from "./documents.ts";
import { Ended } from "./ended.ts";
import { SUBPROTOCOL } from "./frames.ts";
import { innerCalls } from "./innerCalls.ts";
import { Leases } from "./leases.ts";
import { LIMITS, type Limits } from "./limits.ts";
import { answerOverHttp } from "./overHttp.ts";
import type { GateParts, Visit } from "./parts.ts";
import { ProductClock } from "./productClock.ts";
import { keysOf, openTokens } from "./tokens.ts";
import { Upstream } from "./upstream.ts";

export interface GateSettings {
  publicOrigin: URL;
  hasura: URL;
  actions: URL;
  actionsSecret: string;
  trustedHops: number;
  documents: Documents;
  /** Tests use smaller ones. */
  limits?: Partial<Limits>;
}

export interface Gate {
  /** @param path of GraphQL, without a query */
  answer(request: IncomingMessage, response: ServerResponse, path: string, requestId: string): void;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, path: string, requestId: string): void;
  close(): void;
}

export function openGate(settings: GateSettings): Gate {
  const { actions, actionsSecret, documents, hasura, publicOrigin } = settings;
  const limits: Limits = { ...LIMITS, ...settings.limits };
  const inner = innerCalls(actions, actionsSecret, limits.innerMs);
  const clock = new ProductClock();
  const parts: GateParts = {
    access: new Ended(inner.ask, limits, clock),
    bounds: new Bounds(limits),
    clock,
    crowd: new Crowd(limits),
    documents,
    leases: new Leases(inner.ask),
    limits,
    tokens: openTokens(keysOf(actions), publicOrigin, limits.tokens),
    upstream: new Upstream(hasura, limits),
  };
  parts.access.onChange = () => {
    for (const connection of parts.crowd) connection.recheck();
  };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    handleProtocols: (protocols) => (protocols.has(SUBPROTOCOL) ? SUBPROTOCOL : false),
  });
  const service = new URL(RELAY, hasura);
  service.protocol = hasura.protocol === "https:" ? "wss:" : "ws:";

  const visitOf = (request: IncomingMessage, path: string, requestId: string): Visit => {
    const address = clientAddress(request, settings.trustedHops);
    return {
      path,
      network: networkOf(address),
      credentials: readCredentials(request.headers),
      forwarded: forwardedHeaders(address, requestId, publicOrigin),
    };
  };

  return {
    answer(request, response, path, requestId) {
      void answerOverHttp(request, response, visitOf(request, path, requestId), parts);
    },
    upgrade(request, socket, head, path, requestId) {
      const visit = visitOf(request, path, requestId);
      if (path !== RELAY) return refuseUpgrade(socket, "404 Not Found");
      if (!isOfOurPages(request, publicOrigin)) return refuseUpgrade(socket, "403 Forbidden");
      if (!offersProtocol(request)) return refuseUpgrade(socket, "400 Bad Request");
      if (!parts.crowd.hasRoomFor(visit.network)) return refuseUpgrade(socket, "429 Too Many Requests");
      sockets.handleUpgrade(request, socket, head, (client) => void new Connection(client, visit, service, parts));
    },
    close() {
      for (const client of parts.crowd) client.close({ code: 1012, reason: "" });
      parts.access.close();
      parts.leases.close();
      parts.upstream.close();
      inner.close();
      sockets.close();
    },
  };
}

/** Browsers name the page that opens a connection; programs, such as a partner's, name none. */
const isOfOurPages = ({ headers }: IncomingMessage, { origin }: URL): boolean =>
  headers.origin === undefined || headers.origin === origin;

/** Hasura treats any other protocol as the older one, whose frames the gate does not know. */
const offersProtocol = ({ headers }: IncomingMessage): boolean =>
  String(headers["sec-websocket-protocol"] ?? "")
    .split(",")
    .some((offered) => offered.trim() === SUBPROTOCOL);

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}
