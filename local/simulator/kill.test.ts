import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import nodemailer from "nodemailer";
import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contribution, pay } from "../stripe/forTests.ts";
import { control, startReceiver } from "./forTests.ts";

let folder = "";
let running: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "simulator-"));
});
afterEach(() => {
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

const stateFile = () => path.join(folder, "state.json");

/** Starts the simulator's own process on the state that the last one left. @returns its ports */
async function start(main: string, env: Record<string, string> = {}): Promise<{ port: number; smtpPort: number }> {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "..", main)], {
    env: { PATH: process.env.PATH, PORT: "0", SMTP_PORT: "0", STATE_FILE: stateFile(), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running = child;
  const ended = once(child, "exit").then(() => Promise.reject(new Error("it did not start")));
  const [line] = (await Promise.race([once(child.stdout, "data"), ended])) as [Buffer];
  ended.catch(() => undefined);
  return JSON.parse(line.toString()) as { port: number; smtpPort: number };
}

/** Kills it, so that it gets no chance to write anything. */
async function kill(): Promise<void> {
  const ended = once(running!, "exit");
  running!.kill("SIGKILL");
  await ended;
}

async function stripeAt({ port }: { port: number }): Promise<{ base: string; stripe: Stripe }> {
  const stripe = new Stripe("sk_test_x", { host: "127.0.0.1", port, protocol: "http", maxNetworkRetries: 0 });
  return { base: `http://127.0.0.1:${port}`, stripe };
}

describe("a simulator that was killed right after an answer and started again still has", () => {
  it("every opened and every paid checkout, and the results of idempotency keys", async () => {
    const before = await stripeAt(await start("stripe/main.ts"));
    const opened = await before.stripe.checkout.sessions.create(contribution(), { idempotencyKey: "co:1" });
    await kill();
    const between = await stripeAt(await start("stripe/main.ts", { PUBLIC_URL: before.base }));
    expect((await between.stripe.checkout.sessions.create(contribution(), { idempotencyKey: "co:1" })).id).toBe(
      opened.id,
    );
    const page = { url: opened.url!.replace(before.base, between.base) };
    expect((await pay(page, "4242424242424242")).status).toBe(303);
    await kill();
    const after = await stripeAt(await start("stripe/main.ts"));
    const session = await after.stripe.checkout.sessions.retrieve(opened.id, { expand: ["payment_intent"] });
    expect([session.status, session.payment_status]).toEqual(["complete", "paid"]);
    expect(await control(after.base, "audit", undefined, "GET")).toEqual({ ok: true, problems: [] });
    // Due work is still done: the charge is captured, and the money becomes available.
    await control(after.base, "clock", { advanceMs: 7 * 24 * 3_600_000 });
    expect((await after.stripe.balance.retrieve()).available[0]!.amount).toBeGreaterThan(100_00);
  });

  it("every undelivered webhook", async () => {
    const receiver = await startReceiver();
    receiver.status = 500;
    const env = { STRIPE_WEBHOOK_URL: receiver.url, STRIPE_WEBHOOK_SECRET: "whsec_x" };
    const { stripe } = await stripeAt(await start("stripe/main.ts", env));
    await stripe.customers.create({ email: "amina@example.com" });
    await kill();
    receiver.status = 200;
    const tried = receiver.arrivals.length;
    await start("stripe/main.ts", env);
    await receiver.until((arrivals) => arrivals.length > tried);
    expect(JSON.parse(receiver.arrivals.at(-1)!.body)).toMatchObject({ type: "customer.created" });
    await receiver.close();
  });

  it("nothing from before a reset", async () => {
    const { base, stripe } = await stripeAt(await start("stripe/main.ts"));
    await stripe.customers.create({ email: "amina@example.com" });
    await control(base, "reset", {});
    await stripe.customers.create({ email: "bruno@example.com" });
    await kill();
    const after = await stripeAt(await start("stripe/main.ts"));
    expect((await after.stripe.customers.list()).data.map(({ email }) => email)).toEqual(["bruno@example.com"]);
  });

  it("every opened identity check", async () => {
    const { port } = await start("didit/main.ts");
    const headers = { "x-api-key": "x", "content-type": "application/json" };
    const body = JSON.stringify({ workflow_id: "w", vendor_data: "person" });
    const opened = await fetch(`http://127.0.0.1:${port}/v3/session/`, { method: "POST", headers, body });
    const { session_id } = (await opened.json()) as { session_id: string };
    await kill();
    const again = await start("didit/main.ts");
    const decision = await fetch(`http://127.0.0.1:${again.port}/v3/session/${session_id}/decision/`, { headers });
    expect(await decision.json()).toMatchObject({ session_id, status: "Not Started" });
  });

  it("every accepted letter", async () => {
    const { smtpPort } = await start("mail/main.ts");
    const transport = nodemailer.createTransport({ host: "127.0.0.1", port: smtpPort, secure: false, ignoreTLS: true });
    await transport.sendMail({ from: "us@example.com", to: "amina@example.com", subject: "Hello", text: "Hello" });
    transport.close();
    await kill();
    const { port } = await start("mail/main.ts");
    const mails = (await (await fetch(`http://127.0.0.1:${port}/api/mails`)).json()) as { subject: string }[];
    expect(mails.map(({ subject }) => subject)).toEqual(["Hello"]);
  });
});

it("no half-written line, and everything that was written later", async () => {
  const { stripe } = await stripeAt(await start("stripe/main.ts"));
  await stripe.customers.create({ email: "amina@example.com" });
  await kill();
  const [first] = readFileSync(`${stateFile()}.changes`, "utf8").split("\n");
  appendFileSync(`${stateFile()}.changes`, first!.slice(0, 100));
  const second = await stripeAt(await start("stripe/main.ts"));
  await second.stripe.customers.create({ email: "bruno@example.com" });
  await kill();
  const third = await stripeAt(await start("stripe/main.ts"));
  const { data } = await third.stripe.customers.list();
  expect(data.map(({ email }) => email).toSorted()).toEqual(["amina@example.com", "bruno@example.com"]);
});
