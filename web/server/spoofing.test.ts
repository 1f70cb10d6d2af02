/** D307: 60 ways to send what only our own services may, over HTTP and in frames, behind 0, 1 and 2 proxies. */
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GateForTests, gateForTests } from "./test/gateForTests.ts";
import { listen } from "./test/standIns.ts";

/** Raw header lines; each attempt has one or more. */
const HEADER_LINES = [
  ...[
    "X-Hasura-Admin-Secret",
    "x-hasura-admin-secret",
    "X_HASURA_ADMIN_SECRET",
    "x-hasura_admin-secret",
    "x-hasura-access-key",
    "x-hasura-role",
    "X-HASURA-ROLE",
    "x_hasura_role",
    "x-hasura-user-id",
    "X-Hasura-User-Id",
    "x-hasura-session-id",
    "x-hasura-allowed-roles",
    "x-hasura-default-role",
    "x-hasura-use-backend-only-permissions",
    "x-hasura-org-id",
    "x-hasura-",
    "x-actions-secret",
    "X_Actions_Secret",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-forwarded-prefix",
    "x-forwarded-uri",
    "x-original-url",
    "x-original-uri",
    "x-rewrite-url",
    "x-real-ip",
    "x-client-ip",
    "forwarded",
  ].map((name) => `${name}: guess`),
  "x-hasura-admin-secret:guess",
  "x-hasura-admin-secret:\tguess",
  "x-hasura-admin-secret: guess\r\nX-Hasura-Admin-Secret: guess",
  "x-hasura-role: member\r\nx-hasura-role: guess",
  "connection: x-request-id, x-forwarded-for\r\nx-hasura-role: guess",
  "te: trailers\r\ntrailer: x-hasura-admin-secret\r\nx-hasura-admin-secret: guess",
  "proxy-connection: x-forwarded-for\r\nx-actions-secret: guess",
  "cookie: x-hasura-admin-secret=guess\r\nx-hasura-admin-secret: guess",
  // Some programs do not read these as headers.
  "x-hasura-admin-secret : guess",
  " x-hasura-admin-secret: guess",
  "x-ok: 1\r\n x-hasura-admin-secret: guess",
  "x-ok: 1\nx-hasura-admin-secret: guess",
];

const SECRET = { "x-hasura-admin-secret": "guess" };
/** Payloads of a first frame. */
const INITS: object[] = [
  { headers: SECRET },
  { headers: { "X-HASURA-ADMIN-SECRET": "guess" } },
  { headers: { x_hasura_admin_secret: "guess" } },
  { headers: { "x-hasura-access-key": "guess" } },
  { headers: { "x-hasura-role": "admin" } },
  { headers: { "x-hasura-role": "guess", ...SECRET } },
  { headers: { "X-Hasura-Role": "guess" } },
  { headers: { "x-hasura-user-id": "guess" } },
  { headers: { "x-hasura-use-backend-only-permissions": "guess" } },
  { headers: { "x-forwarded-for": "guess" } },
  { headers: { headers: SECRET } },
  { headers: { "content-type": "guess", ...SECRET } },
  { headers: [SECRET] },
  { headers: "x-hasura-admin-secret: guess" },
  { headers: null, ...SECRET },
  { Headers: SECRET },
  { HEADERS: SECRET },
  { authorization: "guess", ...SECRET },
  { extensions: { headers: SECRET } },
  JSON.parse('{"headers":{"__proto__":{"x-hasura-admin-secret":"guess"}}}') as object,
];

const FROM_US = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-request-id"];
const OF_EVERY_CLIENT =
  /^(?:host|connection|content-(?:type|length)|accept-encoding|upgrade|sec-websocket-.*|x-ok|cookie)$/;

describe.each([0, 1, 2])("behind %i proxies", (hops) => {
  const seen: IncomingHttpHeaders[] = [];
  let gate: GateForTests;
  let actions: Server;
  let port: number;
  beforeAll(async () => {
    actions = createServer(({ headers, url }, response) => {
      if (!url!.startsWith("/inner/")) seen.push(headers);
      response.end("{}");
    });
    const env = { TRUSTED_HOPS: String(hops), ACTIONS_URL: await listen(actions) };
    gate = await gateForTests({ env });
    port = Number(new URL(gate.origin).port);
  });
  afterAll(async () => {
    await gate.close();
    actions.close();
    actions.closeAllConnections();
  });

  const client = hops === 0 ? "127.0.0.1" : "203.0.113.9";
  const written = [client, "10.0.0.2"].slice(0, hops).join(", ");
  /** The client claims another address; each of our proxies adds the address that it saw. */
  const chain = `x-forwarded-for: 6.6.6.6${written && `, ${written}`}`;

  /** Sends one request exactly as written. */
  const send = (path: string, lines: string, body: string): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(
          `POST ${path} HTTP/1.1\r\nhost: x\r\n${chain}\r\n${lines}\r\ncontent-type: application/json\r\n` +
            `content-length: ${body.length}\r\n${lines.includes("connection:") ? "" : "connection: close\r\n"}\r\n${body}`,
        ),
      );
      socket.once("data", () => socket.destroy());
      socket.once("close", () => resolve());
      socket.once("error", reject);
    });

  function expectNothingPassed(headers: IncomingHttpHeaders): void {
    const names = Object.keys(headers).filter((name) => !OF_EVERY_CLIENT.test(name));
    expect(names.toSorted()).toEqual(FROM_US);
    expect(headers["x-forwarded-for"]).toBe(client);
    expect(JSON.stringify({ ...headers, cookie: "" })).not.toContain("guess");
  }

  it("40 headers reach neither GraphQL nor actions", async () => {
    expect(HEADER_LINES).toHaveLength(40);
    for (const lines of HEADER_LINES) {
      await send("/v1beta1/relay", lines, JSON.stringify({ id: "Public" }));
      await send("/auth/token", lines, "{}");
    }
    const graphql = gate.graphql.seen.map(({ headers }) => headers);
    // Malformed headers are refused. All other requests arrive without the spoofed header.
    expect(Math.min(graphql.length, seen.length)).toBeGreaterThanOrEqual(36);
    for (const headers of [...graphql, ...seen]) expectNothingPassed(headers);
  });

  it("20 first frames, with the same headers in their handshake, count as a visitor's", async () => {
    expect(INITS).toHaveLength(20);
    for (const init of INITS) {
      const [name, address] = chain.split(": ") as [string, string];
      const opened = await gate.open(init, { ...SECRET, "x-hasura-role": "guess", [name]: address });
      await opened.frame("connection_ack");
      opened.socket.terminate();
    }
    expect(gate.graphql.frames).toEqual(INITS.map(() => ({ type: "connection_init", payload: { headers: {} } })));
    for (const headers of gate.graphql.handshakes) expectNothingPassed(headers);
    expect(gate.graphql.handshakes).toHaveLength(20);
  });
});
