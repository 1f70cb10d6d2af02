/** What the environment says of us at Apple: all of it, or none. */
import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readEnv } from "../../env.ts";
import { startTestService, type TestService } from "../../test/testService.ts";
import { openApple } from "./apple.ts";
import { appleClientSecret } from "./clientSecret.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const PEM = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const WHOLE = {
  APPLE_CLIENT_ID: "example.circle",
  APPLE_TEAM_ID: "CIRCLETEAM",
  APPLE_KEY_ID: "CIRCLEKEY2",
  APPLE_PRIVATE_KEY: PEM,
};

/** The environment of a service that starts, with these changes, as strings. */
function read(changes: Record<string, string>) {
  const { env } = service.services;
  const given = Object.entries(env)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join(",") : String(value)]);
  return readEnv({ ...(Object.fromEntries(given) as Record<string, string>), ...changes });
}

describe("APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY", () => {
  const { log } = { log: undefined as never };

  it("may all be missing, with an app and without", () => {
    expect(openApple(read({}), log)).toBeNull();
    expect(openApple(read({ APPLE_CLIENT_ID: "example.circle" }), log)?.tokens).toBeNull();
  });

  it("may all be there, the key in one line too", () => {
    expect(read(WHOLE).APPLE_PRIVATE_KEY).toBe(PEM);
    expect(read({ ...WHOLE, APPLE_PRIVATE_KEY: PEM.replaceAll("\n", "\\n") }).APPLE_PRIVATE_KEY).toBe(PEM);
    expect(openApple(read(WHOLE), log)?.tokens).not.toBeNull();
  });

  it.each(["APPLE_TEAM_ID", "APPLE_KEY_ID", "APPLE_PRIVATE_KEY"])("stop the start without %s alone", (missing) => {
    expect(() => read({ ...WHOLE, [missing]: "" })).toThrow(
      "all of APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY must be set, or none",
    );
  });

  it("stop the start without the app that they are for", () => {
    expect(() => read({ ...WHOLE, APPLE_CLIENT_ID: "" })).toThrow("need APPLE_CLIENT_ID");
  });

  it.each([
    ["APPLE_TEAM_ID", "short"],
    ["APPLE_KEY_ID", "lower-case!"],
    ["APPLE_PRIVATE_KEY", "no key at all"],
  ])("stop the start with a wrong %s, which is not shown", (name, value) => {
    expect(() => read({ ...WHOLE, [name]: value })).toThrow(new RegExp(`^environment: ${name}: (?!.*${value})`));
  });
});

it("the client secret is signed by the team's key, for this app and this issuer, and is good for minutes", async () => {
  const issuer = "https://appleid.apple.com";
  const key = { teamId: "CIRCLETEAM", keyId: "CIRCLEKEY2", privateKey: PEM };
  const secret = await appleClientSecret(key, { app: "example.circle", issuer });
  expect(decodeProtectedHeader(secret)).toEqual({ alg: "ES256", kid: "CIRCLEKEY2" });
  const { payload } = await jwtVerify(secret, publicKey);
  expect(payload).toMatchObject({ iss: "CIRCLETEAM", sub: "example.circle", aud: issuer });
  expect(payload.exp! - payload.iat!).toBe(300);
  expect(Math.abs(decodeJwt(secret).iat! - Date.now() / 1000)).toBeLessThan(30);
});
