import { SignJWT } from "jose";
import type { Sizes } from "./chatData.ts";
import type { Ask, Shape } from "./shapes.ts";

/** Different requests that are sent in turn. */
const REQUESTS = 1000;

/** Signs the tokens that the engine verifies, for one run. */
export interface TokenMaker {
  /** For the engine's `HASURA_GRAPHQL_JWT_SECRET`. */
  secret: string;
  tokenOf(user: string, role: string): Promise<string>;
}

export function tokenMaker(key: string): TokenMaker {
  return {
    secret: JSON.stringify({ type: "HS256", key }),
    tokenOf: (user, role) =>
      new SignJWT({
        "https://hasura.io/jwt/claims": {
          "x-hasura-default-role": role,
          "x-hasura-allowed-roles": [role],
          "x-hasura-user-id": user,
        },
      })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime("1h")
        .sign(Buffer.from(key)),
  };
}

export function asksOf(shape: Shape, sizes: Sizes): Ask[] {
  return Array.from({ length: REQUESTS }, (_, n) => shape.ask(n, sizes));
}

/** Whole HTTP requests to the engine, each with the caller's token. */
export function engineRequests(shape: Shape, asks: readonly Ask[], tokens: TokenMaker): Promise<string[]> {
  return Promise.all(
    asks.map(async ({ user, variables }) =>
      graphqlRequest({ query: shape.query, variables }, await tokens.tokenOf(user, shape.role)),
    ),
  );
}

export function graphqlRequest(body: object, token: string): string {
  return post("/v1/graphql", body, token);
}

/**
 * Whole HTTP requests to the hand-written server, in the same form as the engine's and with a token too, so that the
 * sides differ in what they do and not in what they are sent.
 */
export function handWrittenRequests(shape: Shape, asks: readonly Ask[], tokens: TokenMaker): Promise<string[]> {
  return Promise.all(asks.map(async (ask) => post(`/${shape.key}`, ask, await tokens.tokenOf(ask.user, shape.role))));
}

function post(path: string, json: object, token: string): string {
  const body = JSON.stringify(json);
  return (
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `authorization: Bearer ${token}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
  );
}
