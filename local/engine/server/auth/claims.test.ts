import { exportSPKI, SignJWT, type JWTPayload } from "jose";
import { describe, expect, it } from "vitest";
import type { Headers } from "./authenticate.ts";
import { ask, ec, good, hasura, NAMESPACE, NOT_SIGNED, now, open, refusal, sign } from "./tokensForTests.ts";

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
      { exp: now() + 60, hasura: { claims: hasura } },
      (token) => ({ authorization: `Bearer ${token}` }),
    ],
    [
      "a JSON text",
      { claims_format: "stringified_json" },
      { exp: now() + 60, [NAMESPACE]: JSON.stringify(hasura) },
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
      { exp: now() + 60, user: { "the.id": "7" } },
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
    await ask(by, await sign(good));
    expect((await refusal(ask(by, await hmac(good)))).message).toBe(NOT_SIGNED);
  });
});
