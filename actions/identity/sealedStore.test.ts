/** D145: date of birth, address and the last four digits are sealed, and nowhere else: not in a row, a line of the log or an answer. */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openLink, PASSWORD, signIn, WIZARD } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { dump } from "../test/dump.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { keyIdOf, unseal } from "./seal.ts";

let service: TestService;
const log: string[] = [];
beforeAll(async () => {
  service = await startTestService({ log: (line) => log.push(line) });
});
afterAll(() => service.stop());

const { address, dateOfBirth, postalCode, ssnLast4 } = WIZARD;
/** Four digits stand within many an id by chance, but not by themselves. */
const SECRETS = [address, "Kestrel", dateOfBirth, postalCode, ssnLast4].map(
  (secret) => [secret, new RegExp(`(?<![\\w-])${secret}(?![\\w-])`)] as const,
);
const found = (text: string) => SECRETS.filter(([, pattern]) => pattern.test(text)).map(([secret]) => secret);

let made = 0;
const form = (changes: object = {}) => {
  made += 1;
  return {
    name: "Nadia Okafor",
    email: `nadia${made}@example.com`,
    username: `nadia.${made}`,
    password: PASSWORD,
    acceptTerms: true,
    ...WIZARD,
    ...changes,
  };
};

it("a whole run leaves none of it in a table, a line of the log or an answer", async () => {
  const answers: unknown[] = [];
  const browser = new Browser(service.url);
  const post = async (path: string, body: object) => {
    const { body: answer, headers, status } = await browser.post(path, body);
    answers.push(answer, [...headers]);
    return status;
  };
  const nadia = form();
  expect(await post("/auth/sign-up/email", nadia)).toBe(200);
  // The username is known; each field is refused once; no JSON at all.
  expect(await post("/auth/sign-up/email", nadia)).toBe(422);
  for (const field of Object.keys(WIZARD))
    expect(await post("/auth/sign-up/email", form({ [field]: `${ssnLast4}\u0000 ${address} ${dateOfBirth}` }))).toBe(
      400,
    );
  expect(await post("/auth/sign-up/email", [form()])).toBe(400);
  expect(await post("/auth/sign-in/email", form())).not.toBe(200);

  await service.settle();
  await openLink(service, browser, nadia.email);
  expect((await signIn(browser, nadia.email)).status).toBe(200);
  // The address is known.
  expect(await post("/auth/sign-up/email", form({ email: nadia.email }))).toBe(200);
  answers.push((await browser.get("/auth/token")).body, (await browser.get("/auth/get-session")).body);
  const { user_id } = await service.services.db
    .selectFrom("user_profiles")
    .select("user_id")
    .where("email", "=", nadia.email)
    .executeTakeFirstOrThrow();
  answers.push((await service.callAction("create_didit_session", { consent: true }, { as: user_id })).body);
  await service.settle();

  const tables = await dump(service);
  // The look finds what is there.
  expect(tables.get("public.user_profiles")).toContain(nadia.email);
  expect(log.join("")).toContain("sign-up");
  expect(found(`("${dateOfBirth}",${ssnLast4}) ${address}`)).toContain(ssnLast4);
  const places = [
    ...tables,
    ["log", log.join("")],
    ["answers", JSON.stringify(answers)],
    ["letters", JSON.stringify(service.letters)],
  ];
  expect(places.map(([place, text]) => [place, found(text!)]).filter(([, secrets]) => secrets!.length > 0)).toEqual([]);
});

it("is sealed with IDENTITY_KEY for the person alone, in the transaction that makes the account", async () => {
  const { db, env } = service.services;
  const body = form({ state: "oh" });
  await new Browser(service.url).post("/auth/sign-up/email", body);
  const row = await db
    .selectFrom("private.identity_details")
    .innerJoin("user_profiles", "user_profiles.user_id", "private.identity_details.user_id")
    .select(["sealed", "key_id", "user_profiles.user_id as user_id"])
    .where("email", "=", body.email)
    .executeTakeFirstOrThrow();
  expect(row.key_id).toBe(keyIdOf(env.IDENTITY_KEY));
  const { city, state } = WIZARD;
  expect(JSON.parse(unseal(row.sealed, { key: env.IDENTITY_KEY, owner: row.user_id }))).toEqual({
    address,
    city,
    dateOfBirth,
    postalCode,
    ssnLast4,
    state,
  });
});

it("the short form and an address in use leave nothing sealed", async () => {
  const { db } = service.services;
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from private.identity_details`.execute(db)).rows[0]!.n;
  const before = await count();
  const { acceptTerms, email, name, password, username } = form();
  await new Browser(service.url).post("/auth/sign-up/email", { acceptTerms, email, name, password, username });
  await new Browser(service.url).post("/auth/sign-up/email", form({ email }));
  expect(await count()).toBe(before);
});
