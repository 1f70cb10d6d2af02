import webPush from "web-push";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeServer, control } from "../simulator/forTests.ts";
import { listenOnLoopback } from "../simulator/runProcess.ts";
import { decrypt } from "./decrypt.ts";
import { deviceOf, type Subscription } from "./devices.ts";
import type { Push } from "./inbox.ts";
import { createPushSimulator, type PushSimulator } from "./simulator.ts";

const keys = webPush.generateVAPIDKeys();
let simulator: PushSimulator;
let base = "";
beforeEach(async () => {
  simulator = createPushSimulator({ publicOrigin: "https://circle.test", vapidKey: keys.publicKey });
  base = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
});
afterEach(async () => {
  simulator.stop();
  await closeServer(simulator.server);
});

const subscribe = async (name: string) => (await (await fetch(`${base}/api/devices/${name}`)).json()) as Subscription;
const pushes = async (query = "") => (await (await fetch(`${base}/api/pushes${query}`)).json()) as Push[];

/** Pushes as a product does, but for what a test changes. */
async function push({
  name = "phone",
  subscription,
  text = `{"title":"Hello"}`,
  pair = keys,
  endpoint,
  headers = {},
  spoil = (body: Uint8Array) => body,
}: {
  name?: string;
  subscription?: Subscription;
  text?: string;
  pair?: typeof keys;
  endpoint?: string;
  headers?: Record<string, string | undefined>;
  spoil?: (body: Uint8Array) => Uint8Array;
} = {}) {
  const known = subscription ?? (await subscribe(name));
  const { body, headers: made } = webPush.generateRequestDetails(known, text, {
    vapidDetails: { subject: "mailto:support@circle.test", ...pair },
    TTL: 60,
    topic: "one",
    urgency: "high",
  });
  const all = Object.entries({ ...made, ...headers }).filter(([, value]) => value !== undefined);
  return fetch((endpoint ?? known.endpoint).replace("https:/", base), {
    method: "POST",
    headers: Object.fromEntries(all.map(([header, value]) => [header, String(value)])),
    body: spoil(body) as Uint8Array<ArrayBuffer>,
  });
}

it("reads the example of RFC 8291", () => {
  const bytes = (text: string) => Buffer.from(text, "base64url");
  const device = {
    name: "of the RFC",
    privateKey: bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
    publicKey: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
    auth: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
  };
  const sealed =
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
  expect(decrypt(bytes(sealed), device)).toBe("When I grow up, I want to be a watermelon");
});

describe("a push", () => {
  it("is decrypted on its device and kept as it came", async () => {
    expect((await push()).status).toBe(201);
    expect(await pushes()).toMatchObject([
      { device: "phone", text: `{"title":"Hello"}`, urgency: "high", topic: "one", ttl: 60 },
    ]);
    expect(await pushes("?device=laptop")).toEqual([]);
  });

  it("to a browser outside is taken, and nobody here can read it", async () => {
    const { endpoint, keys: ofPhone } = await subscribe("phone");
    const outside = { endpoint: endpoint.replace("/local/", "/wpush/v2/"), keys: ofPhone };
    expect((await push({ subscription: outside })).status).toBe(201);
    expect(await pushes()).toMatchObject([{ device: null, text: null }]);
    expect(await (await fetch(base)).text()).toContain("only its own browser can read");
  });

  it.each([
    ["without a signature", { headers: { Authorization: undefined } }, 403],
    ["signed with another key", { pair: webPush.generateVAPIDKeys() }, 403],
    ["signed for another host", { endpoint: "https://fcm.googleapis.com/local/phone" }, 403],
    ["without a time to live", { headers: { TTL: undefined } }, 400],
    ["of unknown urgency", { headers: { Urgency: "now" } }, 400],
    ["with a long topic", { headers: { Topic: "t".repeat(33) } }, 400],
    ["in another encoding", { headers: { "Content-Encoding": "aesgcm" } }, 400],
    ["that somebody changed", { spoil: (body: Uint8Array) => body.with(30, (body[30]! + 1) % 256) }, 400],
    ["sealed for another device", { endpoint: "https://updates.push.services.mozilla.com/local/laptop" }, 400],
    ["of more than 4 KB", { text: "x".repeat(4100) }, 413],
  ])("%s is refused", async (_, changed, status) => {
    expect((await push(changed)).status).toBe(status);
    expect(await pushes()).toEqual([]);
  });

  it.each([404, 410, 429, 503])("is answered with %i where the controls say so", async (status) => {
    await control(base, "faults", { action: "status", status, retryAfterSeconds: 7, match: { path: "*/local/phone" } });
    const answer = await push();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, "7"]);
    expect((await push()).status).toBe(201);
  });
});

it("makes the same device of a name at every start, and another of every other name", () => {
  expect(deviceOf("phone")).toEqual(deviceOf("phone"));
  expect(deviceOf("phone").publicKey).not.toEqual(deviceOf("laptop").publicKey);
});

it("shows on its page what a lock screen does, with nothing of it run", async () => {
  const shown = { title: "<b>Hello</b>", body: "Neighbours", url: "/groups" };
  await push({ text: JSON.stringify(shown) });
  const page = await (await fetch(`${base}/?device=phone`)).text();
  expect(page).toContain("&lt;b&gt;Hello&lt;/b&gt;");
  expect(page).toContain("Neighbours");
  expect(page).toContain(`href="https://circle.test/groups"`);
});
