import { SignJWT, type JWTPayload } from "jose";
import { Pool } from "pg";
import { expect } from "vitest";
import { createTestDatabase } from "../../../postgres/forTests.ts";
import { loadCore } from "../../core/core.ts";
import { ADA, chatMetadata, chatSql } from "../chat.ts";
import { startForTest, type TestEngine } from "../startForTest.ts";
import { TestClient } from "../wsClient.ts";

const KEY = "k".repeat(32);
const CLAIMS = "https://hasura.io/jwt/claims";
/** Milliseconds, far above what any refusal takes, so that a busy machine fails no test but unbounded work does. */
const SOFT_BOUND_MS = 2000;

/** What no answer to a member may contain: statements, columns that the member may not see, places in the program. */
const SECRETS = [
  /hdb_catalog/i,
  /\bselect\b[^"]*\bfrom\b/i,
  /\binsert into\b/i,
  /\bt\d+\./,
  /\$\d+::/,
  /display_name|nicknames|\bsecret\b/,
  /\.(?:ts|js|mjs)\b/,
  /node_modules|node:internal/,
  /\/local\/|file:\/\//,
  /ECONN|socket hang up/,
];

export interface HostileAnswer {
  status: number;
  text: string;
  json: unknown;
  /** `code` of the first error; undefined without one. */
  code: string | undefined;
  message: string | undefined;
}

/** A whole engine over the chat, and a hostile member. */
export interface Target {
  engine: TestEngine;
  pool: Pool;
  token(claims?: JWTPayload): Promise<string>;
  /**
   * Sends a request as a member, and checks the answer's time and that it holds no secrets; `echo` is allowed in it.
   */
  ask(
    query: string,
    variables?: unknown,
    more?: { path?: string; role?: string; echo?: string },
  ): Promise<HostileAnswer>;
  /** Sends bytes as a member. */
  send(body: string | Uint8Array<ArrayBuffer>, headers?: Record<string, string>, path?: string): Promise<HostileAnswer>;
  connect(subprotocol?: string): Promise<TestClient>;
  /** Whether an ordinary request is still answered. */
  expectAlive(): Promise<void>;
  close(): Promise<void>;
}

export async function openTarget(env: Record<string, string> = {}): Promise<Target> {
  const database = await createTestDatabase({ empty: true });
  const pool = new Pool({ connectionString: database.url, max: 2 });
  pool.on("error", () => undefined);
  await pool.query(chatSql);
  const engine = await startForTest({
    databaseUrl: database.url,
    loadCore,
    metadata: chatMetadata(),
    env: {
      ACTIONS_URL: "http://127.0.0.1:1",
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: "HS256", key: KEY }),
      ...env,
    },
  });
  const token: Target["token"] = (claims = {}) =>
    new SignJWT({
      [CLAIMS]: {
        "x-hasura-default-role": "member",
        "x-hasura-allowed-roles": ["member", "shy", "guest"],
        "x-hasura-user-id": ADA,
      },
      ...claims,
    })
      .setProtectedHeader({ alg: "HS256" })
      .sign(Buffer.from(KEY));
  const authorization = `Bearer ${await token()}`;

  const post = async (
    path: string,
    headers: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer>,
    echo = "",
  ) => {
    const start = performance.now();
    const response = await fetch(engine.origin + path, {
      method: "POST",
      headers: { authorization, ...headers },
      body,
    });
    const text = await response.text();
    expect(performance.now() - start, "milliseconds").toBeLessThan(SOFT_BOUND_MS);
    expectNoSecrets(text, String(body) + echo);
    return answerOf(response.status, text);
  };
  const send: Target["send"] = (body, headers = {}, path = "/v1/graphql") => post(path, headers, body);
  return {
    engine,
    pool,
    token,
    send,
    ask: (query, variables, { path = "/v1/graphql", role, echo } = {}) =>
      post(path, role === undefined ? {} : { "x-hasura-role": role }, JSON.stringify({ query, variables }), echo),
    connect: (subprotocol = "graphql-transport-ws") =>
      TestClient.open(`${engine.origin.replace("http", "ws")}/v1/graphql`, subprotocol, { headers: { authorization } }),
    async expectAlive() {
      const { json } = await send(JSON.stringify({ query: "{ groups { slug } }" }));
      expect(json).toEqual({ data: { groups: [{ slug: "chess" }] } });
    },
    async close() {
      await engine.close();
      await pool.end();
      await database.drop();
    },
  };
}

/** @param sent what the client sent itself, which the answer may repeat */
export function expectNoSecrets(text: string, sent = ""): void {
  for (const secret of SECRETS) {
    const [found] = secret.exec(text) ?? [];
    if (found !== undefined && !sent.includes(found)) expect(text.slice(0, 500)).not.toMatch(secret);
  }
}

function answerOf(status: number, text: string): HostileAnswer {
  const json: unknown = JSON.parse(text);
  const { errors, code } = json as { errors?: { message: string; extensions: { code: string } }[]; code?: string };
  const [first] = errors ?? [];
  return { status, text, json, code: first?.extensions.code ?? code, message: first?.message };
}
