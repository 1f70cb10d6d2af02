import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keysOf, openTokens } from "./tokens.ts";

const ORIGIN = new URL("http://circle.example");

/** The answer at the address where actions publishes its keys. */
let answer: { status: number; body: object };
let server: Server;
let actions: URL;
let token: string;
let published: object;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair("ES256");
  published = { keys: [{ ...(await exportJWK(publicKey)), alg: "ES256", kid: "k" }] };
  const roles = { "x-hasura-default-role": "member", "x-hasura-allowed-roles": ["member"] };
  token = await new SignJWT({ "https://hasura.io/jwt/claims": { ...roles, "x-hasura-user-id": "ada" } })
    .setProtectedHeader({ alg: "ES256", kid: "k" })
    .setIssuer(ORIGIN.origin)
    .setAudience(ORIGIN.origin)
    .setIssuedAt()
    .setExpirationTime("15m")
    .sign(privateKey);
  server = createServer((_, response) => {
    response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  actions = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(() => void server.close());

// A token that is refused for lack of keys would be remembered as wrong until its end.
it.each([
  ["actions has no database", { status: 503, body: { code: "service-unavailable" } }],
  ["actions publishes no list of keys", { status: 200, body: { hello: "there" } }],
])("a valid token is not called wrong while %s, and is accepted when the keys are back (D308)", async (_, broken) => {
  const tokens = openTokens(keysOf(actions), ORIGIN, 10);
  answer = broken;
  await expect(tokens.verify(token)).rejects.toMatchObject({ code: "temporarily-unavailable" });
  answer = { status: 200, body: published };
  expect(await tokens.verify(token)).toMatchObject({ userId: "ada", roles: ["member"] });
});

it("a token that another key has signed is called wrong (D308)", async () => {
  answer = { status: 200, body: published };
  const { privateKey } = await generateKeyPair("ES256");
  const forged = await new SignJWT({}).setProtectedHeader({ alg: "ES256", kid: "k" }).sign(privateKey);
  await expect(openTokens(keysOf(actions), ORIGIN, 10).verify(forged)).rejects.toMatchObject({ code: "invalid-jwt" });
});

it("the requests of one page have their token verified once (D308)", async () => {
  answer = { status: 200, body: published };
  let verified = 0;
  const keys = keysOf(actions);
  const counting = Object.assign((...of: Parameters<typeof keys>) => ((verified += 1), keys(...of)), keys);
  const tokens = openTokens(counting, ORIGIN, 10);
  await Promise.all(Array.from({ length: 8 }, () => tokens.verify(token)));
  await tokens.verify(token);
  expect(verified).toBe(1);
});
