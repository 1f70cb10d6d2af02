import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADMIN_SECRET } from "../../startForTest.ts";
import { bearing, openGate, type Gate, type SentHeaders } from "./gate.ts";
import { good, signed, USER } from "./makeToken.ts";
import { INVALID, NOT_ALLOWED } from "./vector.ts";

let gate: Gate;
beforeAll(async () => {
  gate = await openGate();
});
afterAll(() => gate.close());

describe("what a bearer claims in headers only", () => {
  it.each<readonly [string, SentHeaders]>([
    ["x-hasura-user-id", [["x-hasura-user-id", "other"]]],
    ["X-Hasura-User-Id", [["X-Hasura-User-Id", "other"]]],
    [
      "X-HASURA-USER-ID twice",
      [
        ["X-HASURA-USER-ID", "other"],
        ["x-hasura-user-id", "another"],
      ],
    ],
    ["x-hasura-allowed-roles", [["x-hasura-allowed-roles", '["admin"]']]],
    ["x-hasura-default-role", [["x-hasura-default-role", "admin"]]],
    ["x_hasura_user_id", [["x_hasura_user_id", "other"]]],
    ["an empty role", [["x-hasura-role", ""]]],
    ["backend only", [["x-hasura-use-backend-only-permissions", "true"]]],
    ["a second token", [bearing("x.y.z")]],
  ])("has no effect: %s", async (_, headers) => {
    const { told } = await gate.ask([bearing(signed(good())), ...headers]);
    expect(told.data).toEqual({
      role: "member",
      variables: { "x-hasura-role": "member", "x-hasura-user-id": USER },
      isAdmin: false,
    });
  });

  it.each<readonly [string, SentHeaders]>([
    ["admin", [["x-hasura-role", "admin"]]],
    ["in other letters", [["X-HASURA-ROLE", "GROUP_ADMIN"]]],
    ["that every object has", [["x-hasura-role", "__proto__"]]],
    [
      "twice",
      [
        ["x-hasura-role", "member"],
        ["X-Hasura-Role", "admin"],
      ],
    ],
    ["a list", [["x-hasura-role", "member,admin"]]],
    ["with something behind it", [["x-hasura-role", "member\tadmin"]]],
  ])("a role that is not allowed is refused: %s", async (_, headers) => {
    const { told } = await gate.ask([bearing(signed(good())), ...headers]);
    expect(told.errors?.[0]).toEqual({ message: NOT_ALLOWED, extensions: { path: "$", code: "access-denied" } });
  });

  it.each(["member\r\nx-hasura-admin-secret: y", "member\nadmin", "member\0admin"])(
    "%j is not a header",
    async (role) => {
      const client = await gate.connect("graphql-transport-ws");
      client.send({
        type: "connection_init",
        payload: { headers: { authorization: `Bearer ${signed(good())}`, "x-hasura-role": role } },
      });
      expect((await client.closed).code).toBe(4403);
      await expect(gate.ask([["x-hasura-role", role]])).rejects.toThrow();
    },
  );
});

describe("a caller without a token", () => {
  it.each<readonly [string, SentHeaders, string, string]>([
    ["nothing", [], "invalid-headers", "Missing 'Authorization' or 'Cookie' header in JWT authentication mode"],
    [
      "a role",
      [["x-hasura-role", "admin"]],
      "invalid-headers",
      "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
    ],
    [
      "a cookie",
      [["cookie", "token=x"]],
      "invalid-headers",
      "Missing 'Authorization' or 'Cookie' header in JWT authentication mode",
    ],
    ["an empty header", [["authorization", ""]], "invalid-headers", "Malformed Authorization header"],
    ["no token behind Bearer", [["authorization", "Bearer"]], "invalid-headers", "Malformed Authorization header"],
    [
      "another scheme",
      [["authorization", "Basic YWRtaW46YWRtaW4="]],
      "invalid-headers",
      "Malformed Authorization header",
    ],
    ["two tokens", [["authorization", "Bearer a.b.c d.e.f"]], "invalid-headers", "Malformed Authorization header"],
    [
      "an empty secret",
      [["x-hasura-admin-secret", ""]],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "a prefix of the secret",
      [["x-hasura-admin-secret", ADMIN_SECRET.slice(0, -1)]],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "the secret and more",
      [["x-hasura-admin-secret", `${ADMIN_SECRET}x`]],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "the secret in other letters",
      [["x-hasura-admin-secret", ADMIN_SECRET.toUpperCase()]],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "the secret twice",
      [
        ["x-hasura-admin-secret", ADMIN_SECRET],
        ["x-hasura-admin-secret", ADMIN_SECRET],
      ],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "a guess under the old name",
      [["x-hasura-access-key", "guess"]],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "a guess beside the secret's old name",
      [
        ["x-hasura-admin-secret", "guess"],
        ["x-hasura-access-key", ADMIN_SECRET],
      ],
      "access-denied",
      'invalid "x-hasura-admin-secret"/"x-hasura-access-key"',
    ],
    [
      "the secret as a token",
      [["authorization", `Bearer ${ADMIN_SECRET}`]],
      "invalid-jwt",
      `${INVALID}JWSError (CompactDecodeError Invalid number of parts: Expected 3 parts; got 1)`,
    ],
  ])("but %s is refused", async (_, headers, code, message) => {
    const { told, text } = await gate.ask(headers);
    expect(told).toEqual({ errors: [{ message, extensions: { path: "$", code } }] });
    gate.expectKept(ADMIN_SECRET.slice(0, -1), text);
  });

  it("but a wrong secret beside a good token is refused", async () => {
    const { told } = await gate.ask([bearing(signed(good())), ["x-hasura-admin-secret", "guess"]]);
    expect(told.errors?.[0]?.extensions.code).toBe("access-denied");
  });

  it.each(["token", "access_token", "authorization", "x-hasura-admin-secret"])(
    "but has it in the URL as %s is refused",
    async (name) => {
      const value = name.startsWith("x-") ? ADMIN_SECRET : signed(good());
      const { told, text } = await gate.ask([], `/v1/graphql?${name}=${encodeURIComponent(value)}`);
      expect(told.errors?.[0]?.extensions.code).toBe("invalid-headers");
      gate.expectKept(value, text);
    },
  );
});
