import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServer, control, type Receiver, startReceiver } from "../simulator/forTests.ts";
import { listenOnLoopback } from "../simulator/runProcess.ts";
import { s256 } from "./idTokens.ts";
import { createOidcSimulator, type OidcSimulator } from "./simulator.ts";

const RETURN = "https://circle.test/auth/callback/google";
const VERIFIER = "a-verifier-of-this-sign-in-that-is-long-enough";
const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const TEAM = { teamId: "CIRCLETEAM", keyId: "CIRCLEKEY2", publicKey };
let simulator: OidcSimulator;
let receiver: Receiver | undefined;
let base = "";

async function start(stateFile?: string): Promise<void> {
  simulator = createOidcSimulator({
    url: () => base,
    clients: {
      google: { id: "web", secret: "secret", redirectUris: [RETURN] },
      apple: { id: "example.circle", secret: TEAM, redirectUris: [] },
    },
    noticesUrl: () => receiver?.url ?? "http://127.0.0.1:9",
    stateFile,
  });
  base = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
}
async function stop(): Promise<void> {
  simulator.stop();
  await closeServer(simulator.server);
}
beforeEach(() => start());
afterEach(() => stop());

const page = (changes: Record<string, string> = {}) => {
  const asked = {
    client_id: "web",
    redirect_uri: RETURN,
    response_type: "code",
    scope: "openid email profile",
    state: "the-state",
    nonce: "the-nonce",
    access_type: "offline",
    code_challenge: s256(VERIFIER),
    code_challenge_method: "S256",
  };
  return `${base}/google/authorize?${new URLSearchParams({ ...asked, ...changes })}`;
};
async function choose(choice: Record<string, string>, url = page()): Promise<URL> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(choice), redirect: "manual" });
  return new URL(answer.headers.get("location")!);
}
const exchange = async (form: Record<string, string>) => {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: "web",
    client_secret: "secret",
    redirect_uri: RETURN,
    code_verifier: VERIFIER,
    ...form,
  });
  const answer = await fetch(`${base}/google/token`, { method: "POST", body });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};
const aCode = async () => (await choose({ choice: "another", email: "noor@example.com" })).searchParams.get("code")!;

it("names its addresses, which begin with the issuer", async () => {
  const known = (await (await fetch(`${base}/google/.well-known/openid-configuration`)).json()) as Record<
    string,
    unknown
  >;
  expect(known).toMatchObject({
    issuer: `${base}/google`,
    token_endpoint: `${base}/google/token`,
    code_challenge_methods_supported: ["S256"],
  });
});

it("gives for a code an ID token that its published keys verify, with the nonce, and says whose it is", async () => {
  const { body } = await exchange({ code: await aCode() });
  const keys = createRemoteJWKSet(new URL(`${base}/google/jwks`));
  const { payload } = await jwtVerify(body["id_token"]!, keys, { issuer: `${base}/google`, audience: "web" });
  expect(payload).toMatchObject({ email: "noor@example.com", email_verified: true, nonce: "the-nonce" });
  const headers = { authorization: `Bearer ${body["access_token"]}` };
  expect(await (await fetch(`${base}/google/userinfo`, { headers })).json()).toMatchObject({ sub: payload.sub });
  const again = await exchange({ grant_type: "refresh_token", refresh_token: body["refresh_token"]! });
  expect(again).toMatchObject({ status: 200, body: { token_type: "Bearer" } });
});

describe("a code", () => {
  it("is good once", async () => {
    const code = await aCode();
    expect((await exchange({ code })).status).toBe(200);
    expect(await exchange({ code })).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  });

  it.each([
    ["another verifier", { code_verifier: "another" }, "invalid_grant"],
    ["another address to return to", { redirect_uri: "https://evil.example/" }, "invalid_grant"],
    ["a wrong secret", { client_secret: "wrong" }, "invalid_client"],
    ["another client", { client_id: "other" }, "invalid_client"],
  ])("is refused with %s", async (_, form, error) => {
    expect((await exchange({ code: await aCode(), ...form })).body["error"]).toBe(error);
  });
});

describe("the page", () => {
  it("sends nobody to an address that the application has not registered", async () => {
    const answer = await fetch(page({ redirect_uri: "https://evil.example/" }));
    expect([answer.status, answer.redirected]).toEqual([400, false]);
    expect((await fetch(page({ client_id: "other" }))).status).toBe(400);
  });

  it("returns with the state and what went wrong", async () => {
    const back = await choose({ choice: "cancel" });
    expect(Object.fromEntries(back.searchParams)).toEqual({ error: "access_denied", state: "the-state" });
    const unsafe = await choose({ choice: "cancel" }, page({ code_challenge_method: "plain" }));
    expect(unsafe.searchParams.get("error")).toBe("invalid_request");
  });

  it("escapes what people typed", async () => {
    await choose({ choice: "another", email: "x@example.com", name: "<script>alert(1)</script>" });
    const text = await (await fetch(page())).text();
    expect(text).toContain("&lt;script&gt;");
    expect(text).not.toContain("<script>");
  });
});

describe("Apple", () => {
  interface Changes {
    kid?: string;
    iss?: string;
    sub?: string;
    aud?: string;
    lasts?: string;
    key?: KeyObject;
  }
  const secretOf = ({
    aud,
    iss = TEAM.teamId,
    key = privateKey,
    kid = TEAM.keyId,
    lasts = "5 minutes",
    sub,
  }: Changes) =>
    new SignJWT()
      .setProtectedHeader({ alg: "ES256", kid })
      .setIssuer(iss)
      .setSubject(sub ?? "example.circle")
      .setAudience(aud ?? `${base}/apple`)
      .setIssuedAt()
      .setExpirationTime(lasts)
      .sign(key);
  const phone = () =>
    control<{ authorizationCode: string; sub: string }>(base, "id_tokens", {
      provider: "apple",
      email: "a@example.com",
    });
  const ask = async (path: string, form: Record<string, string>, secret: string) => {
    const body = new URLSearchParams({ client_id: "example.circle", client_secret: secret, ...form });
    const answer = await fetch(`${base}/apple/${path}`, { method: "POST", body });
    const text = await answer.text();
    return { status: answer.status, body: (text === "" ? {} : JSON.parse(text)) as Record<string, string> };
  };
  const redeem = (code: string, secret: string) => ask("token", { grant_type: "authorization_code", code }, secret);

  it("gives for an app's code, once, what it takes back again", async () => {
    const [{ authorizationCode: code, sub }, secret] = [await phone(), await secretOf({})];
    const first = await redeem(code, secret);
    expect(first).toMatchObject({ status: 200, body: { token_type: "Bearer" } });
    const keys = createRemoteJWKSet(new URL(`${base}/apple/jwks`));
    expect((await jwtVerify(first.body["id_token"]!, keys)).payload.sub).toBe(sub);
    expect(await redeem(code, secret)).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
    const refresh = () =>
      ask("token", { grant_type: "refresh_token", refresh_token: first.body["refresh_token"]! }, secret);
    expect((await refresh()).status).toBe(200);
    const revoke = () => ask("revoke", { token: first.body["refresh_token"]! }, secret);
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 200]);
    expect((await refresh()).body["error"]).toBe("invalid_grant");
  });

  it.each<[string, Changes]>([
    ["another key's name", { kid: "ANOTHERKEY" }],
    ["another team", { iss: "OTHERTEAM1" }],
    ["another app", { sub: "example.other" }],
    ["another issuer", { aud: "https://elsewhere.example" }],
    ["a life of a year", { lasts: "365 days" }],
    ["an end that has passed", { lasts: "-1 minute" }],
    ["another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
  ])("takes no secret with %s", async (_, changes) => {
    const secret = await secretOf(changes);
    const { authorizationCode } = await phone();
    expect(await redeem(authorizationCode, secret)).toMatchObject({ status: 400, body: { error: "invalid_client" } });
    expect((await ask("revoke", { token: "any" }, secret)).body["error"]).toBe("invalid_client");
  });

  it("tells the application what happened, signed, and says what it answered", async () => {
    receiver = await startReceiver();
    const told = { provider: "apple", type: "consent-revoked", sub: "000001.aaaa.0001", at: 1_790_000_000_000 };
    const { payload, status } = await control<{ payload: string; status: number }>(base, "notices", told);
    expect(status).toBe(200);
    expect(receiver.arrivals.map(({ body }) => body)).toEqual([JSON.stringify({ payload })]);
    const keys = createRemoteJWKSet(new URL(`${base}/apple/jwks`));
    const { payload: said } = await jwtVerify(payload, keys, { issuer: `${base}/apple`, audience: "example.circle" });
    expect(JSON.parse(String(said["events"]))).toEqual({ type: told.type, sub: told.sub, event_time: told.at });
    await receiver.close();
    receiver = undefined;
    expect((await control<{ status: null }>(base, "notices", told)).status).toBeNull();
  });
});

it("signs with a new key when it is told to, and still publishes the old one", async () => {
  const first = await control<{ idToken: string }>(base, "id_tokens", { provider: "apple", email: "a@example.com" });
  const { kid } = await control<{ kid: string }>(base, "keys", { provider: "apple" });
  const second = await control<{ idToken: string }>(base, "id_tokens", { provider: "apple", email: "a@example.com" });
  expect(decodeProtectedHeader(second.idToken).kid).toBe(kid);
  const keys = createRemoteJWKSet(new URL(`${base}/apple/jwks`));
  for (const { idToken } of [first, second]) await jwtVerify(idToken, keys);
});

it("keeps accounts and keys over a restart", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "savings-circle-oidc-"));
  await stop();
  await start(path.join(folder, "oidc.json"));
  const ask = () => control<{ sub: string }>(base, "id_tokens", { provider: "google", email: "kept@example.com" });
  const keysNow = async () => (await fetch(`${base}/google/jwks`)).text();
  const [{ sub }, keys] = [await ask(), await keysNow()];
  await stop();
  await start(path.join(folder, "oidc.json"));
  expect([(await ask()).sub, await keysNow()]).toEqual([sub, keys]);
  rmSync(folder, { recursive: true, force: true });
});
