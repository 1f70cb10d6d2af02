import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK } from "jose";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createTestDatabase } from "../../../../postgres/forTests.ts";
import { answering, fakeCore } from "../../fakeCore.ts";
import { startForTest, type TestEngine } from "../../startForTest.ts";
import { TestClient } from "../../wsClient.ts";
import { ec, rsa, SKEW } from "./makeToken.ts";

export type SentHeaders = readonly (readonly [name: string, value: string])[];

export interface Told {
  data?: { role: string; variables: Record<string, string>; isAdmin: boolean };
  errors?: { message: string; extensions: { code: string; path: string } }[];
}

/** An engine that answers the caller's role and variables, and the issuer whose tokens it accepts. */
export interface Gate {
  engine: TestEngine;
  issuer: string;
  /** Paths that the issuer was asked for in this test. */
  fetched: readonly string[];
  /** Sends headers as they are, each name as often as it is listed. */
  ask(headers: SentHeaders, path?: string): Promise<{ told: Told; text: string }>;
  connect(subprotocol: string, headers?: Record<string, string>): Promise<TestClient>;
  /** Checks that neither the answer nor a log line of this test contains a part of the token. */
  expectKept(secret: string, text: string): void;
  close(): Promise<void>;
}

const loadCore = fakeCore({
  "{ me }": ({ role, variables, isAdmin }) => answering({ role, variables, isAdmin }),
  "subscription { me }": () => ({
    type: "subscription",
    kind: "live",
    cohort: "me",
    sql: "select asked.id, '{}' as data from unnest($1::text[], $2::json[]) as asked (id, given)",
    values: "{}",
    tables: [],
  }),
});

let logged = "";
beforeEach(() => {
  logged = "";
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((chunk) => {
      logged += String(chunk);
      return true;
    });
  }
});
afterEach(() => vi.restoreAllMocks());

/** Opened once for a file; what is logged is checked test by test. */
export async function openGate(): Promise<Gate> {
  const keys = [
    { ...(await exportJWK(ec.publicKey)), kid: "ec-1", alg: "ES256" },
    { ...(await exportJWK(rsa.publicKey)), kid: "rsa-1", alg: "RS256" },
  ];
  const fetched: string[] = [];
  const server = createServer((request, response) => {
    fetched.push(request.url ?? "");
    response.end(JSON.stringify({ keys }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const database = await createTestDatabase({ empty: true });
  const engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    env: {
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({
        jwk_url: `${issuer}/jwks`,
        audience: ["web", "phone"],
        issuer: "circle",
        allowed_skew: SKEW,
      }),
    },
  });
  fetched.length = 0;
  return {
    engine,
    issuer,
    fetched,
    ask: (headers, path = "/v1/graphql") => post(engine.port, path, headers),
    connect: (subprotocol, headers = {}) =>
      TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, subprotocol, { headers }),
    expectKept(secret, text) {
      for (const part of secret.split(".").filter(({ length }) => length > 3)) {
        expect(text).not.toContain(part);
        expect(logged).not.toContain(part);
      }
    },
    async close() {
      await engine.close();
      server.close();
      await database.drop();
    },
  };
}

export const bearing = (token: string): SentHeaders[number] => ["authorization", `Bearer ${token}`];

function post(port: number, path: string, headers: SentHeaders): Promise<{ told: Told; text: string }> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({ query: "{ me }" });
    const sent = [["content-length", String(body.length)], ["host", "x"], ...headers].flat();
    const request = httpRequest({ port, path, method: "POST", headers: sent }, (response) => {
      let text = "";
      response.on("data", (chunk: Buffer) => (text += chunk.toString()));
      response.on("end", () => resolve({ told: JSON.parse(text) as Told, text }));
    });
    request.on("error", reject);
    request.end(body);
  });
}
