import { SignJWT } from "jose";
import { createTestDatabase } from "../../../postgres/forTests.ts";
import { fakeCore } from "../../test/fakeCore.ts";
import { roomOperations } from "../../test/rooms.ts";
import { ADMIN_SECRET, startForTest, type TestEngine } from "../../test/startForTest.ts";
import { TestClient } from "../../test/wsClient.ts";

export const NEW = "graphql-transport-ws";
export const LEGACY = "graphql-ws";
const KEY = "k".repeat(32);
const CLAIMS = "https://hasura.io/jwt/claims";

export const asAdmin = { "x-hasura-admin-secret": ADMIN_SECRET };

/** A member's token that ends in so many seconds. */
export const token = (seconds: number): Promise<string> =>
  new SignJWT({
    [CLAIMS]: { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"], "x-hasura-user-id": "7" },
  })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(Buffer.from(KEY));

export interface SocketServer {
  engine: TestEngine;
  /** The address of `/v1/graphql` for websockets. */
  url: string;
  /** Opens a session as admin. */
  ready(subprotocol: string): Promise<TestClient>;
  stop(): Promise<void>;
}

/** An engine over a database of its own that takes websockets with short timeouts. */
export async function startSocketServer(): Promise<SocketServer> {
  const database = await createTestDatabase({ empty: true });
  const engine = await startForTest({
    databaseUrl: database.url,
    loadCore: fakeCore(roomOperations),
    env: {
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: "HS256", key: KEY }),
      HASURA_GRAPHQL_WEBSOCKET_CONNECTION_INIT_TIMEOUT: "1",
      HASURA_GRAPHQL_WEBSOCKET_KEEPALIVE: "1",
      HASURA_GRAPHQL_CORS_DOMAIN: "https://app.example.com",
    },
  });
  const url = `${engine.origin.replace("http", "ws")}/v1/graphql`;
  return {
    engine,
    url,
    async ready(subprotocol) {
      const client = await TestClient.open(url, subprotocol);
      await client.init(asAdmin);
      return client;
    },
    async stop() {
      await engine.close();
      await database.drop();
    },
  };
}
