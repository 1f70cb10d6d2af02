import { SignJWT } from "jose";
import type { Sizes } from "./chatData.ts";
import { statementValues, type Ask, type Shape } from "./shapes.ts";

/** Different requests that are sent in turn. */
const REQUESTS = 1000;

/** Signs the tokens that the engine verifies; lives as long as one run. */
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

/** As whole HTTP requests to the engine, each with the token of who asks. */
export function engineRequests(shape: Shape, asks: readonly Ask[], { tokenOf }: TokenMaker): Promise<string[]> {
  return Promise.all(
    asks.map(async ({ user, variables }) =>
      graphqlRequest(JSON.stringify({ query: shape.query, variables }), await tokenOf(user, shape.role)),
    ),
  );
}

/** @param body JSON without characters outside ASCII */
export function graphqlRequest(body: string, token: string): string {
  return (
    `POST /v1/graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n` +
    `authorization: Bearer ${token}\r\ncontent-length: ${body.length}\r\n\r\n${body}`
  );
}

/** As whole HTTP requests to the hand-written server. */
export function handWrittenRequests(shape: Shape, asks: readonly Ask[]): string[] {
  return asks.map((ask) => {
    const values = statementValues(shape, ask);
    const search = new URLSearchParams(shape.parameters.map((name, index): [string, string] => [name, values[index]!]));
    return `GET /${shape.key}?${search} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  });
}
