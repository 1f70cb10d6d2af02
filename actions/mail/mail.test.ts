import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inTransaction, type Tx } from "../db/database.ts";
import { tell } from "../news/tell.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { startCircle } from "../test/circle.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { followConfirmation, register } from "../test/accounts.ts";
import { Browser } from "../test/browser.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import type { MailPayload } from "./mails.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.letters.length = 0;
});

async function send(payload: MailPayload) {
  await enqueue(service.services.db, { kind: "mail", dedupeKey: randomUUID(), payload });
  await service.settle();
  return service.letters.at(-1);
}
const linksOf = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) =>
    href!.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );

describe("signing up", () => {
  const signUp = (changes: object) =>
    new Browser(service.url).post("/auth/sign-up/email", {
      name: "Zoë <b>O'Hara</b>",
      username: `zoe.${randomUUID().slice(0, 8)}`,
      password: "Quiet-Harbour7",
      acceptTerms: true,
      ...changes,
    });

  it("brings a letter whose link confirms the address, and then a welcome", async () => {
    const email = "zoe@example.com";
    await signUp({ email });
    await service.settle();
    const [letter] = service.letters;
    expect(letter).toMatchObject({ to: email, subject: "Please confirm your email address" });
    expect(letter!.text).toMatch(/^Hello,\n/);
    expect(letter!.text).not.toContain("Zoë");
    expect(letter!.html).not.toContain("<b>");
    const [link] = linksOf(letter!.html);
    expect(letter!.text).toContain(link);
    expect(new URL(link!).origin).toBe("https://circle.test");
    expect(await followConfirmation(new Browser(service.url), link!)).toBe("/login?confirmed=1");
    await service.settle();
    expect(service.letters.map(({ subject }) => subject)).toEqual([letter!.subject, "Welcome to Savings Circle"]);
  });

  it.each([
    ["/g/family?x=1#top", "/login?confirmed=1&next=%2Fg%2Ffamily%3Fx%3D1%23top"],
    ["/\\evil.example", "/login?confirmed=1"],
    ["//evil.example", "/login?confirmed=1"],
  ])("leads who signed up on the way to %j, in whatever browser, to %s", async (wayBack, place) => {
    const email = `${randomUUID()}@example.com`;
    expect((await signUp({ email, wayBack })).status).toBe(200);
    await service.settle();
    const [link] = linksOf(service.letters.at(-1)!.html);
    expect(await followConfirmation(new Browser(service.url), link!)).toBe(place);
    await service.settle();
    // The welcome leads the same way, also days later.
    const [signIn] = linksOf(service.letters.at(-1)!.html);
    expect(signIn).toBe(`https://circle.test${place.replace("confirmed=1&", "").replace("?confirmed=1", "")}`);
  });

  it.each([
    ["en", "Please confirm your email address", "Hello,\n"],
    ["es", "Confirma tu correo electrónico", "Hola:\n"],
    ["fr", "Confirmez votre adresse e-mail", "Bonjour,\n"],
  ])("speaks %s, and says no word that somebody typed to a stranger", async (language, subject, greeting) => {
    await signUp({ email: `${language}@example.com`, language });
    await service.settle();
    expect(service.letters.at(-1)).toMatchObject({ subject });
    expect(service.letters.at(-1)!.html).toContain(`<html lang="${language}">`);
    expect(service.letters.at(-1)!.text.startsWith(greeting)).toBe(true);
    expect(service.letters.at(-1)!.text).not.toContain("Zoë");
  });

  it("with an address in use tells its owner, and nobody else", async () => {
    const { db } = service.services;
    const email = "owner@example.com";
    await signUp({ email });
    await db.updateTable("auth.users").set({ email_verified: true }).where("email", "=", email).execute();
    await service.settle();
    await db.deleteFrom("private.request_limits").execute();
    service.letters.length = 0;
    await signUp({ email, name: "Mallory" });
    await service.settle();
    expect(service.letters).toMatchObject([{ to: email, subject: "You already have an account" }]);
    expect(service.letters[0]!.text).not.toContain("Mallory");
    expect(linksOf(service.letters[0]!.html)).toEqual(["https://circle.test/login"]);
  });
});

it("does not ask to confirm what was confirmed in the meantime", async () => {
  const { userId } = await buildUser(service.services.db);
  expect(await send({ template: "confirm-address", user_id: userId })).toBeUndefined();
});

it("gives one letter the same Message-ID on every try, and each letter its own", async () => {
  const { userId } = await buildUser(service.services.db);
  const first = await send({ template: "welcome", user_id: userId });
  const second = await send({ template: "welcome", user_id: userId });
  expect(first!.messageId).toMatch(/^<[0-9a-f]{32}@circle\.test>$/);
  expect(second!.messageId).not.toBe(first!.messageId);
  await service.services.db
    .updateTable("private.outbox")
    .set({ done_at: null, next_attempt_at: new Date(0) })
    .execute();
  service.letters.length = 0;
  await service.settle();
  const again = service.letters.map(({ messageId }) => messageId);
  expect(again).toEqual(expect.arrayContaining([first!.messageId, second!.messageId]));
});

it("invites an address that may have no account", async () => {
  const { db } = service.services;
  const { admin, groupId } = await buildGroup(db);
  const { invitation_id } = await db
    .insertInto("group_invitations")
    .values({ group_id: groupId, inviter_id: admin.userId, invitee_email: "friend@example.com" })
    .returning("invitation_id")
    .executeTakeFirstOrThrow();
  const letter = await send({ template: "group-invitation", invitation_id, path: `/join/${groupId}?invitation=token` });
  expect(letter).toMatchObject({ to: "friend@example.com" });
  expect(letter!.subject).toMatch(/^Amina invites you to Circle /);
  expect(linksOf(letter!.html)).toEqual([`https://circle.test/join/${groupId}?invitation=token`]);
});

describe("whoever has an address that nobody has confirmed reads no name that somebody typed", () => {
  const typed = "Call +1 555 0100 now";

  it("in an invitation, where a stranger signed up with the address", async () => {
    const { db } = service.services;
    const { admin, groupId } = await buildGroup(db);
    const { userId, email } = await buildUser(db, { name: typed });
    const { invitation_id } = await db
      .insertInto("group_invitations")
      .values({ group_id: groupId, inviter_id: admin.userId, invitee_email: email })
      .returning("invitation_id")
      .executeTakeFirstOrThrow();
    const invite = () =>
      send({ template: "group-invitation", invitation_id, path: `/join/${groupId}?invitation=token` });
    expect((await invite())!.text).toContain(`Hello ${typed},`);
    await db.updateTable("user_profiles").set({ email_confirmed_at: null }).where("user_id", "=", userId).execute();
    expect((await invite())!.text).toContain(`Hello ${email},`);
  });

  it("in the letter to a new address of an account", async () => {
    const { db } = service.services;
    const { userId } = await register(service);
    await db.updateTable("user_profiles").set({ name: typed }).where("user_id", "=", userId).execute();
    const { email_change_id } = await db
      .insertInto("auth.email_changes")
      .values({ user_id: userId, new_email: "stranger@example.com" })
      .returning("email_change_id")
      .executeTakeFirstOrThrow();
    const letter = await send({ template: "confirm-new-address", user_id: userId, change_id: email_change_id });
    expect(letter).toMatchObject({ to: "stranger@example.com" });
    expect(letter!.text).toMatch(/^Hello,\n/);
    expect((await send({ template: "welcome", user_id: userId }))!.text).toContain(`Hello ${typed},`);
  });
});

it("writes no letter that leads away from our pages", async () => {
  const { db } = service.services;
  const { admin, groupId } = await buildGroup(db);
  const { invitation_id } = await db
    .insertInto("group_invitations")
    .values({ group_id: groupId, inviter_id: admin.userId, invitee_email: "friend@example.com" })
    .returning("invitation_id")
    .executeTakeFirstOrThrow();
  expect(await send({ template: "group-invitation", invitation_id, path: "//evil.example/login" })).toBeUndefined();
});

describe("a notice", () => {
  /** Tells a person something about the group Neighbours, and lets the notice arrive twice. */
  async function notice(
    say: (
      tx: Tx,
      telling: { to: string[]; group: { group_id: string; name: string }; occasion: string },
    ) => Promise<void>,
    options: { emailEnabled?: boolean; language?: "en" | "es" | "fr" } = {},
  ) {
    const { db } = service.services;
    const person = await buildUser(db, { language: options.language });
    if (options.emailEnabled === false) {
      await db
        .updateTable("user_preferences")
        .set({ email_enabled: false })
        .where("user_id", "=", person.userId)
        .execute();
    }
    const { groupId: group_id } = await buildGroup(db);
    const group = { group_id, name: "Neighbours" };
    await inTransaction(db, (tx) => say(tx, { to: [person.userId], group, occasion: randomUUID() }));
    const row = await db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", person.userId)
      .executeTakeFirstOrThrow();
    const deliver = () => service.deliverEvent("notification_created", { op: "INSERT", new: row }, row.notification_id);
    expect([await deliver(), await deliver()]).toEqual([200, 200]);
    await service.settle();
    return person;
  }
  const approved: Parameters<typeof notice>[0] = (tx, telling) => tell(tx, "join_approved", { ...telling, values: {} });

  it("becomes one letter, however often it is delivered", async () => {
    const person = await notice(approved);
    expect(service.letters).toMatchObject([{ to: person.email, subject: "You are in: Neighbours" }]);
  });

  it("says what was written to the person, as it was written", async () => {
    const note = "Sorry: {{group}} is <b>full</b>";
    await notice((tx, telling) => tell(tx, "join_rejected", { ...telling, values: { reason: "stated", note } }), {
      language: "es",
    });
    expect(service.letters).toMatchObject([{ subject: "Tu solicitud para unirte a Neighbours" }]);
    expect(service.letters[0]!.text).toContain(`Quien administra escribió: «${note}»`);
    expect(service.letters[0]!.html).not.toContain("<b>");
  });

  it("says a day as the reader writes it", async () => {
    await notice((tx, telling) => tell(tx, "group_started", { ...telling, values: { first_due: "2027-03-01" } }), {
      language: "fr",
    });
    expect(service.letters).toMatchObject([{ subject: "Neighbours a démarré" }]);
    expect(service.letters[0]!.text).toContain("La première cotisation est due le 1er mars 2027.");
  });

  it("of money says the sums in the person's language and currency", async () => {
    const { db } = service.services;
    const circle = await startCircle(service, ["Amina", "Bruno"]);
    const languages = { Amina: "fr", Bruno: "es" } as const;
    for (const [name, language] of Object.entries(languages)) {
      const { userId } = circle.member(name);
      await db.updateTable("user_preferences").set({ language }).where("user_id", "=", userId).execute();
    }
    await circle.goTo(1, 0);
    await circle.pay("Bruno");
    await circle.tick();
    const notices = await db
      .selectFrom("notifications")
      .selectAll()
      .where("group_id", "=", circle.groupId)
      .where("kind", "in", ["contribution_received", "payout_released"])
      .execute();
    for (const row of notices) await service.deliverEvent("notification_created", { op: "INSERT", new: row });
    await service.settle();
    const receipt = service.letters.find(({ to }) => to === circle.member("Bruno").email)!;
    expect(receipt.subject).toMatch(/^Recibo \d+: Circle /);
    expect(receipt.text).toMatch(/\$105\.77/);
    const payout = service.letters.find(({ to }) => to === circle.member("Amina").email)!;
    expect(payout.subject).toMatch(/^Votre versement de Circle /);
    expect(payout.text).toMatch(/100,00\s*\$/);
    expect(linksOf(payout.html)).toEqual(["https://circle.test/dashboard", payout.stop]);
  });

  it("that is not worth a letter stays in the app", async () => {
    await notice((tx, telling) =>
      tell(tx, "member_joined", { ...telling, values: { member: { user_id: randomUUID(), alias: "Bruno" } } }),
    );
    expect(service.letters).toEqual([]);
  });

  it("is not sent to who wants no e-mail", async () => {
    await notice(approved, { emailEnabled: false });
    expect(service.letters).toEqual([]);
  });
});
