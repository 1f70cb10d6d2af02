/** For tests: keys, an issuer that publishes them, good and bad tokens, and an authenticator to show them to. */
import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { base64url, exportJWK, SignJWT, type JWTPayload } from "jose";
import { RequestError } from "../http/RequestError.ts";
import { openAuthenticator, type Authenticated, type Authenticator, type Headers } from "./authenticate.ts";
import { parseJwtSecret } from "./jwtSettings.ts";

export const NAMESPACE = "https://hasura.io/jwt/claims";
export const SECRET = "the-admin-secret";
export const NOT_SIGNED = "Could not verify JWT: JWSError JWSInvalidSignature";
export const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
export const otherEc = generateKeyPairSync("ec", { namedCurve: "P-256" });
export const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
/** Seconds since 1970, as tokens count. */
export const now = (): number => Math.floor(Date.now() / 1000);

export const hasura = {
  "x-hasura-default-role": "member",
  "x-hasura-allowed-roles": ["member", "group_admin"],
  "X-Hasura-User-Id": "7",
};
export const good: JWTPayload = {
  sub: "7",
  iat: now() - 10,
  exp: now() + 600,
  iss: "circle",
  aud: ["web"],
  [NAMESPACE]: hasura,
};

/** Serves the public keys of `ec` and `rsa`. `published` and `cacheControl` may be changed while it runs. */
export async function startIssuer() {
  const issuer = {
    published: [
      { ...(await exportJWK(ec.publicKey)), kid: "ec-1", alg: "ES256" },
      { ...(await exportJWK(rsa.publicKey)), kid: "rsa-1", alg: "RS256" },
    ] as object[],
    cacheControl: "max-age=600",
    /** How often the keys were fetched. */
    fetched: 0,
    url: "",
    close: () => void server.close(),
  };
  const server = createServer((_request, response) => {
    issuer.fetched += 1;
    response.writeHead(200, { "cache-control": issuer.cacheControl }).end(JSON.stringify({ keys: issuer.published }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/jwks`;
  return issuer;
}

/** @param secret what HASURA_GRAPHQL_JWT_SECRET holds */
export const open = (secret: object, unauthorizedRole?: string): Promise<Authenticator> =>
  openAuthenticator({ adminSecret: SECRET, jwt: parseJwtSecret(JSON.stringify(secret)), unauthorizedRole });

/** The authenticator of most tests: keys behind a URL, one audience, one issuer, a minute of skew. */
export const openWith = (issuer: { url: string }): Promise<Authenticator> =>
  open({ jwk_url: issuer.url, audience: "web", issuer: "circle", allowed_skew: 60 });

export const sign = (payload: JWTPayload, header: object = {}, key: KeyObject = ec.privateKey): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "ec-1", ...header }).sign(key);

/** A token that no library would sign. */
export const forge = (header: object, payload: string | object, signature = ""): string => {
  const encode = (part: string | object): string =>
    base64url.encode(typeof part === "string" ? part : JSON.stringify(part));
  return `${encode(header)}.${encode(payload)}.${signature}`;
};

export const ask = async (
  by: Authenticator,
  token: string | undefined,
  headers: Headers = {},
): Promise<Authenticated> =>
  by.authenticate({ ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers });

/** How a caller is refused. @throws when the caller is let in */
export async function refusal(asked: Promise<Authenticated>): Promise<{ code: string; message: string }> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof RequestError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("was let in");
}
