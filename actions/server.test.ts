import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { createTestDatabase, freePort, type TestDatabase } from "../local/postgres/forTests.ts";
import { type Database, openDatabase } from "./db/database.ts";
import { COMPILED, serverProgram } from "./test/serverProgram.ts";

// Each test starts a whole process, and the machine may be busy with others.
vi.setConfig({ testTimeout: 60_000 });

/** The service module by module, as `npm start` runs it. */
const SERVER = path.join(import.meta.dirname, "server.ts");
/** The same service made for tests. It starts in a third of the time. */
let program: string;
const running = new Set<ChildProcess>();
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  program = await serverProgram();
  database = await createTestDatabase();
  db = openDatabase(database.url, { max: 2 });
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Starts the service in its own process. `changes` replaces some of its environment variables. */
function run(
  changes: Record<string, string> = {},
  started = program,
): ChildProcess & { output: () => string; errors: () => string } {
  const child = spawn(process.execPath, [started], {
    stdio: ["pipe", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: COMPILED,
      DATABASE_URL: database.url,
      PORT: "0",
      PUBLIC_ORIGIN: "https://circle.test",
      ACTIONS_SECRET: "test-actions-secret",
      AUTH_SECRET: "test-auth-secret-of-32-characters",
      IDENTITY_KEY: Buffer.alloc(32, 7).toString("base64"),
      PROVIDERS_MODE: "sim",
      STRIPE_API_BASE: "http://127.0.0.1:9",
      STRIPE_SECRET_KEY: "sk_test_canary",
      STRIPE_WEBHOOK_SECRETS: "whsec_canary",
      DIDIT_API_BASE: "http://127.0.0.1:9",
      DIDIT_API_KEY: "didit-canary",
      DIDIT_WORKFLOW_ID: "workflow-1",
      DIDIT_WEBHOOK_SECRET: "didit-secret",
      STORAGE_FOLDER: tmpdir(),
      VAPID_SUBJECT: "mailto:support@circle.test",
      VAPID_PUBLIC_KEY: "B".repeat(87),
      VAPID_PRIVATE_KEY: "v".repeat(43),
      SMTP_URL: "smtp://127.0.0.1:9",
      MAIL_FROM: "no-reply@circle.test",
      ...changes,
    },
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return Object.assign(child, { output: () => output, errors: () => errors });
}

async function listening(child: ReturnType<typeof run>): Promise<string> {
  for (;;) {
    const line = child
      .output()
      .split("\n")
      .find((text) => text.includes('"listening"'));
    if (line) return `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
    if (child.exitCode !== null) throw new Error(child.errors());
    await Promise.race([once(child.stdout!, "data"), once(child, "close")]);
  }
}
async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  return child.exitCode;
}

it("names all faults of its environment in one line, without a value, and ends with 1", async () => {
  const child = run({ AUTH_SECRET: "canary", PORT: "canary", STRIPE_WEBHOOK_SECRETS: "" });
  expect(await ended(child)).toBe(1);
  expect(child.errors().trim().split("\n")).toHaveLength(1);
  expect(child.errors()).toMatch(/environment: .*PORT.*AUTH_SECRET.*STRIPE_WEBHOOK_SECRETS/);
  expect(child.errors() + child.output()).not.toContain("canary");
});

it("switches on the currencies that it is told to, and every other one off (D264)", async () => {
  const enabled = async () =>
    (await db.selectFrom("currencies").select("code").where("is_enabled", "=", true).orderBy("code").execute()).map(
      ({ code }) => code,
    );
  for (const [variable, codes] of [
    ["EUR, GBP", ["EUR", "GBP"]],
    ["USD", ["USD"]],
  ] as const) {
    const child = run({ ENABLED_CURRENCIES: variable });
    await listening(child);
    child.kill("SIGTERM");
    await ended(child);
    expect(await enabled()).toEqual(codes);
  }
});

it("says in one line that a currency to be switched on does not exist, and leaves the switches as they are", async () => {
  const before = await db.selectFrom("currencies").selectAll().orderBy("code").execute();
  const child = run({ ENABLED_CURRENCIES: "USD,EURO" });
  expect(await ended(child)).toBe(1);
  expect(child.errors()).toBe("actions cannot start: ENABLED_CURRENCIES: there is no currency EURO\n");
  expect(await db.selectFrom("currencies").selectAll().orderBy("code").execute()).toEqual(before);
});

it("refuses test keys and plain http in live mode", async () => {
  const child = run({ PROVIDERS_MODE: "live" });
  expect(await ended(child)).toBe(1);
  expect(child.errors()).toMatch(/STRIPE_API_BASE: must be https.*STRIPE_SECRET_KEY: is a test key/);
});

it("says in one line that the database is not there", async () => {
  const child = run({ DATABASE_URL: `postgres://nobody:canary@127.0.0.1:${await freePort()}/none` });
  expect(await ended(child)).toBe(1);
  expect(child.errors()).toMatch(/^actions cannot start: database: [^\n]*ECONNREFUSED[^\n]*\n$/);
  expect(child.errors()).not.toContain("canary");
});

it("says in one line that its port is taken", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as { port: number };
  const child = run({ PORT: String(port) });
  expect(await ended(child)).toBe(1);
  expect(child.errors()).toBe(`actions cannot start: port ${port} is taken\n`);
  holder.close();
});

it("says where it listens, answers, finishes running requests and ends with 0 when asked to", async () => {
  const child = run({ LOG_LEVEL: "silent" }, SERVER);
  const url = await listening(child);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const last = fetch(`${url}/auth/jwks`);
  const answered = last.then((response) => response.status);
  await answered;
  child.kill("SIGTERM");
  expect(await ended(child)).toBe(0);
});

it("ends with the process that started it, if it is told to", async () => {
  const child = run({ END_WITH_PARENT: "1" });
  await listening(child);
  child.stdin!.end();
  expect(await ended(child)).toBe(0);
});

/** How often the service is killed while people sign up; an environment variable asks for more. */
const KILLS = Number(process.env.KILLS ?? 4);

it(
  "killed at any moment of signing up, leaves whole accounts or none, and the same form works again",
  { timeout: 60_000 + KILLS * 8_000 },
  async () => {
    const forms = Array.from({ length: KILLS * 8 }, (_, at) => ({
      name: `Person ${at}`,
      email: `kill${at}-${randomUUID().slice(0, 8)}@example.com`,
      username: `kill.${at}.${randomUUID().slice(0, 8)}`,
      password: "Quiet-Harbour7",
      signUpKey: randomUUID(),
      acceptTerms: true,
    }));
    const signUp = (url: string, form: object, at: number) =>
      fetch(`${url}/auth/sign-up/email`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          origin: "https://circle.test",
          "x-forwarded-for": `10.1.0.${at}`,
        },
        body: JSON.stringify(form),
      }).then(
        ({ status }) => status,
        () => 0,
      );

    for (let round = 0; round < KILLS; round++) {
      const child = run({ LOG_LEVEL: "silent" });
      const url = await listening(child);
      const tries = forms.slice(round * 8, round * 8 + 8).map((form, at) => signUp(url, form, at));
      // Some have been answered, and others are under way.
      await Promise.race(tries);
      child.kill("SIGKILL");
      await Promise.all([ended(child), ...tries]);
      expect(await halfAccounts()).toEqual([]);
    }

    const child = run({ LOG_LEVEL: "silent" });
    const url = await listening(child);
    const statuses = await Promise.all(forms.map((form, at) => signUp(url, form, 100 + at)));
    expect(statuses).toEqual(forms.map(() => 200));
    const emails = forms.map(({ email }) => email);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from auth.users where email = any(${emails})`.execute(db);
    expect(rows[0]!.n).toBe(forms.length);
    expect(await halfAccounts()).toEqual([]);
  },
);

/** Accounts that lack a part. */
async function halfAccounts(): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select u.email from auth.users u
    left join auth.accounts a on a.user_id = u.id
    left join public.user_profiles p on p.user_id = u.id
    left join public.user_preferences f on f.user_id = u.id
    left join public.subscribers s on s.user_id = u.id
    left join private.outbox o on o.dedupe_key = 'confirm-address:' || u.id
    where a.id is null or a.password is null or p.user_id is null or f.user_id is null or s.user_id is null or o.outbox_id is null
    union all
    select p.email::text from public.user_profiles p left join auth.users u on u.id = p.user_id where u.id is null`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}
