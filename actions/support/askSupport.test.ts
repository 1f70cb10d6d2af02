import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Browser } from "../test/browser.ts";
import { buildUser } from "../test/factories.ts";
import { expectSameTime, TRIES } from "../test/sameTime.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { makeQuestionToken } from "./questionToken.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const fresh = () => `${randomUUID()}@example.com`;
const QUESTION = {
  category: "payout",
  subject: "Where is my payout?",
  text: "It was due on Monday and I do not see it anywhere.",
  language: "es",
};
const ask = (email: string, changes: object = {}) =>
  new Browser(service.url).post("/auth/ask-support", { ...QUESTION, email, ...changes });
const confirm = (token: string) => new Browser(service.url).post("/auth/confirm-question", { token });
const ticketsOf = async (email: string) =>
  (
    await sql<{ number: number; priority: string; language: string; user_id: string | null; subject: string }>`
      select t.* from support_tickets t left join user_profiles p using (user_id) where ${email} in (t.email, p.email)`.execute(
      service.services.db,
    )
  ).rows;

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200);
  await service.settle();
  const letter = service.letters.findLast(({ text, to }) => to === email && text.includes("/support?confirm="))!;
  return new URL(/https:\/\/\S+/.exec(letter.text)![0]).searchParams.get("confirm")!;
}

it("D214: a visitor's question is a ticket as soon as its letter is confirmed, and not before; twice it is the same", async () => {
  const email = fresh();
  const token = await tokenFor(email);
  expect(service.letters.at(-1)).toMatchObject({ to: email, subject: "Confirma tu pregunta" });
  expect(await ticketsOf(email)).toEqual([]);
  const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const tickets = await ticketsOf(email);
  expect(tickets).toMatchObject([{ user_id: null, language: "es", priority: "urgent", subject: QUESTION.subject }]);
  expect(new Set(answers.map(({ body }) => body["number"]))).toEqual(new Set([tickets[0]!.number]));
  await service.settle();
  const opened = service.letters.findLast(({ to }) => to === email)!;
  expect(opened.subject).toBe(`Recibimos tu consulta (${tickets[0]!.number})`);
  // Who has no account has no page to read it on.
  expect(opened.text).not.toContain("/support?ticket=");
});

it.each(["en", "es", "fr"])(
  "the letter repeats no word of the question to an address that is anybody's: %s",
  async (language) => {
    const email = fresh();
    const trick = {
      subject: "Your account is locked: https://evil.test/unlock",
      text: "Go to https://evil.test/unlock today.",
    };
    expect((await ask(email, { ...trick, language })).status).toBe(200);
    await service.settle();
    const letter = service.letters.findLast(({ to }) => to === email)!;
    expect(letter.text).toContain("/support?confirm=");
    expect(JSON.stringify(letter)).not.toMatch(/evil|locked|unlock/i);
  },
);

it("D214: of an address with an account it is that person's ticket", async () => {
  const { email, userId } = await buildUser(service.services.db, { plan: "premium" });
  await confirm(await tokenFor(email));
  expect(await ticketsOf(email)).toMatchObject([{ user_id: userId, plan_id: "premium" }]);
  await service.settle();
  expect(service.letters.at(-1)!.text).toContain("/support?ticket=");
});

it("who has asked all that a day allows in the app is still answered by letter", async () => {
  const { email, userId } = await buildUser(service.services.db);
  await sql`insert into support_tickets (user_id, category, subject, body)
    select ${userId}, 'other', 'A question', 'A question that is long enough: ' || n
    from generate_series(1, limit_of('tickets_per_day')) n`.execute(service.services.db);
  expect((await confirm(await tokenFor(email))).status).toBe(200);
  expect((await ticketsOf(email)).filter(({ user_id }) => user_id === null)).toHaveLength(1);
});

it("an address that nobody has confirmed is no account's", async () => {
  const { email } = await buildUser(service.services.db, { isConfirmed: false });
  await confirm(await tokenFor(email));
  expect(await ticketsOf(email)).toMatchObject([{ user_id: null }]);
});

it.each([
  ["email", { email: "nobody" }, "invalid-email"],
  ["category", { category: "money" }, "invalid-input"],
  ["subject", { subject: "Help" }, "invalid-input"],
  ["subject", { subject: "x".repeat(121) }, "invalid-input"],
  ["subject", { subject: "Two\nlines of it" }, "invalid-input"],
  ["text", { text: "Too short." }, "invalid-input"],
  ["text", { text: "x".repeat(4001) }, "invalid-input"],
])("D211: refuses a wrong %s, names it and keeps nothing: %j", async (field, changes, code) => {
  const email = fresh();
  const answer = await ask(email, changes);
  expect(answer).toMatchObject({ status: 400, body: { code, field } });
  const { rows } = await sql`select 1 from private.support_questions where email = ${email}`.execute(
    service.services.db,
  );
  expect(rows).toEqual([]);
});

it("a link that is too old, not whole or not ours opens nothing", async () => {
  const { AUTH_SECRET } = service.services.env;
  const token = await tokenFor(fresh());
  const { rows } = await sql<{ question_id: string }>`
    select question_id from private.support_questions order by asked_at desc limit 1`.execute(service.services.db);
  const before = await sql`select count(*) from support_tickets`.execute(service.services.db);
  for (const wrong of [
    `${token}x`,
    await makeQuestionToken(AUTH_SECRET, rows[0]!.question_id, -1),
    await makeQuestionToken("another secret that is long enough", rows[0]!.question_id, 1),
    await makeQuestionToken(AUTH_SECRET, randomUUID(), 1),
  ])
    expect(await confirm(wrong)).toMatchObject({
      status: 400,
      body: { code: "question-link-invalid", field: "token" },
    });
  expect((await sql`select count(*) from support_tickets`.execute(service.services.db)).rows).toEqual(before.rows);
});

it("D214: beyond three a day and address no letter goes, and nobody is told", async () => {
  const email = fresh();
  for (let at = 0; at < 5; at++) expect(await ask(email)).toMatchObject({ status: 200, body: { status: true } });
  await service.settle();
  expect(service.letters.filter(({ to }) => to === email)).toHaveLength(3);
});

it("D246: asking takes the same time for known and unknown addresses", { timeout: 180_000 }, () =>
  expectSameTime("asking support", async () => {
    const known: string[] = [];
    for (let at = 0; at < TRIES; at++) known.push((await buildUser(service.services.db)).email);
    return async (side, n) => {
      const started = performance.now();
      const { status } = await ask(side === 0 ? known[n]! : fresh());
      expect(status).toBe(200);
      return performance.now() - started;
    };
  }),
);
