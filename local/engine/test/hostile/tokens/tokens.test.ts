import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parties, rights, times } from "./claims.ts";
import { bearing, openGate, type Gate } from "./gate.ts";
import { claims, good, now, signed, SKEW, USER } from "./makeToken.ts";
import { shapes, signatures } from "./signatures.ts";

let gate: Gate;
beforeAll(async () => {
  gate = await openGate();
});
afterAll(() => gate.close());

const vectors = [...signatures, ...shapes, ...times, ...parties, ...rights].map(
  ([title, make, message, code = "invalid-jwt"]) => [title, make, message, code] as const,
);

describe("a token that is not good", () => {
  it.each(vectors)("is refused over HTTP: %s", async (_, make, message, code) => {
    const token = await make(gate.issuer);
    const { told, text } = await gate.ask([bearing(token)]);
    expect(told).toEqual({
      errors: [
        {
          message: typeof message === "string" ? message : expect.stringMatching(message),
          extensions: { path: "$", code },
        },
      ],
    });
    gate.expectKept(token, text);
    expect(gate.fetched, "what was fetched for it").toEqual([]);
  });

  it.each(vectors.filter((_, index) => index % 3 === 0))(
    "is refused over a websocket: %s",
    async (_, make, message) => {
      const token = await make(gate.issuer);
      const legacy = await gate.connect("graphql-ws");
      legacy.send({ type: "connection_init", payload: { headers: { Authorization: `Bearer ${token}` } } });
      expect((await legacy.closed).code).toBe(4400);
      const [frame] = legacy.frames;
      expect(frame?.payload).toEqual(typeof message === "string" ? message : expect.stringMatching(message));
      const modern = await gate.connect("graphql-transport-ws");
      modern.send({ type: "connection_init", payload: { headers: { authorization: `Bearer ${token}` } } });
      expect(await modern.closed).toEqual({ code: 4403, reason: '{"server_error_msg":"4403: Forbidden"}' });
      expect(modern.frames).toEqual([]);
      gate.expectKept(token, JSON.stringify([legacy.frames, await legacy.closed]));
    },
  );
});

describe("a token that the contract lets in", () => {
  it.each<readonly [string, () => string | Promise<string>]>([
    ["a good one", () => signed(good())],
    ["without exp", () => signed({ ...good(), exp: undefined })],
    ["expired within the skew", () => signed({ ...good(), exp: now() - SKEW + 5 })],
    ["not valid yet within the skew", () => signed({ ...good(), nbf: now() + SKEW - 5, iat: now() + SKEW - 5 })],
    ["for one of the audiences as a text", () => signed({ ...good(), aud: "phone" })],
    ["for several audiences", () => signed({ ...good(), aud: ["tablet", "web"] })],
    ["without a key's id", () => signed(good(), { kid: undefined })],
    ["with a fraction in its times", () => signed({ ...good(), exp: now() + 600.5, iat: now() - 0.5 })],
    [
      "with keys twice, of which the last ones count",
      () => signed(JSON.stringify(good()).replace("{", '{"iss":"elsewhere",')),
    ],
    ["with claims in other letters", () => signed(claims({ "x-hasura-user-id": undefined, "X-HASURA-USER-ID": USER }))],
  ])("%s", async (_, make) => {
    const { told } = await gate.ask([bearing(await make())]);
    expect(told.data).toEqual({
      role: "member",
      variables: { "x-hasura-role": "member", "x-hasura-user-id": USER },
      isAdmin: false,
    });
  });
});
