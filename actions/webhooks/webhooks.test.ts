import { createHmac, randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { Readable } from "node:stream";
import { gzipSync } from "node:zlib";
import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestService, type TestService } from "../test/testService.ts";

const STRIPE_SECRET = "whsec_test";
const DIDIT_SECRET = "didit-secret";
const nowS = () => Math.floor(Date.now() / 1000);

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.services.db.deleteFrom("private.provider_events").execute());

const stored = () => service.services.db.selectFrom("private.provider_events").selectAll().execute();

/** Sends exactly these bytes and headers, which `fetch` would change. */
function send(path: string, body: string | Buffer, headers: Record<string, string | string[]>): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${service.url}${path}`, { method: "POST", headers, agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode!));
    });
    call.on("error", reject);
    call.end(body);
  });
}

/** Status, answer and the sender's own port: whoever sends twice over one connection has the same port twice. */
function sendOver(agent: Agent, body: Buffer, headers: Record<string, string>) {
  return new Promise<[status: number, answer: string, port: number]>((resolve, reject) => {
    const options = { method: "POST", headers: { ...json, ...headers }, agent };
    request(`${service.url}/webhooks/stripe`, options, async (response) => {
      const port = response.socket.localPort!;
      let answer = "";
      for await (const chunk of response) answer += String(chunk);
      resolve([response.statusCode!, answer, port]);
    })
      .on("error", reject)
      .end(body);
  });
}

const event = (changes: object = {}) =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: "event",
    type: "checkout.session.completed",
    livemode: false,
    created: nowS(),
    data: { object: { id: "cs_1", object: "checkout.session" } },
    ...changes,
  });
const stripeSignature = (payload: string, { secret = STRIPE_SECRET, timestamp = nowS() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const json = { "content-type": "application/json" };
const toStripe = (body: string | Buffer, signature: string | string[], headers = {}) =>
  send("/webhooks/stripe", body, { ...json, "stripe-signature": signature, ...headers });

describe("a webhook of Stripe", () => {
  it("is stored once, however often it comes", async () => {
    const body = event();
    expect(await toStripe(body, stripeSignature(body))).toBe(200);
    expect(await toStripe(body, stripeSignature(body, { timestamp: nowS() - 5 }))).toBe(200);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      provider: "stripe",
      event_type: "checkout.session.completed",
      object_id: "cs_1",
      done_at: null,
    });
  });

  it("about a dispute is about the payment that is disputed", async () => {
    const object = { id: "du_1", object: "dispute", charge: "ch_1", payment_intent: "pi_1" };
    const body = event({ type: "charge.dispute.created", data: { object } });
    expect(await toStripe(body, stripeSignature(body))).toBe(200);
    expect(await stored()).toMatchObject([{ event_type: "charge.dispute.created", object_id: "pi_1" }]);
  });

  it("is stored without the payer's data", async () => {
    const payer = { name: "Zoë Payer", email: "zoe@example.com", address: { line1: "12 Rue Haute" } };
    const created = nowS();
    const body = event({
      created,
      type: "charge.succeeded",
      data: {
        object: {
          id: "ch_1",
          object: "charge",
          payment_intent: "pi_1",
          billing_details: payer,
          payment_method_details: { card: { last4: "4242" } },
        },
      },
    });
    expect(await toStripe(body, stripeSignature(body))).toBe(200);
    const [row] = await stored();
    expect(row).toMatchObject({ event_type: "charge.succeeded", object_id: "pi_1", payload: { created } });
    expect(JSON.stringify(row)).not.toMatch(/Zo|zoe|Rue|4242/);
  });

  it("may be signed with either secret while one is being replaced, and by both", async () => {
    const body = event();
    expect(await toStripe(body, stripeSignature(body, { secret: "whsec_old" }))).toBe(200);
    const both = `${stripeSignature(body)},v1=${"0".repeat(64)}`;
    expect(await toStripe(body, both)).toBe(200);
  });

  const timestamp = nowS();
  const body = event();
  const good = stripeSignature(body, { timestamp });
  const mac = good.split("v1=")[1]!;
  const macOver = (content: string, secret = STRIPE_SECRET) =>
    createHmac("sha256", secret).update(content).digest("hex");
  const spaced = JSON.stringify(JSON.parse(body), null, 2);
  const live = event({ livemode: true });
  const nameless = event({ id: undefined });
  const aged = (seconds: number) => stripeSignature(body, { timestamp: nowS() + seconds });

  it.each<[string, string | Buffer, string | string[], object?]>([
    ["an empty signature", body, ""],
    ["words for a signature", body, "signed, honestly"],
    ["no timestamp", body, `v1=${mac}`],
    ["no signature after the timestamp", body, `t=${timestamp}`],
    ["only an unknown scheme", body, `t=${timestamp},v0=${mac}`],
    ["a signature cut short", body, good.slice(0, -1)],
    ["a signature cut in half", body, `t=${timestamp},v1=${mac.slice(0, 32)}`],
    ["a signature with one more letter", body, `${good}0`],
    ["another secret", body, stripeSignature(body, { secret: "whsec_other" })],
    ["the secret in capital letters", body, stripeSignature(body, { secret: "WHSEC_TEST" })],
    ["an empty secret", body, `t=${timestamp},v1=${macOver(`${timestamp}.${body}`, " ")}`],
    ["a signature of the body alone", body, `t=${timestamp},v1=${macOver(body)}`],
    ["a signature of another event", body, stripeSignature(event())],
    ["another timestamp than the signed one", body, `t=${timestamp - 1},v1=${mac}`],
    ["two false signatures", body, `t=${timestamp},v1=${"0".repeat(64)},v1=${"f".repeat(64)}`],
    ["a signature 301 seconds old", body, aged(-302)],
    ["a signature an hour old", body, aged(-3600)],
    ["a signature from the future", body, aged(330)],
    ["a signature from the year 2286", body, aged(9_000_000_000)],
    ["an old signature behind a fresh timestamp", body, `t=${timestamp},${aged(-3600)}`],
    ["a fresh timestamp behind an old signature", body, `${aged(-3600)},t=${timestamp}`],
    ["one byte changed", body.replace("cs_1", "cs_2"), good],
    ["one byte more", `${body} `, good],
    ["one byte less", body.slice(0, -1), good],
    ["the body rewritten", spaced, good],
    ["no body", "", good],
    ["an event of the other mode", live, stripeSignature(live)],
    ["an event without id", nameless, stripeSignature(nameless)],
    ["text that is no JSON", "not json", stripeSignature("not json")],
    ["a list", "[]", stripeSignature("[]")],
    ["the word null", "null", stripeSignature("null")],
    ["a form", body, good, { "content-type": "application/x-www-form-urlencoded" }],
    ["plain text", body, good, { "content-type": "text/plain" }],
    ["a compressed body", gzipSync(body), good, { "content-encoding": "gzip" }],
    ["a compressed bomb", gzipSync(Buffer.alloc(20_000_000)), good, { "content-encoding": "gzip" }],
    ["ten megabytes", Buffer.alloc(10_000_000, 32), good],
  ])("with %s is refused and leaves nothing", async (_, content, signature, headers) => {
    const status = await toStripe(content, signature, headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["says its length", {}],
    ["comes in chunks", { "transfer-encoding": "chunked" }],
  ])("of two megabytes that %s gets its answer, and so does the next one on its connection", async (_, headers) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const answers = [];
    for (let turn = 0; turn < 3; turn += 1) answers.push(await sendOver(agent, Buffer.alloc(2_000_000, 32), headers));
    agent.destroy();
    const [[, , port]] = answers as [[number, string, number]];
    expect(answers).toEqual(Array.from({ length: 3 }, () => [413, '{"received":false}', port]));
    expect(await stored()).toEqual([]);
  });

  it("without an end is cut off", async () => {
    const endless = Readable.from(
      (function* () {
        for (;;) yield Buffer.alloc(1_000_000, 32);
      })(),
    );
    const agent = new Agent({ keepAlive: true });
    const cut = await new Promise<string>((resolve) => {
      const call = request(`${service.url}/webhooks/stripe`, { method: "POST", headers: json, agent });
      call.on("error", (error: NodeJS.ErrnoException) => resolve(error.code!));
      endless.pipe(call);
    });
    endless.destroy();
    expect(cut).toMatch(/^(EPIPE|ECONNRESET)$/);
  });

  it("without a signature header is refused", async () => {
    expect(await send("/webhooks/stripe", body, json)).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it("whose body ends early is refused and leaves nothing", async () => {
    const status = await new Promise<number | string>((resolve) => {
      const headers = { ...json, "stripe-signature": good, "content-length": String(Buffer.byteLength(body) + 10) };
      const call = request(`${service.url}/webhooks/stripe`, { method: "POST", headers, agent: false }, (response) =>
        resolve(response.statusCode!),
      );
      call.on("error", (error: NodeJS.ErrnoException) => resolve(error.code!));
      call.write(body, () => call.destroy());
    });
    expect(status).not.toBe(200);
    expect(await stored()).toEqual([]);
  });
});

const check = (changes: object = {}) => ({
  event_id: randomUUID(),
  webhook_type: "status.updated",
  timestamp: nowS(),
  created_at: nowS(),
  environment: "live",
  session_id: "ses_1",
  session_kind: "user",
  workflow_id: "workflow-1",
  vendor_data: randomUUID(),
  status: "Approved",
  decision: { id_verifications: [{ first_name: "Zoë", document_number: "X1", date_of_birth: "1990-01-31" }] },
  ...changes,
});
const hmac = (content: string, secret = DIDIT_SECRET) => createHmac("sha256", secret).update(content).digest("hex");
const toDidit = (content: string, headers: Record<string, string>) =>
  send("/webhooks/didit", content, { ...json, ...headers });

describe("a webhook of Didit", () => {
  it("is stored once and without the person's data", async () => {
    const event = check();
    const content = JSON.stringify(event);
    const headers = { "x-timestamp": String(event.timestamp), "x-signature": hmac(content) };
    expect([await toDidit(content, headers), await toDidit(content, headers)]).toEqual([200, 200]);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ provider: "didit", event_id: event.event_id, object_id: "ses_1" });
    expect(JSON.stringify(row)).not.toMatch(/Zo|X1|1990/);
  });

  it("is known by its second signature where a proxy wrote the body anew", async () => {
    const timestamp = nowS();
    const canonical = `{"event_id":"e-1","session_id":"ses_1","share":{"a":1.5,"score":99},"status":"Approved","timestamp":${timestamp},"webhook_type":"status.updated","who":"Zoë"}`;
    const wire = canonical.replace('"score":99', '"score": 99.0').replace("Zoë", "Zo\\u00eb");
    const headers = {
      "x-timestamp": String(timestamp),
      "x-signature": "0".repeat(64),
      "x-signature-v2": hmac(canonical),
    };
    expect(await toDidit(wire, headers)).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  const event = check();
  const content = JSON.stringify(event);
  const stamp = String(event.timestamp);
  const mac = hmac(content);
  const dated = (seconds: number) => {
    const text = JSON.stringify(check({ timestamp: nowS() + seconds }));
    return { text, headers: { "x-timestamp": String(nowS() + seconds), "x-signature": hmac(text) } };
  };
  const old = dated(-302);
  const early = dated(330);
  const simple = hmac(`${stamp}:${event.session_id}:${event.status}:${event.webhook_type}`);
  const nameless = JSON.stringify(check({ event_id: undefined }));

  it.each<[string, string, Record<string, string>]>([
    ["no signature", content, { "x-timestamp": stamp }],
    ["an empty signature", content, { "x-timestamp": stamp, "x-signature": "" }],
    ["a signature cut short", content, { "x-timestamp": stamp, "x-signature": mac.slice(0, -2) }],
    ["a signature that is no hex", content, { "x-timestamp": stamp, "x-signature": "z".repeat(64) }],
    ["another secret", content, { "x-timestamp": stamp, "x-signature": hmac(content, "other") }],
    ["an empty secret", content, { "x-timestamp": stamp, "x-signature": hmac(content, "") }],
    ["only the simple signature", content, { "x-timestamp": stamp, "x-signature-simple": simple }],
    ["the simple signature in place of the real one", content, { "x-timestamp": stamp, "x-signature": simple }],
    ["the simple signature in place of the second", content, { "x-timestamp": stamp, "x-signature-v2": simple }],
    ["one byte changed", content.replace("Approved", "approved"), { "x-timestamp": stamp, "x-signature": mac }],
    ["a changed status", content.replace("Approved", "Declined"), { "x-timestamp": stamp, "x-signature-v2": mac }],
    ["one byte more", `${content} `, { "x-timestamp": stamp, "x-signature": mac }],
    ["no timestamp header", content, { "x-signature": mac }],
    [
      "a timestamp header that differs from the body's",
      content,
      { "x-timestamp": String(nowS() + 5), "x-signature": mac },
    ],
    ["an old date", old.text, old.headers],
    ["a date in the future", early.text, early.headers],
    ["a fresh header over an old body", old.text, { ...old.headers, "x-timestamp": stamp }],
    ["no event id", nameless, { "x-timestamp": stamp, "x-signature": hmac(nameless) }],
    ["a list", "[]", { "x-timestamp": stamp, "x-signature": hmac("[]") }],
    ["no JSON", "{", { "x-timestamp": stamp, "x-signature": hmac("{") }],
    ["a form", content, { "x-timestamp": stamp, "x-signature": mac, "content-type": "text/plain" }],
  ])("with %s is refused and leaves nothing", async (_, text, headers) => {
    const status = await toDidit(text, headers);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(await stored()).toEqual([]);
  });
});

/** JSON text that Postgres cannot store: U+0000 and half surrogate pairs. */
const BAD = "a\u0000b\ud800c\udc00";
const KEPT = "a\ufffdb\ufffdc\ufffd";

const givenUp = async () => {
  const health = (await (await fetch(`${service.url}/readyz`)).json()) as { givenUp: number };
  return health.givenUp;
};

describe("a signed event with characters that cannot be stored", () => {
  it.each<[string, object, object]>([
    [
      "where nothing is kept of it",
      { account: BAD, [BAD]: [{ [BAD]: 1 }] },
      { payload: { created: expect.any(Number) } },
    ],
    ["in its id", { id: `evt_${BAD}` }, { event_id: `evt_${KEPT}` }],
    ["in its type", { type: `charge.${BAD}` }, { event_type: `charge.${KEPT}` }],
    [
      "in the id of its object",
      { data: { object: { id: `cs_${BAD}`, object: "checkout.session" } } },
      { object_id: `cs_${KEPT}` },
    ],
  ])("of Stripe %s is kept once with a stand-in for them", async (_, changes, expected) => {
    const body = event(changes);
    expect(body).toContain("\\u0000");
    const signature = stripeSignature(body);
    expect([await toStripe(body, signature), await toStripe(body, signature)]).toEqual([200, 200]);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject(expected);
  });

  it.each<[string, object, object]>([
    ["in its status", { status: BAD }, { payload: expect.objectContaining({ status: KEPT }) }],
    ["in its id", { event_id: BAD }, { event_id: KEPT }],
    ["in its type", { webhook_type: BAD }, { event_type: KEPT }],
    ["in its session", { session_id: BAD }, { object_id: KEPT }],
  ])("of Didit %s is kept once with a stand-in for them", async (_, changes, expected) => {
    const told = check(changes);
    const content = JSON.stringify(told);
    expect(content).toContain("\\u0000");
    const headers = { "x-timestamp": String(told.timestamp), "x-signature": hmac(content) };
    expect([await toDidit(content, headers), await toDidit(content, headers)]).toEqual([200, 200]);
    const [row, ...more] = await stored();
    expect(more).toEqual([]);
    expect(row).toMatchObject(expected);
  });

  it("where the id of what it is about is lost, ends in the count of the health page", async () => {
    const body = event({ data: { object: { id: `cs_${BAD}`, object: "checkout.session" } } });
    expect(await toStripe(body, stripeSignature(body))).toBe(200);
    expect(await givenUp()).toBe(0);
    await service.settle();
    expect(await givenUp()).toBe(1);
  });
});
