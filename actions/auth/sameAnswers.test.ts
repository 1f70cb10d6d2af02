/** D246: no row of sign-ups and letters that go again tells whether an address has an account, whatever was asked before. */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, register } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
const db = () => service.services.db;

let made = 0;
const formOf = (email: string) => ({
  name: "Nadia",
  email,
  username: `nadia.${(made += 1)}`,
  password: PASSWORD,
  acceptTerms: true,
  signUpKey: crypto.randomUUID(),
});
const aNewAddress = () => `someone${(made += 1)}@example.com`;
/** An address whose account was made on another day. */
async function addressInUse(isConfirmed: boolean): Promise<string> {
  const { email } = await register(service, { email: aNewAddress(), isConfirmed });
  await sql`delete from private.request_limits`.execute(db());
  return email;
}
const ADDRESSES: [string, () => Promise<string>][] = [
  ["a new address", async () => aNewAddress()],
  ["the address of an account", () => addressInUse(true)],
  ["an address that waits to be confirmed", () => addressInUse(false)],
];

type Form = ReturnType<typeof formOf>;
const SIGN_UP = "/auth/sign-up/email";
/** What a step asks of the service with the form that is filled in. */
const ASKED = {
  up: (form: Form) => [SIGN_UP, form],
  upWithoutKey: (form: Form) => [SIGN_UP, { ...form, signUpKey: undefined }],
  upByAnotherKey: (form: Form) => [SIGN_UP, { ...form, signUpKey: crypto.randomUUID() }],
  upByAnotherName: (form: Form) => [SIGN_UP, { ...form, username: `${form.username}.b` }],
  name: ({ username }: Form) => ["/auth/check-username", { username }],
  otherName: ({ username }: Form) => ["/auth/check-username", { username: `${username}.b` }],
  letter: ({ email }: Form) => ["/auth/send-verification-email", { email }],
} satisfies Record<string, (form: Form) => [string, object]>;
/** Besides, another form is filled in, the first one is gone back to, or the pause between letters is over. */
type Step = keyof typeof ASKED | "new form" | "first form" | "wait";

/** The answers to the steps, as far as a person or a program could compare them: without the address and the seconds left. */
async function answersOf(email: string, steps: readonly Step[]): Promise<unknown[]> {
  const first = formOf(email);
  let form = first;
  const answers: unknown[] = [];
  for (const step of steps) {
    if (step === "new form") form = formOf(email);
    else if (step === "first form") form = first;
    else if (step === "wait")
      await sql`update private.request_limits set resets_at = now() where bucket like 'mail-pause:%'`.execute(db());
    else {
      const [path, input] = ASKED[step](form);
      const { body, status } = await new Browser(service.url).post(path, input);
      answers.push([step, status, body.code ?? JSON.stringify(body).replace(email, "…")]);
    }
  }
  return answers;
}

const SENT = ["letter", 200, '{"status":true,"resendAfter":60}'];
const PAUSED = ["letter", 429, "resend-paused"];
const NONE_LEFT = ["letter", 429, "resend-limit-reached"];
const up = (step = "up") => [step, 200, '{"user":{"email":"…","emailVerified":false},"resendAfter":60}'];
const nameTaken = (step: string) => [step, 422, "username-taken"];

describe.each(ADDRESSES)("%s", (_, anAddress) => {
  it("D241: gets three letters again after a sign-up, and none more after another one", async () => {
    const fourTimes = Array.from({ length: 4 }, () => ["wait", "letter"] as const).flat();
    const found = await answersOf(await anAddress(), [
      "up",
      "letter",
      ...fourTimes,
      "new form",
      "up",
      "wait",
      "letter",
    ]);
    expect(found).toEqual([up(), PAUSED, SENT, SENT, SENT, NONE_LEFT, up(), NONE_LEFT]);
  });

  it("gets none more after a sign-up where all were asked for before it", async () => {
    const fourTimes = Array.from({ length: 4 }, () => ["letter", "wait"] as const).flat();
    const found = await answersOf(await anAddress(), [...fourTimes, "up", "wait", "letter"]);
    expect(found).toEqual([SENT, SENT, SENT, NONE_LEFT, up(), NONE_LEFT]);
  });

  it("waits after each sign-up, also where the same form is sent again", async () => {
    const found = await answersOf(await anAddress(), [
      "up",
      "wait",
      "up",
      "letter",
      "wait",
      "new form",
      "up",
      "letter",
    ]);
    expect(found).toEqual([up(), up(), PAUSED, up(), PAUSED]);
  });

  it("leaves the username taken for everybody but the form that asked for it", async () => {
    const others = ["upWithoutKey", "upByAnotherKey", "name"] as const;
    const found = await answersOf(await anAddress(), ["name", "up", ...others, "up"]);
    expect(found).toEqual([["name", 200, '{"status":true}'], up(), ...others.map(nameTaken), up()]);
  });

  it("leaves it taken after another form too, and each form stays the same sign-up", async () => {
    const found = await answersOf(await anAddress(), [
      "up",
      "new form",
      "up",
      "name",
      "up",
      "first form",
      "name",
      "up",
    ]);
    expect(found).toEqual([up(), up(), nameTaken("name"), up(), nameTaken("name"), up()]);
  });

  it("takes the same form with another username, which is taken from then on", async () => {
    const found = await answersOf(await anAddress(), ["up", "upByAnotherName", "otherName", "upByAnotherName"]);
    expect(found).toEqual([up(), up("upByAnotherName"), nameTaken("otherName"), up("upByAnotherName")]);
  });
});

it.each([
  ["an account", "address-in-use", true],
  ["an address that waits to be confirmed", "confirm-address", false],
] as const)("D241: sends the owner of %s three letters of sign-ups in 24 hours", async (_, template, isConfirmed) => {
  const email = await addressInUse(isConfirmed);
  const sent = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from private.outbox where payload ->> 'template' = ${template}
        and payload ->> 'user_id' = (select id::text from auth.users where email = ${email})`.execute(db());
    return rows[0]!.n;
  };
  const before = await sent();
  await answersOf(email, ["up", "new form", "up", "new form", "up"]);
  expect(await sent(), "within the pause").toBe(before + 1);
  await answersOf(email, Array.from({ length: 4 }, () => ["wait", "new form", "up"] as const).flat());
  expect(await sent()).toBe(before + 3);
});
