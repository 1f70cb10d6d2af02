import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { control } from "../simulator/forTests.ts";
import { contribution, startTestStripe, type TestStripe } from "./forTests.ts";
import { API_VERSION } from "./version.ts";

let sim: TestStripe;
beforeEach(async () => {
  sim = await startTestStripe({ secretKey: "sk_test_simulated" });
});
afterEach(() => sim.close());

interface Refusal {
  error: { type: string; code?: string; message: string; param?: string };
}

async function post(path: string, form: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${sim.base}${path}`, {
    method: "POST",
    headers: {
      authorization: "Bearer sk_test_simulated",
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    },
    body: form,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Refusal & Record<string, unknown>,
  };
}

describe("the caller", () => {
  it("speaks the API version the pinned package speaks", async () => {
    expect(API_VERSION).toBe(Stripe.API_VERSION);
    const { headers } = await post("/v1/customers", "");
    expect(headers.get("stripe-version")).toBe(Stripe.API_VERSION);
    expect(headers.get("request-id")).toMatch(/^req_\w{14}$/);
  });

  it("is refused with another version", async () => {
    const { body, status } = await post("/v1/customers", "", { "stripe-version": "2020-08-27" });
    expect([status, body.error.message]).toEqual([
      400,
      expect.stringContaining("Invalid Stripe API version: 2020-08-27"),
    ]);
  });

  it.each([
    ["no key", ""],
    ["a wrong key", "Bearer sk_test_other"],
    ["a publishable key", "Bearer pk_test_simulated"],
    ["a live key", "Bearer sk_live_simulated"],
  ])("is refused with %s", async (_what, authorization) => {
    const { body, status } = await post("/v1/customers", "", { authorization });
    expect([status, body.error.type]).toEqual([401, "invalid_request_error"]);
    expect(body.error.message).not.toContain("simulated");
  });

  it("may send its key as Basic", async () => {
    const authorization = `Basic ${Buffer.from("sk_test_simulated:").toString("base64")}`;
    expect((await post("/v1/customers", "", { authorization })).status).toBe(200);
  });

  it("is refused access to another account", async () => {
    await expect(sim.stripe.customers.list({}, { stripeAccount: "acct_1" })).rejects.toMatchObject({
      statusCode: 403,
      code: "account_invalid",
    });
  });
});

describe("parameters", () => {
  it.each([
    ["/v1/customers", "colour=red", "parameter_unknown", "colour"],
    ["/v1/checkout/sessions", "mode=payment&payment_method_types[0]=card", "parameter_unknown", "payment_method_types"],
    [
      "/v1/checkout/sessions",
      "line_items[0][price_data][weight]=1",
      "parameter_unknown",
      "line_items[0][price_data][weight]",
    ],
    ["/v1/checkout/sessions", "mode=payment", "parameter_missing", "success_url"],
    [
      "/v1/checkout/sessions",
      "mode=payment&success_url=https://a.test&line_items[0][quantity]=x",
      "parameter_invalid_integer",
      "line_items[0][quantity]",
    ],
    [
      "/v1/checkout/sessions",
      "mode=payment&success_url=https://a.test&customer=cus_none",
      "resource_missing",
      "customer",
    ],
    ["/v1/checkout/sessions", "mode=payment&success_url=nowhere", "url_invalid", "success_url"],
    ["/v1/customers", "email=nobody", "email_invalid", "email"],
    ["/v1/payment_intents", "currency=usd", "parameter_missing", "amount"],
    ["/v1/payment_intents", "currency=usd&amount=49", "amount_too_small", "amount"],
  ])("%s with %s is refused as %s", async (path, form, code, param) => {
    const { body, status } = await post(path, form);
    expect([status, body.error]).toEqual([
      400,
      expect.objectContaining({ type: "invalid_request_error", code, param }),
    ]);
  });

  it.each(["a[=1", "a=1&a[b]=2", `${"a[b]".repeat(1)}${"[c]".repeat(20)}=1`])(
    "that are no form (%s) are refused",
    async (form) => {
      expect((await post("/v1/customers", form)).status).toBe(400);
    },
  );

  it("that are too large are refused whole", async () => {
    expect((await post("/v1/customers", `name=${"x".repeat(2_000_000)}`)).status).toBe(413);
  });

  it("answers 404 for unknown addresses and for objects that do not exist", async () => {
    expect((await post("/v1/nothing", "")).status).toBe(404);
    await expect(sim.stripe.customers.retrieve("cus_none")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
    });
    await expect(sim.stripe.checkout.sessions.retrieve("__proto__")).rejects.toMatchObject({ statusCode: 404 });
  });
});

describe("objects", () => {
  it("merge metadata, unset single keys, and clear it on an empty value", async () => {
    const { id } = await sim.stripe.customers.create({ metadata: { a: "1", b: "2" } });
    expect((await sim.stripe.customers.update(id, { metadata: { b: "", c: "3" } })).metadata).toEqual({
      a: "1",
      c: "3",
    });
    expect((await sim.stripe.customers.update(id, { metadata: "" })).metadata).toEqual({});
  });

  it("expand what can be expanded and refuse the rest", async () => {
    const customer = await sim.stripe.customers.create({ name: "Chloé" });
    const session = await sim.stripe.checkout.sessions.create(
      contribution({ customer: customer.id, expand: ["customer", "line_items"] }),
    );
    expect(session.customer).toMatchObject({ id: customer.id, name: "Chloé" });
    expect(session.line_items?.data.map((item) => item.amount_total)).toEqual([10_000, 250, 327]);
    expect(session.line_items?.data[0]?.price?.unit_amount_decimal?.toString()).toBe("10000");
    await expect(sim.stripe.checkout.sessions.retrieve(session.id, { expand: ["status"] })).rejects.toThrow(
      "cannot be expanded (status)",
    );
    const listed = await sim.stripe.checkout.sessions.list({ expand: ["data.customer"] });
    expect(listed.data[0]?.customer).toMatchObject({ name: "Chloé" });
  });

  it("are listed newest first, page by page, both ways", async () => {
    const names = ["a", "b", "c", "d", "e"];
    for (const name of names) await sim.stripe.customers.create({ name });
    const seen: (string | null | undefined)[] = [];
    for await (const customer of sim.stripe.customers.list({ limit: 2 })) seen.push(customer.name);
    expect(seen).toEqual(names.toReversed());

    const all = (await sim.stripe.customers.list()).data;
    const before = await sim.stripe.customers.list({ ending_before: all[3]!.id, limit: 2 });
    expect(before.data.map(({ name }) => name)).toEqual(["d", "c"]);
    expect(before.has_more).toBe(true);
    await expect(sim.stripe.customers.list({ starting_after: "cus_none" })).rejects.toMatchObject({
      code: "resource_missing",
      param: "starting_after",
    });
  });

  it("keep line items in the order they were given", async () => {
    const { id } = await sim.stripe.checkout.sessions.create(contribution());
    const { data } = await sim.stripe.checkout.sessions.listLineItems(id);
    expect(data.map(({ description }) => description)).toEqual([
      "Contribution to Neighbours",
      "Service fee",
      "Processing fee",
    ]);
  });
});

describe("recorded calls", () => {
  it("say what was sent, without keys", async () => {
    await sim.stripe.customers.create({ email: "amina@example.com" }, { idempotencyKey: "cus:u1" });
    const calls = await control<{ method: string; path: string; body: string; headers: Record<string, string> }[]>(
      sim.base,
      "calls?method=POST&path=/v1/customers",
      undefined,
      "GET",
    );
    expect(calls).toMatchObject([
      { body: "email=amina%40example.com", headers: { "idempotency-key": "cus:u1" }, status: 200 },
    ]);
    expect(JSON.stringify(calls)).not.toContain("sk_test");
  });
});
