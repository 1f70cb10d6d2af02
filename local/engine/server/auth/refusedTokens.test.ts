import { createHmac } from "node:crypto";
import { base64url, exportJWK, exportSPKI, type JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Authenticator } from "./authenticate.ts";
import {
  ask,
  forge,
  good,
  hasura,
  NAMESPACE,
  NOT_SIGNED,
  now,
  openWith,
  otherEc,
  refusal,
  rsa,
  sign,
  startIssuer,
} from "./tokensForTests.ts";

let issuer: Awaited<ReturnType<typeof startIssuer>>;
let authenticator: Authenticator;
beforeAll(async () => {
  issuer = await startIssuer();
  authenticator = await openWith(issuer);
});
afterAll(() => {
  authenticator.close();
  issuer.close();
});

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
    ["expired beyond the skew", () => sign({ ...good, exp: now() - 65 }), "Could not verify JWT: JWTExpired"],
    ["exp 0", () => sign({ ...good, exp: 0 }), "Could not verify JWT: JWTExpired"],
    ["exp out of all range", () => sign({ ...good, exp: 1e308 }), /^Could not verify JWT: JWTClaimsSetDecodeError/],
    [
      "exp as a text",
      () => sign({ ...good, exp: "tomorrow" as never }),
      /^Could not verify JWT: JWTClaimsSetDecodeError/,
    ],
    ["nbf in the future", () => sign({ ...good, nbf: now() + 90 }), "Could not verify JWT: JWTNotYetValid"],
    ["iat in the future", () => sign({ ...good, iat: now() + 90 }), "Could not verify JWT: JWTIssuedAtFuture"],
    ["another issuer", () => sign({ ...good, iss: "elsewhere" }), "Could not verify JWT: JWTNotInIssuer"],
    ["no issuer", () => sign({ ...good, iss: undefined }), "Could not verify JWT: JWTNotInIssuer"],
    ["another audience", () => sign({ ...good, aud: "phone" }), "Could not verify JWT: JWTNotInAudience"],
    ["a list of other audiences", () => sign({ ...good, aud: ["a", "b"] }), "Could not verify JWT: JWTNotInAudience"],
    ["no audience", () => sign({ ...good, aud: undefined }), "Could not verify JWT: JWTNotInAudience"],
  ])("with %s", async (_, make, message) => {
    const token = await make();
    const said = await refusal(ask(authenticator, token));
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
    expect(await refusal(ask(authenticator, await sign(payload)))).toEqual({ code, message });
  });

  it("at little cost, whatever its length", async () => {
    const token = await sign({ ...good, pad: "x".repeat(65_536) }, {}, otherEc.privateKey);
    const before = process.cpuUsage();
    for (let times = 0; times < 50; times += 1) await refusal(ask(authenticator, token));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000 / 50, "milliseconds of CPU each").toBeLessThan(10);
  });

  it.each(["admin", "MEMBER", "member, admin", "platform_admin"])("when the role %j is asked for", async (role) => {
    const said = await refusal(ask(authenticator, await sign(good), { "x-hasura-role": role }));
    expect(said).toEqual({ code: "access-denied", message: "Your requested role is not in allowed roles" });
  });

  it.each(["", "Bearer", "Bearer ", "bearer abc", "Basic abc", "abc", "Bearer a b"])(
    "when the header reads %j",
    async (authorization) => {
      const said = await refusal(ask(authenticator, undefined, { authorization }));
      expect(said).toEqual({ code: "invalid-headers", message: "Malformed Authorization header" });
    },
  );
});
