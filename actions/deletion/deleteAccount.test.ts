/** The end of an account: what keeps it, what goes, what stays, and that it ends once (D169, D299). */
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { deletionObstacles } from "../domain/accountDeletion.ts";
import { PASSWORD, register, signIn, WIZARD } from "../test/accounts.ts";
import { letProofsAge } from "../test/authenticatorApp.ts";
import { Browser } from "../test/browser.ts";
import { startCircle } from "../test/circle.ts";
import { contentsHash } from "../test/contents.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildGroup, buildUser, makeAdmin, sessionOf, type TestUser } from "../test/factories.ts";
import { invite } from "../test/invite.ts";
import { leave } from "../test/leave.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { deletionFacts } from "./deletionFacts.ts";

const GO = { confirmation: "DELETE" };

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

async function member() {
  const { email, userId } = await register(service);
  const browser = new Browser(service.url);
  expect((await signIn(browser, email)).status).toBe(200);
  await sql`update user_profiles set alias = ${`Bruno ${userId.slice(0, 6)}`}, is_verified = true, verified_at = app_now() where user_id = ${userId}`.execute(
    service.services.db,
  );
  return { browser, email, userId, name: "Bruno" };
}
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(service.services.db)).rows;
const kinds = async (browser: Browser) =>
  ((await browser.get("/auth/deletion")).body as unknown as { obstacles: { kind: string }[] }).obstacles.map(
    ({ kind }) => kind,
  );
const seat = ({ userId, email, name }: { userId: string; email: string; name: string }): TestUser => ({
  userId,
  email,
  name,
});

describe("what keeps an account (D169)", () => {
  it("is told with the circle, and refuses; nothing is written", async () => {
    const person = await member();
    await buildGroup(service.services.db, { admin: seat(person), members: ["Chloe"] });
    expect(await kinds(person.browser)).toEqual(["organizes"]);
    const before = await contentsHash(service.services.db);
    expect(await person.browser.post("/auth/delete-account", GO)).toMatchObject({
      status: 409,
      body: { code: "account-still-needed" },
    });
    expect(await contentsHash(service.services.db)).toBe(before);
  });

  describe("is the platform that nobody else could run (D206, D313)", () => {
    const leaveNoAdmin = () => sql`delete from user_roles`.execute(service.services.db);
    const admin = async () => {
      const person = await member();
      await makeAdmin(service.services.db, person.userId);
      return person;
    };

    it.each([
      ["there is no other platform admin", null],
      ["the other one has no second factor", sql`two_factor_enabled = false`],
      ["the other one is suspended", sql`suspended_at = app_now()`],
    ])("while %s", async (_, change) => {
      const { db } = service.services;
      await leaveNoAdmin();
      const person = await admin();
      if (change) await sql`update user_profiles set ${change} where user_id = ${(await admin()).userId}`.execute(db);
      expect(await kinds(person.browser)).toEqual(["last_admin"]);
      expect(await person.browser.post("/auth/delete-account", GO)).toMatchObject({
        status: 409,
        body: { code: "account-still-needed" },
      });
      await admin();
      expect(await kinds(person.browser)).toEqual([]);
      expect((await person.browser.post("/auth/delete-account", GO)).status).toBe(200);
    });

    it("also where the last two go at once: one stays", async () => {
      await leaveNoAdmin();
      const last = [await admin(), await admin()];
      const { db } = service.services;
      const going = await db.transaction().execute(async (holder) => {
        await sql`select from user_roles for update`.execute(holder);
        const all = last.map(({ browser }) => browser.post("/auth/delete-account", GO));
        await expectWaiting(db, 2);
        return all;
      });
      const answers = await Promise.all(going);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await rowsOf(sql`select from user_roles where role = 'admin'`)).toHaveLength(1);
      await leaveNoAdmin();
    });
  });

  it("is a seat in a running circle, what is owed after it, a balance and a withdrawal", async () => {
    const { db } = service.services;
    const circle = await startCircle(service, ["Amina", "Dora", "Eli"]);
    const { userId } = circle.member("Dora");
    const found = async () => deletionObstacles(await deletionFacts(db, userId));
    const group = { group_id: circle.groupId };
    expect(await found()).toMatchObject([{ kind: "running", group }]);
    await sql`update group_members set status = 'left', left_at = app_now() where group_id = ${circle.groupId} and user_id = ${userId}`.execute(
      db,
    );
    await sql`insert into ledger_accounts (kind, user_id, currency, balance) values
      ('available', ${userId}, 'USD', 3000), ('held', ${userId}, 'USD', 1200), ('held', ${userId}, 'EUR', 700),
      ('available', ${userId}, 'GBP', 0)`.execute(db);
    await sql`insert into withdrawals (user_id, amount) values (${userId}, 3000)`.execute(db);
    expect(await found()).toMatchObject([
      { kind: "owes", group, cents: 100_00 * 2, currency: "USD" },
      { kind: "payout", group },
      { kind: "balance", cents: 700, currency: "EUR" },
      { kind: "balance", cents: 4200, currency: "USD" },
      { kind: "withdrawal" },
    ]);
    // Written by hand, it would be a fault of the books.
    await sql`delete from ledger_accounts where user_id = ${userId} and kind in ('available', 'held')`.execute(db);
    await sql`delete from withdrawals where user_id = ${userId}`.execute(db);
  });

  it("is what comes back in the round of who left before the own turn, until it is paid out (D115)", async () => {
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"]);
    const { userId } = circle.member("Chloe");
    const found = async () => deletionObstacles(await deletionFacts(service.services.db, userId));
    const money = [{ kind: "payout", group: { group_id: circle.groupId } }];
    await circle.goTo(1, 0);
    await circle.pay("Chloe");
    await leave(service, circle, "Chloe", "Amina");
    for (const name of ["Bruno", "Dan"]) await circle.pay(name);
    await circle.tick();
    expect(await found()).toMatchObject(money);
    await circle.goTo(2, 0);
    for (const name of ["Amina", "Dan"]) await circle.pay(name, { round: 2 });
    await circle.goTo(2, 4);
    await circle.tick();
    await circle.goTo(3, 0);
    expect(await found()).toMatchObject(money);
    await circle.pay("Amina", { round: 3 });
    expect(await found()).toMatchObject([{ kind: "balance" }]);
  });

  it("is the own money that was paid and is not at rest, until a payout holds it or it is back with its payer (D31, D40, D117)", async () => {
    const { db } = service.services;
    const circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
    const { userId } = circle.member("Bruno");
    const ofBruno = sql`group_id = ${circle.groupId} and user_id = ${userId} and payout_round = 1`;
    const set = (change: string) => sql`update payments set ${sql.raw(change)} where ${ofBruno}`.execute(db);
    const isKept = async () =>
      deletionObstacles(await deletionFacts(db, userId)).some(({ kind }) => kind === "payment");
    await circle.goTo(1, 0);
    await circle.pay("Bruno");
    await sql`update group_members set status = 'left', left_at = app_now() where group_id = ${circle.groupId} and user_id = ${userId}`.execute(
      db,
    );
    expect(await isKept()).toBe(false);
    for (const [moves, rests] of [
      ["disputed_at = app_now()", "disputed_at = null"],
      ["held_until = app_now() + interval '1 day'", "held_until = app_now()"],
    ] as const) {
      await set(moves);
      expect([moves, await isKept()]).toEqual([moves, true]);
      await set(rests);
      expect([rests, await isKept()]).toEqual([rests, false]);
    }
    await sql`update obligations set waived_at = app_now() where ${ofBruno}`.execute(db);
    expect(await isKept()).toBe(true);
    await set("given_back_at = app_now()");
    expect(await isKept()).toBe(false);
    await set("given_back_at = null");
    for (const [refunded, keeps] of [
      ["total - 1", true],
      ["total", false],
    ] as const) {
      await set(`refunded_amount = ${refunded}, refunded_at = app_now()`);
      expect([refunded, await isKept()]).toEqual([refunded, keeps]);
    }
    await set("refunded_amount = 0, refunded_at = null");
    await sql`update obligations set waived_at = null where ${ofBruno}`.execute(db);

    await circle.pay("Chloe");
    await set("disputed_at = app_now()");
    expect(await isKept()).toBe(false);
    await set("disputed_at = null");
  });

  it("is what others still owe to who got a short pot, when the circle has ended (D34)", async () => {
    const circle = await startCircle(service, ["Amy", "Ben"]);
    const { userId } = circle.member("Amy");
    const found = async () => deletionObstacles(await deletionFacts(service.services.db, userId));
    await circle.goTo(1, 4);
    await circle.tick();
    await circle.goTo(2, 0);
    await circle.pay("Amy", { round: 2 });
    await circle.goTo(2, 4);
    await circle.tick();
    expect(await found()).toMatchObject([{ kind: "payout", group: { group_id: circle.groupId } }]);
    await circle.pay("Ben", { round: 1 });
    await circle.tick();
    expect(await found()).toMatchObject([{ kind: "balance" }]);
  });

  it("is no longer what others have defaulted on once the cycle is over: that goes with it, as it was shown (D61)", async () => {
    const { db } = service.services;
    const person = await member();
    const circle = await startCircle(service, ["Ben", seat({ ...person, name: "Amy" })]);
    const group = { group_id: circle.groupId };
    const debtor = circle.member("Ben").userId;
    const debt = { cents: 100_00, currency: "USD" };
    const goTo = async (round: number, offset: number) => {
      await circle.goTo(round, offset);
      await circle.tick();
      await signIn(person.browser, person.email);
    };
    // Under the name by which the test calls actions for people.
    await sql`insert into auth.sessions (id, user_id, token_hash, expires_at, updated_at)
      select ${sessionOf(person.userId)}, user_id, reverse(token_hash), expires_at, updated_at
      from auth.sessions where user_id = ${person.userId} limit 1`.execute(db);
    await goTo(1, 0);
    await circle.pay("Amy");
    await goTo(2, 4);
    expect(await kinds(person.browser)).toEqual(["payout"]);
    await goTo(2, 31);
    expect((await person.browser.get("/auth/deletion")).body).toMatchObject({
      obstacles: [],
      givesUp: [{ group, ...debt }],
    });
    for (const shown of [{}, { givesUp: [{ ...group, ...debt, cents: 1 }] }])
      expect((await person.browser.post("/auth/delete-account", { ...GO, ...shown })).body.code).toBe(
        "account-still-needed",
      );
    expect(
      (await person.browser.post("/auth/delete-account", { ...GO, givesUp: [{ ...group, ...debt }] })).status,
    ).toBe(200);

    expect((await runChecks(db)).filter(({ violations }) => violations > 0)).toEqual([]);
    expect(
      await rowsOf(sql`select balance from ledger_accounts where group_id = ${circle.groupId} and balance <> 0`),
    ).toEqual([]);
    // Nothing is owed to anybody any more, and the mark of the default stays (D135).
    const standing = sql<object>`select state, is_owed, is_arrear from obligation_standings
      where group_id = ${circle.groupId} and user_id = ${debtor}`;
    expect(await rowsOf(standing)).toEqual([{ state: "waived", is_owed: false, is_arrear: false }]);
    expect(await service.tick("reputation_scores")).toBe(200);
    const score = sql<object>`select reputation_score as score from user_profiles where user_id = ${debtor}`;
    expect(await rowsOf(score)).toEqual([{ score: 70 }]);
    const told = sql<object>`select values -> 'amount' as amount from notifications
      where user_id = ${debtor} and kind = 'debt_given_up'`;
    expect(await rowsOf(told)).toEqual([{ amount: debt }]);
    expect(
      (
        await service.callAction(
          "stripe_contribute",
          { ...group, payment_method: "card", cycle: 1, payout_round: 2 },
          { as: debtor },
        )
      ).body,
    ).toMatchObject({ extensions: { code: "contribution-waived" } });
  });

  it.each([
    ["without a word", {}, "deletion-not-confirmed"],
    ["with another one", { confirmation: "delete" }, "deletion-not-confirmed"],
  ])("%s is not confirmed", async (_, input, code) => {
    const { browser } = await member();
    expect(await browser.post("/auth/delete-account", input)).toMatchObject({
      status: 400,
      body: { code, field: "confirmation" },
    });
  });

  it("D302: a fresh proof is asked for", async () => {
    const { browser } = await member();
    await letProofsAge(service);
    expect((await browser.post("/auth/delete-account", GO)).body.code).toBe("fresh-proof-needed");
    await browser.post("/auth/prove", { password: PASSWORD });
    expect((await browser.post("/auth/delete-account", GO)).status).toBe(200);
  });
});

/** Makes others read somebody's name beyond their own conversations, as a request, an invitation and a deleted circle do. */
async function getNamedElsewhere(person: TestUser): Promise<void> {
  const { db } = service.services;
  const asThem = { as: person.userId, session: null };
  await sql`update subscribers set subscription_tier = 'premium', subscribed = true where user_id = ${person.userId}`.execute(
    db,
  );
  const done = async (answer: ReturnType<TestService["callAction"]>) => expect((await answer).status).toBe(200);
  const asking = { accept_agreement: true, message: `It is ${person.name} who asks` };
  const [open, answered] = [
    await buildGroup(db, { joinMethod: "request_to_join" }),
    await buildGroup(db, { joinMethod: "request_to_join" }),
  ];
  for (const { groupId } of [open, answered])
    await done(service.callAction("join_group", { group_id: groupId, ...asking }, asThem));
  const [request] = await rowsOf<{ join_request_id: string }>(
    sql`select join_request_id from join_requests where group_id = ${answered.groupId}`,
  );
  await done(service.callAction("reject_join_request", { ...request }, { as: answered.admin.userId }));

  const inviting = await buildGroup(db, { members: [person] });
  const invitee = await buildUser(db, { name: "Hana" });
  const invitation = { group_id: inviting.groupId, user_id: invitee.userId };
  await done(service.callAction("invite_person", invitation, asThem));
  const [row] = await rowsOf<object>(sql`select * from group_invitations where inviter_id = ${person.userId}`);
  expect(await service.deliverEvent("invitation_created", { op: "INSERT", new: row! })).toBe(200);

  const deleted = await buildGroup(db);
  const group = { group_id: deleted.groupId };
  await done(service.callAction("join_group", { ...group, accept_agreement: true }, asThem));
  const [{ name }] = (await rowsOf<{ name: string }>(
    sql`select name from groups where group_id = ${deleted.groupId}`,
  )) as [{ name: string }];
  await done(service.callAction("delete_group", { ...group, name }, { as: deleted.admin.userId }));
}

/** Every table that may hold something of a person, and what of it holds a text. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private', 'auth') order by 1`);
  const found: string[] = [];
  for (const { name } of tables)
    for (const text of texts) {
      const rows = await rowsOf(sql`select from ${sql.raw(name)} t where t::text ilike ${`%${text}%`} limit 1`);
      if (rows.length > 0) found.push(`${name}: ${text}`);
    }
  return found;
}

describe("a deleted account", () => {
  it("leaves no name, address or place anywhere, but the security log and the letter on its way (D225, D299)", async () => {
    const { db } = service.services;
    const browser = new Browser(service.url);
    const email = "zebulon.quartermain@example.com";
    await browser.post("/auth/sign-up/email", {
      ...WIZARD,
      name: "Zebulon Quartermain",
      email,
      username: "zebulon.q",
      password: PASSWORD,
      acceptTerms: true,
    });
    await sql`update auth.users set email_verified = true where email = ${email}`.execute(db);
    const [{ userId }] = (await rowsOf<{ userId: string }>(
      sql`select user_id as "userId" from user_profiles where email = ${email}`,
    )) as [{ userId: string }];
    await sql`update user_profiles set alias = 'Zebulon', avatar_url = null, is_verified = true, verified_at = app_now()
      where user_id = ${userId}`.execute(db);
    await signIn(browser, email);
    const zebulon = { userId, email, name: "Zebulon" };
    const group = await buildGroup(db, {
      members: [zebulon, "Chloe"],
      memberLimit: 5,
      payoutAssignmentMethod: "manual",
    });
    const order = { group_id: group.groupId, user_ids: group.members.map((member) => member.userId).toReversed() };
    expect((await service.callAction("set_payout_order", order, { as: group.admin.userId })).status).toBe(200);
    await getNamedElsewhere(zebulon);
    const chloe = group.members[2]!.userId;
    await sql`insert into messages (chat_id, sender_id, message) values (${group.groupId}, ${userId}, 'My Kestrel secret')`.execute(
      db,
    );
    await sql`insert into message_reactions (message_id, user_id, emoji)
      select message_id, ${userId}, '👍' from messages where chat_id = ${group.groupId} and sender_id = ${userId}`.execute(
      db,
    );
    await sql`insert into leave_requests (group_id, user_id, cycle, status, reason, answer_due_at, answered_at)
      values (${group.groupId}, ${userId}, 1, 'withdrawn', 'I move to Zanesville', app_now() + interval '1 day', app_now())`.execute(
      db,
    );
    const sent = { template: "email-changed", user_id: userId, to: "quartermain@example.org" };
    await sql`insert into private.outbox (kind, dedupe_key, payload, done_at)
      values ('mail', 'email-changed:zebulon', ${JSON.stringify(sent)}, now())`.execute(db);
    await sql`insert into notifications (user_id, kind, values) values (${chloe}, 'member_joined',
      ${JSON.stringify({ group: "Queens", member: { user_id: userId, alias: "Zebulon" } })})`.execute(db);

    expect(await kinds(browser)).toEqual([]);
    expect((await browser.post("/auth/delete-account", GO)).status).toBe(200);
    expect(await browser.get("/auth/token")).toMatchObject({ status: 401 });
    await service.settle();

    expect(service.letters.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
      "Your account was deleted",
    );
    expect(await placesOf(["Zebulon", "Quartermain", "Zanesville", "555) 010-9999"])).toEqual([
      "private.outbox: Zebulon",
      "private.outbox: Quartermain",
      "public.security_audit_logs: Zebulon",
      "public.security_audit_logs: Quartermain",
    ]);
    expect(await rowsOf(sql`select from private.outbox where payload ->> 'user_id' = ${userId}`)).toEqual([]);
    expect(await service.tick("clean_up")).toBe(200);
    expect(await placesOf(["Zebulon", "Quartermain"])).toEqual([
      "public.security_audit_logs: Zebulon",
      "public.security_audit_logs: Quartermain",
    ]);
    // What was taken back is kept apart for disputes, as after any deletion (D178).
    expect(await placesOf(["Kestrel secret"])).toEqual(["private.withheld_messages: Kestrel secret"]);
    expect(await rowsOf(sql`select alias, name, phone from user_profiles where user_id = ${userId}`)).toEqual([
      { alias: "Former member", name: "Former member", phone: null },
    ]);
    expect(
      await rowsOf(sql`select values -> 'member' ->> 'alias' as alias from messages
        where chat_id = ${group.groupId} and kind = 'member_left'`),
    ).toEqual([{ alias: "Former member" }]);
    expect(await rowsOf(sql`select from identity_verifications where user_id = ${userId}`)).toEqual([]);
    expect(await rowsOf(sql`select from private.identity_details where user_id = ${userId}`)).toEqual([]);
    expect(await rowsOf(sql`select from message_reactions where user_id = ${userId}`)).toEqual([]);
    expect((await runChecks(db)).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it("gives its seat to who waits, ends what was asked for, and closes a circle of its own", async () => {
    const { db } = service.services;
    const person = await member();
    const full = await buildGroup(db, { members: [seat(person)], memberLimit: 2 });
    const next = await buildUser(db, { plan: "premium" });
    await service.callAction("join_waiting_list", { group_id: full.groupId }, { as: next.userId });
    const asked = await buildGroup(db, { joinMethod: "request_to_join" });
    await sql`insert into join_requests (group_id, user_id) values (${asked.groupId}, ${person.userId})`.execute(db);
    await sql`update subscribers set subscription_tier = 'premium', subscribed = true where user_id = ${person.userId}`.execute(
      db,
    );
    const own = await buildGroup(db, { admin: seat(person) });

    expect((await person.browser.post("/auth/delete-account", GO)).status).toBe(200);
    expect(
      await rowsOf(
        sql`select offered_at is not null as offered from group_waiting_list where user_id = ${next.userId}`,
      ),
    ).toEqual([{ offered: true }]);
    expect(await rowsOf(sql`select from join_requests where user_id = ${person.userId}`)).toEqual([]);
    expect(
      await rowsOf(sql`select status, current_members as members from groups where group_id = ${own.groupId}`),
    ).toEqual([{ status: "closed", members: 0 }]);
    expect(await rowsOf(sql`select current_members as members from groups where group_id = ${full.groupId}`)).toEqual([
      { members: 1 },
    ]);
  });

  it("takes its open invitations back, and keeps those that were answered (D109, D169)", async () => {
    const { db } = service.services;
    const person = await member();
    const { groupId } = await buildGroup(db, { members: [seat(person)], memberLimit: 5 });
    const answeredAt = new Date("2026-06-01T12:00:00Z");
    await db
      .insertInto("group_invitations")
      .values([
        { group_id: groupId, inviter_id: person.userId, invitee_email: "open@example.com" },
        {
          group_id: groupId,
          inviter_id: person.userId,
          invitee_email: "declined@example.com",
          status: "declined",
          answered_at: answeredAt,
        },
      ])
      .execute();

    expect((await person.browser.post("/auth/delete-account", GO)).status).toBe(200);
    expect(
      await rowsOf(sql`select status, answered_at = ${answeredAt} as "asItWas" from group_invitations
        where group_id = ${groupId} order by invitee_email`),
    ).toEqual([
      { status: "declined", asItWas: true },
      { status: "revoked", asItWas: false },
    ]);
  });

  it("takes along the invitations to whom others had picked by name, and leaves those to a typed address (D110, D266)", async () => {
    const person = await member();
    const [picking, typing] = [await buildGroup(service.services.db), await buildGroup(service.services.db)];
    const declined = await invite(service, picking, { userId: person.userId });
    const decline = { invitation_id: declined };
    const by = { as: person.userId, session: null };
    expect((await service.callAction("decline_invitation", decline, by)).status).toBe(200);
    await invite(service, picking, { userId: person.userId });
    await invite(service, typing, { email: person.email });

    expect((await person.browser.post("/auth/delete-account", GO)).status).toBe(200);
    expect(
      await rowsOf(sql`select group_id, status from group_invitations where invitee_email = ${person.email}`),
    ).toEqual([{ group_id: typing.groupId, status: "pending" }]);
  });

  it("is deleted once, however many devices ask at the same time", async () => {
    const { browser, email, userId } = await member();
    const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post("/auth/delete-account", GO)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 401)]);
    await service.settle();
    expect(
      service.letters.filter(({ subject, to }) => to === email && subject === "Your account was deleted"),
    ).toHaveLength(1);
    expect(
      await rowsOf(sql`select from security_audit_logs where user_id = ${userId} and event_type = 'account_deletion'`),
    ).toHaveLength(1);
  });

  it("is the same deletion when it is asked for again after a lost answer, and no other ended session is one", async () => {
    const { browser, email } = await member();
    const ask = { ...GO, deletionKey: crypto.randomUUID() };
    const session = { cookie: browser.cookie };
    expect((await browser.post("/auth/delete-account", ask)).status).toBe(200);
    const again = (input: object) => new Browser(service.url).post("/auth/delete-account", input, session);
    expect(await again(ask)).toMatchObject({ status: 200, body: { success: true } });
    for (const other of [GO, { ...GO, deletionKey: crypto.randomUUID() }])
      expect(await again(other)).toMatchObject({ status: 401, body: { code: "session-expired" } });
    await service.settle();
    expect(
      service.letters.filter(({ subject, to }) => to === email && subject === "Your account was deleted"),
    ).toHaveLength(1);
  });

  it("is not done by a key whose request was refused", async () => {
    const { browser } = await member();
    const ask = { ...GO, deletionKey: crypto.randomUUID() };
    await letProofsAge(service);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await browser.post("/auth/delete-account", ask)).body.code).toBe("fresh-proof-needed");
  });

  it("frees its address and never its username", async () => {
    const { browser, email } = await register(service);
    await signIn(browser, email);
    const [row] = await rowsOf<{ username: string }>(sql`select username from user_profiles where email = ${email}`);
    expect((await browser.post("/auth/delete-account", GO)).status).toBe(200);
    const again = { name: "Bruno", email, password: PASSWORD, acceptTerms: true };
    expect(
      await browser.post("/auth/sign-up/email", { ...again, username: row!.username.toUpperCase() }),
    ).toMatchObject({ body: { code: "username-taken" } });
    expect((await browser.post("/auth/sign-up/email", { ...again, username: "another.bruno" })).status).toBe(200);
  });

  it("nobody who is here may be called like one who is not", async () => {
    const { userId } = await member();
    await expect(
      sql`update user_profiles set alias = 'former MEMBER' where user_id = ${userId}`.execute(service.services.db),
    ).rejects.toThrow("user_profiles_alias_poses_as_nobody");
  });
});
