/** Stand-ins for the services behind the web server, and tokens as they make them. */
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type WebSocket, WebSocketServer } from "ws";

export const ACTIONS_SECRET = "the-secret-of-actions";
export const PUBLIC_ORIGIN = "https://circle.example";
export const AMINA = "00000000-0000-7000-8000-00000000000a";
export const BRUNO = "00000000-0000-7000-8000-00000000000b";

export const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const answer = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

export interface EndedForTests {
  kind: "session" | "person" | "role";
  subject: string;
  role: string | null;
  endedAt: number;
}

export interface ActionsForTests {
  origin: string;
  /** Ended access, told at the next question. */
  ended: EndedForTests[];
  /** Requests that each person still has in this minute. */
  left: Map<string, number>;
  /** Questions of the gate, by path. */
  asked: string[];
  /** Whether it answers the gate's questions. */
  isWell: boolean;
  /** The product's clock, in milliseconds. */
  readonly now: number;
  /** How far the product's clock is moved. */
  shiftMs: number;
  tokenOf(userId: string, claims?: TokenClaims): Promise<string>;
  close(): void;
}

export interface TokenClaims {
  sessionId?: string;
  roles?: string[];
  issuedAt?: number;
  expiresAt?: number;
  issuer?: string;
}

/** Stands in for actions: keys, ended access, and leases of ten requests. */
export async function actionsForTests(): Promise<ActionsForTests> {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  const jwk = { ...(await exportJWK(publicKey)), kid: "1", alg: "ES256" };
  const server = createServer(async (request, response) => {
    const url = request.url ?? "";
    if (url === "/auth/jwks") return answer(response, 200, { keys: [jwk] });
    const body = await bodyOf(request);
    stand.asked.push(url);
    if (request.headers["x-actions-secret"] !== ACTIONS_SECRET) return answer(response, 401, {});
    if (!stand.isWell) return answer(response, 503, {});
    if (url === "/inner/ended") return answer(response, 200, { cursor: "7", now: stand.now, ended: stand.ended });
    const { userIds } = JSON.parse(body) as { userIds: string[] };
    const leases = userIds.map((userId) => {
      const left = stand.left.get(userId) ?? 1_000_000;
      const granted = Math.min(10, left);
      stand.left.set(userId, left - granted);
      return { userId, granted, forMs: 30_000 };
    });
    return answer(response, 200, { leases });
  });
  const origin = await listen(server);
  const stand: ActionsForTests = {
    origin,
    ended: [],
    left: new Map(),
    asked: [],
    isWell: true,
    shiftMs: 0,
    get now() {
      return Date.now() + stand.shiftMs;
    },
    tokenOf(userId, { expiresAt, issuedAt = Date.now(), issuer = PUBLIC_ORIGIN, roles, sessionId } = {}) {
      return new SignJWT({
        "https://hasura.io/jwt/claims": {
          "x-hasura-user-id": userId,
          "x-hasura-session-id": sessionId,
          "x-hasura-default-role": "member",
          "x-hasura-allowed-roles": roles ?? ["member", "group_admin"],
        },
      })
        .setProtectedHeader({ alg: "ES256", kid: "1" })
        .setIssuedAt(Math.floor(issuedAt / 1000))
        .setExpirationTime(Math.floor((expiresAt ?? issuedAt + 900_000) / 1000))
        .setIssuer(issuer)
        .setAudience(PUBLIC_ORIGIN)
        .sign(privateKey);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
  return stand;
}

export interface SeenRequest {
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface GraphqlForTests {
  origin: string;
  /** Requests over HTTP that came. */
  seen: SeenRequest[];
  /** Requests that are at work now, and the most there ever were. */
  atWork: number;
  mostAtWork: number;
  /** Requests that the other side gave up before their answer. */
  givenUp: number;
  /** Frames that came over websockets. */
  frames: Record<string, unknown>[];
  sockets: Set<WebSocket>;
  /** Headers of the websockets' handshakes. */
  handshakes: IncomingHttpHeaders[];
  /** Answers one request over HTTP; may take its time. */
  work: (response: ServerResponse) => void | Promise<void>;
  /** Answers a `subscribe` frame. */
  onSubscribe: (socket: WebSocket, id: string) => void;
  close(): void;
}

export const DATA = '{"data":{"x":1}}';

/** Stands in for GraphQL. */
export async function graphqlForTests(): Promise<GraphqlForTests> {
  const server = createServer(async (request, response) => {
    if (request.url === "/healthz") return void response.writeHead(200).end();
    stand.atWork += 1;
    stand.mostAtWork = Math.max(stand.mostAtWork, stand.atWork);
    response.once("close", () => {
      stand.atWork -= 1;
      if (!response.writableFinished) stand.givenUp += 1;
    });
    stand.seen.push({ url: request.url, headers: request.headers, body: await bodyOf(request) });
    await stand.work(response);
    if (!response.writableEnded) response.writeHead(200, { "content-type": "application/json" }).end(DATA);
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket, { headers }) => {
    stand.handshakes.push(headers);
    stand.sockets.add(socket);
    socket.on("close", () => stand.sockets.delete(socket));
    socket.on("message", (data) => {
      const frame = JSON.parse(String(data)) as Record<string, unknown>;
      stand.frames.push(frame);
      if (frame["type"] === "connection_init") socket.send('{"type":"connection_ack"}');
      if (frame["type"] === "subscribe") stand.onSubscribe(socket, String(frame["id"]));
    });
  });
  const origin = await listen(server);
  const stand: GraphqlForTests = {
    origin,
    seen: [],
    atWork: 0,
    mostAtWork: 0,
    givenUp: 0,
    frames: [],
    sockets: new Set(),
    handshakes: [],
    work: () => undefined,
    onSubscribe: (socket, id) => socket.send(`{"id":"${id}","type":"next","payload":${DATA}}`),
    close() {
      sockets.close();
      server.close();
      server.closeAllConnections();
    },
  };
  return stand;
}
