import { createSecretKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportSPKI, SignJWT, type JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import { openAuthenticator } from "./authenticate.ts";
import { parseJwtSecret } from "./jwtSettings.ts";

const hasura = { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"] };
const claims: JWTPayload = { "https://hasura.io/jwt/claims": hasura };
const hmac = (bytes: number) => createSecretKey(Buffer.from("k".repeat(bytes)));
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ec = (namedCurve: string) => generateKeyPairSync("ec", { namedCurve });
const ed = generateKeyPairSync("ed25519");
const curves = { ES256: ec("P-256"), ES384: ec("P-384"), ES512: ec("P-521") };

const sign = (alg: string, key: KeyObject, payload: JWTPayload = claims): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg }).sign(key);

/** The role that a token opens, or how it is refused. */
async function roleBy(secret: object, token: string): Promise<string> {
  const jwt = parseJwtSecret(JSON.stringify(secret));
  const authenticator = await openAuthenticator({ adminSecret: "admin", jwt, unauthorizedRole: undefined });
  try {
    return (await authenticator.authenticate({ authorization: `Bearer ${token}` })).session.role;
  } catch (error) {
    return (error as Error).message;
  } finally {
    authenticator.close();
  }
}

const NOT_SIGNED = "Could not verify JWT: JWSError JWSInvalidSignature";

describe("the type of a key", () => {
  it.each([
    ["HS256", 32],
    ["HS384", 48],
    ["HS512", 64],
  ] as const)("%s takes a shared secret of %i bytes or more", async (type, bytes) => {
    const key = "k".repeat(bytes);
    expect(await roleBy({ type, key }, await sign(type, hmac(bytes)))).toBe("member");
    expect(() => parseJwtSecret(JSON.stringify({ type, key: key.slice(1) }))).toThrow(`shorter than ${bytes} bytes`);
  });

  it.each<[string, { publicKey: KeyObject; privateKey: KeyObject }]>([
    ["RS256", rsa],
    ["RS384", rsa],
    ["RS512", rsa],
    ["ES256", curves.ES256],
    ["ES384", curves.ES384],
    ["ES512", curves.ES512],
  ])("%s takes a PEM key, or a JWK as an object or as a text", async (type, { publicKey, privateKey }) => {
    const token = await sign(type, privateKey);
    const jwk = publicKey.export({ format: "jwk" });
    for (const key of [await exportSPKI(publicKey), jwk, JSON.stringify(jwk)]) {
      expect(await roleBy({ type, key }, token)).toBe("member");
    }
  });

  it("Ed25519 takes its own keys and no others", async () => {
    const secret = { type: "Ed25519", key: await exportSPKI(ed.publicKey) };
    expect(await roleBy(secret, await sign("EdDSA", ed.privateKey))).toBe("member");
    expect(() => parseJwtSecret(JSON.stringify({ ...secret, type: "ES256" }))).toThrow("not one for ES256");
  });

  it("decides about the algorithm, whatever the token says", async () => {
    const secret = { type: "RS256", key: await exportSPKI(rsa.publicKey) };
    expect(await roleBy(secret, await sign("RS512", rsa.privateKey))).toBe(NOT_SIGNED);
    expect(await roleBy({ type: "HS512", key: "k".repeat(64) }, await sign("HS256", hmac(64)))).toBe(NOT_SIGNED);
  });

  it("is not given beside a URL, whose keys may be of RSA and EC, but not of Ed25519", async () => {
    const published = [rsa, curves.ES384, ed].map(({ publicKey }, index) =>
      Object.assign(publicKey.export({ format: "jwk" }), { kid: String(index) }),
    );
    const issuer = createServer((_request, response) => void response.end(JSON.stringify({ keys: published })));
    await new Promise<void>((resolve) => {
      issuer.listen(0, "127.0.0.1", resolve);
    });
    const secret = { jwk_url: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/` };
    expect(await roleBy(secret, await sign("RS256", rsa.privateKey))).toBe("member");
    expect(await roleBy(secret, await sign("ES384", curves.ES384.privateKey))).toBe("member");
    expect(await roleBy(secret, await sign("EdDSA", ed.privateKey))).toBe(NOT_SIGNED);
    issuer.close();
  });
});

describe("what a token must say", () => {
  const key = "k".repeat(32);
  const now = Math.floor(Date.now() / 1000);
  it.each<[what: string, secret: object, payload: JWTPayload, role: string]>([
    ["nothing of an audience that is not asked for", {}, { ...claims, aud: "anyone" }, "member"],
    ["one audience of a list", { audience: ["web", "phone"] }, { ...claims, aud: "phone" }, "member"],
    ["one of its audiences", { audience: "web" }, { ...claims, aud: ["x", "web"] }, "member"],
    ["nothing of an issuer that is not asked for", {}, { ...claims, iss: "anyone" }, "member"],
    ["nothing of its end", {}, claims, "member"],
    ["an end that has not come", {}, { ...claims, exp: now + 60 }, "member"],
    [
      "an end that has come, within no skew at all",
      {},
      { ...claims, exp: now - 2 },
      "Could not verify JWT: JWTExpired",
    ],
    ["an end that has come, within the skew", { allowed_skew: 30 }, { ...claims, exp: now - 2 }, "member"],
    ["its claims under another name", { claims_namespace: "circle" }, { circle: hasura }, "member"],
  ])("%s", async (_, secret, payload, role) => {
    expect(await roleBy({ type: "HS256", key, ...secret }, await sign("HS256", hmac(32), payload))).toBe(role);
  });
});

it("the admin's secret may come under its old name", async () => {
  const authenticator = await openAuthenticator({ adminSecret: "admin", jwt: undefined, unauthorizedRole: undefined });
  const { session } = await authenticator.authenticate({ "x-hasura-access-key": "admin", "x-hasura-role": "member" });
  expect(session).toMatchObject({ role: "member", variables: { "x-hasura-role": "member" } });
  expect(JSON.stringify(session.variables)).not.toContain("access-key");
  authenticator.close();
});

it("without any setting for tokens, a visitor has the unauthorized role with the variables of the headers", async () => {
  const settings = { adminSecret: "admin", jwt: undefined, unauthorizedRole: "visitor" };
  const authenticator = await openAuthenticator(settings);
  const headers = { "x-hasura-role": "member", "x-hasura-user-id": "7", authorization: "Bearer of nothing" };
  expect((await authenticator.authenticate(headers)).session).toMatchObject({
    role: "visitor",
    variables: { "x-hasura-role": "visitor", "x-hasura-user-id": "7" },
    isAdmin: false,
  });
  authenticator.close();
});

describe("HASURA_GRAPHQL_JWT_SECRET is refused", () => {
  it.each<[string, string, RegExp]>([
    ["that is no JSON", "{", /expected a JSON object/],
    ["without a key", '{"type":"HS256"}', /type and key, or jwk_url, are missing/],
    ["with a short key", '{"type":"HS256","key":"short"}', /shorter than 32 bytes/],
    ["with an unknown type", '{"type":"none","key":"k"}', /type "none" is not known/],
    ["with key and URL", '{"jwk_url":"http://a","key":"k"}', /exclude each other/],
    [
      "with a key of another kind",
      JSON.stringify({ type: "RS256", key: curves.ES256.publicKey.export({ format: "jwk" }) }),
      /not one for RS256/,
    ],
    [
      "with a private key",
      JSON.stringify({ type: "ES256", key: curves.ES256.privateKey.export({ format: "jwk" }) }),
      /neither a PEM public key/,
    ],
    [
      "with both namespaces",
      JSON.stringify({ type: "HS256", key: "k".repeat(32), claims_namespace: "a", claims_namespace_path: "$.b" }),
      /exclude each other/,
    ],
    [
      "with a map lacking roles",
      JSON.stringify({ type: "HS256", key: "k".repeat(32), claims_map: {} }),
      /"x-hasura-default-role" is missing/,
    ],
  ])("%s", (_, secret, message) => {
    expect(() => parseJwtSecret(secret)).toThrow(message);
  });
});
