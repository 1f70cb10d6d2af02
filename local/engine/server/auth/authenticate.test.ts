import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Authenticator } from "./authenticate.ts";
import { ask, good, now, open, openWith, refusal, rsa, SECRET, sign, startIssuer } from "./tokensForTests.ts";

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

describe("a good token", () => {
  it("opens a session with the default role and its claims in lower case", async () => {
    const { session, expiresAt } = await ask(authenticator, await sign(good));
    expect(session).toEqual({
      role: "member",
      variables: { "x-hasura-role": "member", "x-hasura-user-id": "7" },
      isAdmin: false,
      backendOnly: false,
    });
    expect(expiresAt).toBe((good.exp! + 60) * 1000);
  });

  it("opens a session with another of its roles, and the same session object again", async () => {
    const token = await sign(good);
    const first = await ask(authenticator, token, { "x-hasura-role": "group_admin" });
    expect(first.session.variables["x-hasura-role"]).toBe("group_admin");
    expect((await ask(authenticator, token, { "x-hasura-role": "group_admin" })).session).toBe(first.session);
  });

  it("may be signed with any published key, and needs no kid", async () => {
    await ask(authenticator, await sign(good, { alg: "RS256", kid: "rsa-1" }, rsa.privateKey));
    await ask(authenticator, await sign(good, { kid: undefined }));
  });

  it("may lack exp, and be off by the allowed skew", async () => {
    expect((await ask(authenticator, await sign({ ...good, exp: undefined }))).expiresAt).toBeUndefined();
    await ask(authenticator, await sign({ ...good, exp: now() - 55 }));
    await ask(authenticator, await sign({ ...good, iat: now() + 55, nbf: now() + 55 }));
    await ask(authenticator, await sign({ ...good, aud: "web" }));
  });

  it("gives its bearer no rights that only headers claim", async () => {
    const { session } = await ask(authenticator, await sign(good), {
      "x-hasura-user-id": "8",
      "x-hasura-allowed-roles": "admin",
      "x-hasura-use-backend-only-permissions": "true",
    });
    expect(session).toMatchObject({ backendOnly: false, variables: { "x-hasura-user-id": "7" } });
    expect(Object.keys(session.variables)).toHaveLength(2);
  });
});

describe("without a token", () => {
  it("a caller is refused where no unauthorized role is set", async () => {
    expect(await refusal(ask(authenticator, undefined))).toEqual({
      code: "invalid-headers",
      message: "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
    });
  });

  it("a caller otherwise has that role, whatever role the headers name, with the variables that they send", async () => {
    const visitors = await open({ jwk_url: issuer.url }, "anonymous");
    const { session } = await ask(visitors, undefined, { "x-hasura-role": "admin", "x-hasura-user-id": "7" });
    expect(session.role).toBe("anonymous");
    expect(session.variables).toEqual({ "x-hasura-role": "anonymous", "x-hasura-user-id": "7" });
    // A broken token does not make its bearer a visitor.
    expect((await refusal(ask(visitors, "x"))).code).toBe("invalid-jwt");
    visitors.close();
  });

  it("a wrong secret is refused even beside a good token", async () => {
    const token = await sign(good);
    expect((await refusal(ask(authenticator, token, { "x-hasura-admin-secret": "guess" }))).code).toBe("access-denied");
    expect((await ask(authenticator, token, { "x-hasura-admin-secret": SECRET })).session.role).toBe("admin");
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
    expect((await ask(authenticator, undefined, headers)).session.backendOnly).toBe(seen);
  });

  it("are refused for a header that is neither true nor false", async () => {
    const headers = { "x-hasura-admin-secret": SECRET, "x-hasura-use-backend-only-permissions": "random" };
    expect(await refusal(ask(authenticator, undefined, headers))).toEqual({
      code: "bad-request",
      message:
        'x-hasura-use-backend-only-permissions:  Not a valid boolean text. True values are ["true","t","yes","y"]' +
        ' and  False values are ["false","f","no","n"]. All values are case insensitive',
    });
  });
});
