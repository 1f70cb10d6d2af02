import { createHash, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { expectSameTime, TRIES } from "../test/sameTime.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import * as passwordHash from "./passwordHash.ts";

const quickly = (password: string) => createHash("sha256").update(password).digest("hex");

let service: TestService;
/**
 * D246: the time of an answer does not tell who has an account. Hashing varies by more than the difference we look for,
 * so it is replaced by a quick hash here, and another test counts its calls.
 */
beforeAll(async () => {
  vi.spyOn(passwordHash, "hashPassword").mockImplementation((password) => Promise.resolve(quickly(password)));
  vi.spyOn(passwordHash, "verifyPassword").mockImplementation(({ hash, password }) =>
    Promise.resolve(hash === quickly(password)),
  );
  service = await startTestService();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.stop();
});

const fresh = () => `${randomUUID()}@example.com`;
async function owners(count: number, isConfirmed = true): Promise<string[]> {
  const emails = Array.from({ length: count }, fresh);
  for (const email of emails) {
    await sql`
      with account as (
        insert into auth.users (name, email, email_verified, username)
        values ('Bruno', ${email}, ${isConfirmed}, ${email.slice(0, 20).replaceAll("-", ".")}) returning id)
      insert into auth.accounts (user_id, provider_id, account_id, password, updated_at)
      select id, 'credential', id, ${quickly("Quiet-Harbour7")}, now() from account`.execute(service.services.db);
  }
  return emails;
}

const signingUp = (email: string, more: object = {}) => ({
  path: "/auth/sign-up/email",
  body: {
    name: "Amina",
    email,
    username: randomUUID().slice(0, 20).replaceAll("-", "."),
    password: "Quiet-Harbour7",
    acceptTerms: true,
    ...more,
  },
  status: 200,
});

const WAYS: Record<string, (email: string) => { path: string; body: object; status: number }> = {
  "a forgotten password": (email) => ({ path: "/auth/request-password-reset", body: { email }, status: 200 }),
  "a confirmation asked for again": (email) => ({
    path: "/auth/send-verification-email",
    body: { email },
    status: 200,
  }),
  "signing up": (email) => signingUp(email),
  "signing up with all fields": (email) => signingUp(email, WIZARD),
  "signing in with a wrong password": (email) => ({
    path: "/auth/sign-in/email",
    body: { email, password: "Wrong-Harbour7" },
    status: 401,
  }),
};

/** Milliseconds until the answer. Each request comes from its own network, so that no limit applies. */
async function timeOf({ body, path, status }: ReturnType<(typeof WAYS)[string]>): Promise<number> {
  const browser = new Browser(service.url);
  const started = performance.now();
  const answer = await browser.post(path, body);
  const ms = performance.now() - started;
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return ms;
}
it.each(Object.keys(WAYS))("%s takes the same time for known and unknown addresses", { timeout: 180_000 }, (name) =>
  expectSameTime(name, async () => {
    const known = await owners(TRIES);
    return (side, n) => timeOf(WAYS[name]!(side === 0 ? known[n]! : fresh()));
  }),
);

it.each(["signing up", "signing up with all fields"])(
  "%s takes the same time for an address that waits to be confirmed",
  { timeout: 180_000 },
  (name) =>
    expectSameTime(name, async () => {
      const waiting = await owners(TRIES, false);
      return (side, n) => timeOf(WAYS[name]!(side === 0 ? waiting[n]! : fresh()));
    }),
);

it.each<[string, (body: { email: string }) => object]>([
  ["a form that is sent again", (body) => ({ ...body, password: "Calm-Meadow42" })],
  ["a form whose mistyped address is corrected", (body) => ({ ...body, email: fresh(), insteadOf: body.email })],
])("%s takes the same time for known and unknown addresses", { timeout: 240_000 }, (name, changed) =>
  expectSameTime(name, async () => {
    const forms = [await owners(TRIES), Array.from({ length: TRIES }, fresh)].map((emails) =>
      emails.map((email) => signingUp(email, { ...WIZARD, signUpKey: randomUUID() })),
    );
    for (const form of forms.flat()) await timeOf(form);
    return (side, n) => {
      const { body, ...form } = forms[side]![n]!;
      return timeOf({ ...form, body: changed(body) });
    };
  }),
);

it.each(["signing up", "signing up with all fields", "signing in with a wrong password"])(
  "%s hashes once for either",
  async (name) => {
    const [known] = await owners(1);
    for (const email of [known!, fresh()]) {
      vi.mocked(passwordHash.hashPassword).mockClear();
      vi.mocked(passwordHash.verifyPassword).mockClear();
      await timeOf(WAYS[name]!(email));
      const { mock: hashed } = vi.mocked(passwordHash.hashPassword);
      const { mock: verified } = vi.mocked(passwordHash.verifyPassword);
      expect(hashed.calls.length + verified.calls.length).toBe(1);
    }
  },
);
