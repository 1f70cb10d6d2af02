import { createHmac, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { base64url, exportJWK, exportSPKI, SignJWT, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { RequestError } from "../http/RequestError.ts";
import { openAuthenticator, type Authenticated, type Authenticator, type Headers } from "./authenticate.ts";
import { parseJwtSecret } from "./jwtSettings.ts";

const NAMESPACE = "https://hasura.io/jwt/claims";
const SECRET = "the-admin-secret";
const ec = generateKeyPairSync("ec", { namedCurve: "P-256" });
const otherEc = generateKeyPairSync("ec", { namedCurve: "P-256" });
const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
const now = Math.floor(Date.now() / 1000);

const hasura = {
  "x-hasura-default-role": "member",
  "x-hasura-allowed-roles": ["member", "group_admin"],
  "X-Hasura-User-Id": "7",
};
const good: JWTPayload = { sub: "7", iat: now - 10, exp: now + 600, iss: "circle", aud: ["web"], [NAMESPACE]: hasura };

let issuer: Server;
let cacheControl = "max-age=600";
let published: object[];
let fetched = 0;
let url: string;
let authenticator: Authenticator;

beforeAll(async () => {
  published = [
    { ...(await exportJWK(ec.publicKey)), kid: "ec-1", alg: "ES256" },
    { ...(await exportJWK(rsa.publicKey)), kid: "rsa-1", alg: "RS256" },
  ];
  issuer = createServer((_request, response) => {
    fetched += 1;
    response.writeHead(200, { "cache-control": cacheControl }).end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => {
    issuer.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/auth/jwks`;
  authenticator = await open({ jwk_url: url, audience: "web", issuer: "circle", allowed_skew: 60 });
});

afterAll(() => {
  authenticator.close();
  issuer.close();
});

const open = (secret: object, unauthorizedRole?: string): Promise<Authenticator> =>
  openAuthenticator({ adminSecret: SECRET, jwt: parseJwtSecret(JSON.stringify(secret)), unauthorizedRole });

const sign = (payload: JWTPayload, header: object = {}, key: KeyObject = ec.privateKey): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ alg: "ES256", kid: "ec-1", ...header }).sign(key);

/** What no library would sign. */
const forge = (header: object, payload: string | object, signature = ""): string => {
  const encode = (part: string | object): string =>
    base64url.encode(typeof part === "string" ? part : JSON.stringify(part));
  return `${encode(header)}.${encode(payload)}.${signature}`;
};

const ask = async (token: string | undefined, headers: Headers = {}, by = authenticator): Promise<Authenticated> =>
  by.authenticate({ ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers });

async function refusal(asked: Promise<Authenticated>): Promise<{ code: string; message: string }> {
  try {
    await asked;
  } catch (error) {
    if (error instanceof RequestError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("was let in");
}

describe("a good token", () => {
  it("opens a session with the default role and its claims in lower case", async () => {
    const { session, expiresAt } = await ask(await sign(good));
    expect(session).toEqual({
      role: "member",
      variables: { "x-hasura-role": "member", "x-hasura-user-id": "7" },
      isAdmin: false,
      backendOnly: false,
    });
    expect(expiresAt).toBe((now + 600 + 60) * 1000);
  });

  it("opens a session with another of its roles, and the same session object again", async () => {
    const token = await sign(good);
    const first = await ask(token, { "x-hasura-role": "group_admin" });
    expect(first.session.variables["x-hasura-role"]).toBe("group_admin");
    expect((await ask(token, { "x-hasura-role": "group_admin" })).session).toBe(first.session);
  });

  it("may be signed with any published key, and needs no kid", async () => {
    await ask(await sign(good, { alg: "RS256", kid: "rsa-1" }, rsa.privateKey));
    await ask(await sign(good, { kid: undefined }));
  });

  it("may lack exp, and be off by the allowed skew", async () => {
    expect((await ask(await sign({ ...good, exp: undefined }))).expiresAt).toBeUndefined();
    await ask(await sign({ ...good, exp: now - 55 }));
    await ask(await sign({ ...good, iat: now + 55, nbf: now + 55 }));
    await ask(await sign({ ...good, aud: "web" }));
  });

  it("never gives its bearer what he says of himself in headers", async () => {
    const { session } = await ask(await sign(good), {
      "x-hasura-user-id": "8",
      "x-hasura-allowed-roles": "admin",
      "x-hasura-use-backend-only-permissions": "true",
    });
    expect(session).toMatchObject({ backendOnly: false, variables: { "x-hasura-user-id": "7" } });
    expect(Object.keys(session.variables)).toHaveLength(2);
  });
});

const NOT_SIGNED = "Could not verify JWT: JWSError JWSInvalidSignature";
const HEADER = { alg: "ES256", kid: "ec-1" };
const resigned = async (payload: JWTPayload, change: (parts: string[]) => string[]): Promise<string> =>
  change((await sign(payload)).split(".")).join(".");
const hs256 = async (key: string): Promise<string> => {
  const body = forge({ alg: "HS256", kid: "rsa-1" }, good).slice(0, -1);
  return `${body}.${createHmac("sha256", key).update(body).digest("base64url")}`;
};
const claims = (change: object): JWTPayload => ({ ...good, [NAMESPACE]: { ...hasura, ...change } });

describe("a token is refused", () => {
  it.each<[string, () => string | Promise<string>, string | RegExp]>([
    ["alg none", () => forge({ alg: "none" }, good), NOT_SIGNED],
    ["alg None", () => forge({ alg: "None" }, good), NOT_SIGNED],
    ["alg nOnE", () => forge({ alg: "nOnE" }, good), NOT_SIGNED],
    ["no alg", () => forge({}, good), NOT_SIGNED],
    ["HS256 with the RSA public key", async () => hs256(await exportSPKI(rsa.publicKey)), NOT_SIGNED],
    ["HS256 with an empty key", () => hs256(""), NOT_SIGNED],
    ["another party's key", () => sign(good, {}, otherEc.privateKey), NOT_SIGNED],
    ["kid of another key", () => sign(good, { kid: "rsa-1" }), NOT_SIGNED],
    ["kid as a path", () => sign(good, { kid: "../../../dev/null" }), NOT_SIGNED],
    ["kid as SQL", () => sign(good, { kid: "' or 1=1 --" }), NOT_SIGNED],
    [
      "its own key in the header",
      async () => sign(good, { jwk: await exportJWK(otherEc.publicKey) }, otherEc.privateKey),
      NOT_SIGNED,
    ],
    ["jku to elsewhere", () => sign(good, { jku: "http://127.0.0.1:1/", kid: "x" }, otherEc.privateKey), NOT_SIGNED],
    ["x5u to elsewhere", () => sign(good, { x5u: "http://127.0.0.1:1/", kid: "x" }, otherEc.privateKey), NOT_SIGNED],
    ["an unknown critical header", () => forge({ ...HEADER, crit: ["b64"], b64: false }, good, "AAAA"), NOT_SIGNED],
    ["the signature taken off", () => resigned(good, ([head, body]) => [head!, body!, ""]), NOT_SIGNED],
    [
      "a truncated signature",
      () => resigned(good, ([head, body, mac]) => [head!, body!, mac!.slice(0, -4)]),
      NOT_SIGNED,
    ],
    [
      "the signature of another token",
      async () => {
        const [, , mac] = (await sign({ ...good, sub: "8" })).split(".");
        return resigned(good, ([head, body]) => [head!, body!, mac!]);
      },
      NOT_SIGNED,
    ],
    [
      "a changed payload",
      () => resigned(good, ([head, , mac]) => [head!, base64url.encode(JSON.stringify({ ...good, sub: "1" })), mac!]),
      NOT_SIGNED,
    ],
    ["a padded payload", () => resigned(good, ([head, body, mac]) => [head!, `${body}==`, mac!]), NOT_SIGNED],
    ["bytes behind it", () => resigned(good, ([head, body, mac]) => [head!, body!, `${mac}AA`]), NOT_SIGNED],
    [
      "two parts",
      () => "a.b",
      "Could not verify JWT: JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got 2)",
    ],
    ["five parts", () => "a.b.c.d.e", /Expected 3 parts; got 5/],
    ["a payload that is no JSON", () => forge(HEADER, "{", "AAAA"), NOT_SIGNED],
    ["bytes that are no UTF-8", () => `${base64url.encode(Uint8Array.of(255, 254))}.e30.AAAA`, NOT_SIGNED],
    ["64 KB", () => sign({ ...good, pad: "x".repeat(65_536) }, {}, otherEc.privateKey), NOT_SIGNED],
    ["1 MB", () => `${"x".repeat(1_000_000)}.e30.AAAA`, NOT_SIGNED],
    ["expired beyond the skew", () => sign({ ...good, exp: now - 65 }), "Could not verify JWT: JWTExpired"],
    ["exp 0", () => sign({ ...good, exp: 0 }), "Could not verify JWT: JWTExpired"],
    ["exp out of all range", () => sign({ ...good, exp: 1e308 }), /^Could not verify JWT: JWTClaimsSetDecodeError/],
    [
      "exp as a text",
      () => sign({ ...good, exp: "tomorrow" as never }),
      /^Could not verify JWT: JWTClaimsSetDecodeError/,
    ],
    ["nbf in the future", () => sign({ ...good, nbf: now + 90 }), "Could not verify JWT: JWTNotYetValid"],
    ["iat in the future", () => sign({ ...good, iat: now + 90 }), "Could not verify JWT: JWTIssuedAtFuture"],
    ["another issuer", () => sign({ ...good, iss: "elsewhere" }), "Could not verify JWT: JWTNotInIssuer"],
    ["no issuer", () => sign({ ...good, iss: undefined }), "Could not verify JWT: JWTNotInIssuer"],
    ["another audience", () => sign({ ...good, aud: "phone" }), "Could not verify JWT: JWTNotInAudience"],
    ["a list of other audiences", () => sign({ ...good, aud: ["a", "b"] }), "Could not verify JWT: JWTNotInAudience"],
    ["no audience", () => sign({ ...good, aud: undefined }), "Could not verify JWT: JWTNotInAudience"],
  ])("with %s", async (_, make, message) => {
    const token = await make();
    const said = await refusal(ask(token));
    expect(said.code).toBe("invalid-jwt");
    expect(said.message).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
  });

  it.each<[string, JWTPayload, string, string]>([
    ["no namespace", { ...good, [NAMESPACE]: undefined }, "jwt-invalid-claims", `claims key: '${NAMESPACE}' not found`],
    [
      "claims as a text",
      { ...good, [NAMESPACE]: JSON.stringify(hasura) },
      "jwt-invalid-claims",
      "expecting a json object when claims_format is json",
    ],
    [
      "no allowed roles",
      claims({ "x-hasura-allowed-roles": undefined }),
      "jwt-missing-role-claims",
      'JWT claim does not contain "x-hasura-allowed-roles"',
    ],
    [
      "no default role",
      claims({ "x-hasura-default-role": undefined }),
      "jwt-missing-role-claims",
      'JWT claim does not contain "x-hasura-default-role"',
    ],
    [
      "allowed roles as a text",
      claims({ "x-hasura-allowed-roles": "member" }),
      "jwt-invalid-claims",
      "invalid x-hasura-allowed-roles; should be a list of roles",
    ],
    [
      "a default role that is no text",
      claims({ "x-hasura-default-role": 7 }),
      "jwt-invalid-claims",
      "invalid x-hasura-default-role; should be a role",
    ],
    [
      "a variable that is no text",
      claims({ "x-hasura-user-id": 7, "X-Hasura-User-Id": undefined }),
      "jwt-invalid-claims",
      "x-hasura-* claims: parsing Text failed, expected String, but encountered Number",
    ],
    [
      "a default role that is not allowed",
      claims({ "x-hasura-default-role": "admin" }),
      "access-denied",
      "Your requested role is not in allowed roles",
    ],
  ])("with %s", async (_, payload, code, message) => {
    expect(await refusal(ask(await sign(payload)))).toEqual({ code, message });
  });

  it("at little cost, however long it is", async () => {
    const token = await sign({ ...good, pad: "x".repeat(65_536) }, {}, otherEc.privateKey);
    const before = process.cpuUsage();
    for (let times = 0; times < 50; times += 1) await refusal(ask(token));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 50, "milliseconds of CPU each").toBeLessThan(10);
  });

  it.each(["admin", "MEMBER", "member, admin", "platform_admin"])("when the role %j is asked for", async (role) => {
    const said = await refusal(ask(await sign(good), { "x-hasura-role": role }));
    expect(said).toEqual({ code: "access-denied", message: "Your requested role is not in allowed roles" });
  });

  it.each(["", "Bearer", "Bearer ", "bearer abc", "Basic abc", "abc", "Bearer a b"])(
    "when the header reads %j",
    async (authorization) => {
      const said = await refusal(ask(undefined, { authorization }));
      expect(said).toEqual({ code: "invalid-headers", message: "Malformed Authorization header" });
    },
  );
});

describe("without a token", () => {
  it("a caller is refused where no role is set for him", async () => {
    expect(await refusal(ask(undefined))).toEqual({
      code: "invalid-headers",
      message: "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
    });
  });

  it("has the unauthorized role else, whatever role he names, with the variables he sends", async () => {
    const visitors = await open({ jwk_url: url }, "anonymous");
    const { session } = await ask(undefined, { "x-hasura-role": "admin", "x-hasura-user-id": "7" }, visitors);
    expect(session.role).toBe("anonymous");
    expect(session.variables).toEqual({ "x-hasura-role": "anonymous", "x-hasura-user-id": "7" });
    // A broken token does not make one a visitor.
    expect((await refusal(ask("x", {}, visitors))).code).toBe("invalid-jwt");
    visitors.close();
  });

  it("a wrong secret is refused even beside a good token", async () => {
    const token = await sign(good);
    expect((await refusal(ask(token, { "x-hasura-admin-secret": "guess" }))).code).toBe("access-denied");
    expect((await ask(token, { "x-hasura-admin-secret": SECRET })).session.role).toBe("admin");
  });
});

describe("mutations kept for backends", () => {
  it.each([
    ["true", true],
    ["YES", true],
    ["f", false],
    [undefined, false],
  ])("are seen by an admin who says %j: %j", async (header, seen) => {
    const headers = { "x-hasura-admin-secret": SECRET, "x-hasura-use-backend-only-permissions": header };
    expect((await ask(undefined, headers)).session.backendOnly).toBe(seen);
  });

  it("need a clear word", async () => {
    const headers = { "x-hasura-admin-secret": SECRET, "x-hasura-use-backend-only-permissions": "random" };
    expect(await refusal(ask(undefined, headers))).toEqual({
      code: "bad-request",
      message:
        'x-hasura-use-backend-only-permissions:  Not a valid boolean text. True values are ["true","t","yes","y"]' +
        ' and  False values are ["false","f","no","n"]. All values are case insensitive',
    });
  });
});

describe("keys behind a URL", () => {
  it("are fetched again when they are stale; a key that is gone is not accepted any more", async () => {
    cacheControl = "max-age=1";
    const rotating = await open({ jwk_url: url });
    const token = await sign(good);
    await ask(token, {}, rotating);
    published = [{ ...(await exportJWK(otherEc.publicKey)), kid: "ec-2", alg: "ES256" }];
    const before = fetched;
    await expect.poll(() => fetched, { timeout: 3000, interval: 20 }).toBeGreaterThan(before);
    await expect
      .poll(
        async () =>
          ask(token, {}, rotating).then(
            () => "in",
            () => "out",
          ),
        { timeout: 1000 },
      )
      .toBe("out");
    await ask(await sign(good, { kid: "ec-2" }, otherEc.privateKey), {}, rotating);
    rotating.close();
  });
});

describe("where token and claims are", () => {
  const key = "k".repeat(32);
  const hmac = (payload: JWTPayload): Promise<string> =>
    new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(Buffer.from(key));

  it.each<[string, object, JWTPayload, (token: string) => Headers]>([
    ["a cookie", { header: { type: "Cookie", name: "t" } }, good, (token) => ({ cookie: `a=b; t=${token}` })],
    ["a header of its own", { header: { type: "CustomHeader", name: "X-T" } }, good, (token) => ({ "x-t": token })],
    [
      "a path",
      { claims_namespace_path: "$.hasura.claims" },
      { exp: now + 60, hasura: { claims: hasura } },
      (token) => ({ authorization: `Bearer ${token}` }),
    ],
    [
      "a JSON text",
      { claims_format: "stringified_json" },
      { exp: now + 60, [NAMESPACE]: JSON.stringify(hasura) },
      (token) => ({ authorization: `Bearer ${token}` }),
    ],
    [
      "a map",
      {
        claims_map: {
          "x-hasura-allowed-roles": ["member"],
          "x-hasura-default-role": { path: "$.role", default: "member" },
          "x-hasura-user-id": { path: "user.['the.id']" },
        },
      },
      { exp: now + 60, user: { "the.id": "7" } },
      (token) => ({ authorization: `Bearer ${token}` }),
    ],
  ])("%s", async (_, secret, payload, headers) => {
    const by = await open({ type: "HS256", key, ...secret });
    const { session } = await by.authenticate(headers(await hmac(payload)));
    expect(session.variables).toEqual({ "x-hasura-role": "member", "x-hasura-user-id": "7" });
    by.close();
  });

  it("takes a PEM key for ES256", async () => {
    const by = await open({ type: "ES256", key: await exportSPKI(ec.publicKey) });
    await ask(await sign(good), {}, by);
    expect((await refusal(ask(await hmac(good), {}, by))).message).toBe(NOT_SIGNED);
  });
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
      JSON.stringify({ type: "RS256", key: ec.publicKey.export({ format: "jwk" }) }),
      /not one for RS256/,
    ],
    [
      "with a private key",
      JSON.stringify({ type: "ES256", key: ec.privateKey.export({ format: "jwk" }) }),
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
