import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { pay as fillInCheckout } from "../../local/stripe/forTests.ts";
import { runChecks } from "../checks/runChecks.ts";
import { openDatabase, type Database } from "../db/database.ts";
import { buildGroup, buildUser, type TestGroup } from "./factories.ts";
import { startKillableService, type KillableService } from "./killableService.ts";
import { liftRequestLimits } from "./testService.ts";

const CARD = "4242424242424242";
/** How often the service is killed at a random moment; a night may ask for more. */
const KILLS = Number(process.env.KILLS ?? 20);

let database: TestDatabase;
let db: Database;
let service: KillableService;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url);
  await liftRequestLimits(db);
  service = await startKillableService(database.url);
});
afterAll(async () => {
  await service?.stop();
  await db?.destroy();
  await database?.drop();
});
afterEach(async () => {
  await sql`update private.app_clock set shift = '0'`.execute(db);
});

/** Every named place in the code. */
const SOURCE = path.resolve(import.meta.dirname, "..");
const POINTS = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .flatMap((file) => readFileSync(path.join(SOURCE, file), "utf8").match(/(?<=failPoint\(")[^"]+/g) ?? [])
  .filter((point, at, all) => all.indexOf(point) === at)
  // Files are killed in files/kills.test.ts, where what is in the storage is looked at too, acts in killedActs.test.ts,
  // what one signs in with in auth/killed.test.ts.
  .filter((point) => !/^(file|act|account):/.test(point))
  .toSorted();

interface Operation {
  /** Prepares what must be there before the service dies; runs in a healthy process. */
  prepare(): Promise<TestGroup>;
  /** Makes the service pass the place. The answer may never come. */
  trigger(group: TestGroup): Promise<unknown>;
  /** What the caller does when no answer has come. */
  repeat(group: TestGroup): Promise<unknown>;
  /** What must then be there, exactly once. */
  expectOnce(group: TestGroup): Promise<void>;
}

const recruiting = () => buildGroup(db, { members: ["Bruno", "Chloe"] });
const input = (group: TestGroup) => ({ group_id: group.groupId });
const started = async (): Promise<TestGroup> => {
  const group = await recruiting();
  expect((await service.callAction("start_group", input(group), group.admin.userId)).status).toBe(200);
  return group;
};
const bruno = (group: TestGroup) => group.members[1]!.userId;
const contribution = (group: TestGroup) => ({ ...input(group), payment_method: "card" });
const open = async (group: TestGroup, userId: string): Promise<{ url: string; payment_id: string }> => {
  const { body } = await service.callAction("stripe_contribute", contribution(group), userId);
  return { url: String(body.url), payment_id: String(body.payment_id) };
};
/** Fills in the provider's page. */
const fill = async ({ url }: { url: string }) =>
  expect(await fillInCheckout({ url }, CARD)).toMatchObject({ status: 303 });
const paymentOf = (group: TestGroup) =>
  db.selectFrom("payments").selectAll().where("group_id", "=", group.groupId).where("status", "<>", "failed").execute();
const check = async (group: TestGroup) => {
  const [payment] = await paymentOf(group);
  return service.insist("check_contribution", { payment_id: payment!.payment_id }, payment!.user_id);
};
const rows = async (table: string, group: TestGroup, condition = "true") => {
  const counted = await sql<{ n: number }>`
    select count(*)::integer as n from ${sql.table(table)}
    where group_id = ${group.groupId} and ${sql.raw(condition)}`.execute(db);
  return counted.rows[0]!.n;
};

/** The quick sign-up form, sent again with its key as a browser does when no answer came. */
let form = { email: "", username: "", signUpKey: "" };
const signUp = () =>
  fetch(`${service.url}/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "https://circle.test" },
    body: JSON.stringify({ ...form, name: "Dan", password: "Quiet-Harbour7", acceptTerms: true }),
    signal: AbortSignal.timeout(10_000),
  });

/** A group in which Bruno let the grace of round 1 pass. */
const lateGroup = async (): Promise<TestGroup> => {
  const group = await started();
  await sql`update private.app_clock set shift = '8 days'`.execute(db);
  for (const cron of ["expire_checkouts", "rounds", "late_requests"]) expect(await service.tick(cron)).toBe(200);
  return group;
};
const late = (group: TestGroup) => ({ ...input(group), cycle: 1, payout_round: 1 });
const lateRows = async (table: "late_requests" | "late_allowances", group: TestGroup) => {
  const counted = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}
    join rounds using (round_id) where group_id = ${group.groupId}`.execute(db);
  return counted.rows[0]!.n;
};
const askLate = (group: TestGroup) => service.callAction("ask_to_pay_late", late(group), bruno(group));
const allowLate = (group: TestGroup) =>
  service.callAction("allow_late_payment", { ...late(group), user_id: bruno(group) }, group.admin.userId);

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const otherTerms = (group: TestGroup) => ({
  ...input(group),
  contribution_amount: 150_00,
  currency: "USD",
  frequency: "monthly",
  member_limit: 5,
  payout_assignment_method: "join_order",
  start_date: inDays(20),
});
const changeTerms = (group: TestGroup) =>
  service.callAction("change_group_terms", otherTerms(group), group.admin.userId);
/** A group whose members are asked to accept other terms. */
const askedAboutTerms = async (): Promise<TestGroup> => {
  const group = await recruiting();
  expect((await changeTerms(group)).status).toBe(200);
  return group;
};
/** An act of the admin that is prepared by nothing. */
const byAdmin = (action: string, more: (group: TestGroup) => object | Promise<object> = () => ({})) => {
  const call = async (group: TestGroup) =>
    service.callAction(action, { ...input(group), ...(await more(group)) }, group.admin.userId);
  return { prepare: recruiting, trigger: call, repeat: call };
};
const acceptTerms = async (group: TestGroup) => {
  const { rows: asked } = await sql<{ terms_hash: string }>`select terms_hash from term_consents
    where group_id = ${group.groupId} and user_id = ${bruno(group)}`.execute(db);
  return service.callAction(
    "accept_group_terms",
    { ...input(group), terms_hash: asked[0]!.terms_hash, accept_agreement: true },
    bruno(group),
  );
};
const declineTerms = (group: TestGroup) => service.callAction("decline_group_terms", input(group), bruno(group));
const acceptAdmin = (group: TestGroup) => service.callAction("accept_admin_role", input(group), bruno(group));

const askToLeave = (group: TestGroup) => service.callAction("ask_to_leave", input(group), bruno(group));
const afterAsking = async (group: TestGroup): Promise<TestGroup> => {
  expect((await askToLeave(group)).status).toBe(200);
  return group;
};
const agree = async (group: TestGroup) => {
  const { leave_request_id } = await db
    .selectFrom("leave_requests")
    .select("leave_request_id")
    .where("group_id", "=", group.groupId)
    .executeTakeFirstOrThrow();
  return service.callAction("answer_leave_request", { leave_request_id, agree: true }, group.admin.userId);
};
const remove = (group: TestGroup) =>
  service.callAction(
    "remove_member",
    { ...input(group), user_id: bruno(group), reason: "Goodbye" },
    group.admin.userId,
  );
/** Bruno is out of a group that has not started, and was told once. */
const expectOut = async (group: TestGroup, kind: string) => {
  expect(await rows("group_members", group, `user_id = '${bruno(group)}'`)).toBe(0);
  expect(await rows("notifications", group, `kind = '${kind}'`)).toBe(1);
};
/**
 * A circle of two whose cycle is complete. It was played a month ago, and its debts are paid now: the provider's checkout
 * goes by its own clock.
 */
const completed = async (): Promise<TestGroup> => {
  await sql`update private.app_clock set shift = '-30 days'`.execute(db);
  const group = await buildGroup(db, { members: ["Bruno"], frequency: "weekly" });
  expect((await service.callAction("start_group", input(group), group.admin.userId)).status).toBe(200);
  await sql`update private.app_clock set shift = '0'`.execute(db);
  for (const cron of ["expire_checkouts", "rounds"]) expect(await service.tick(cron)).toBe(200);
  for (const [payout_round, userId] of [
    [1, bruno(group)],
    [2, group.admin.userId],
  ] as const) {
    const debt = { ...contribution(group), cycle: 1, payout_round };
    const { body } = await service.callAction("stripe_contribute", debt, userId);
    await fill({ url: String(body.url) });
    await service.insist("check_contribution", { payment_id: body.payment_id }, userId);
  }
  return group;
};
const openRestart = (group: TestGroup) => service.insist("initiate_group_restart", input(group), group.admin.userId);
let voteId = "";
const voting = async (): Promise<TestGroup> => {
  const group = await completed();
  voteId = String((await openRestart(group)).body["vote_id"]);
  return group;
};
const ballot = (userId: string, vote_choice: "yes" | "no" = "yes") =>
  service.insist("cast_vote", { vote_id: voteId, vote_choice, accept_agreement: true }, userId);
/** Bruno could not be enrolled at once, and may go on. */
const asked = async (): Promise<TestGroup> => {
  const group = await voting();
  await sql`update user_profiles set is_verified = false, verified_at = null where user_id = ${bruno(group)}`.execute(
    db,
  );
  for (const userId of [group.admin.userId, bruno(group)]) expect((await ballot(userId)).status).toBe(200);
  await sql`update user_profiles set is_verified = true, verified_at = app_now() where user_id = ${bruno(group)}`.execute(
    db,
  );
  return group;
};
const goOn = (group: TestGroup) =>
  service.callAction("confirm_restart", { ...input(group), accept_agreement: true }, bruno(group));

/** A group in the grace of its first round, which Bruno has not paid. */
const inGrace = async (): Promise<TestGroup> => {
  const group = await started();
  await sql`update private.app_clock set shift = '5 days'`.execute(db);
  // The clock has gone on for the circles and checkouts of the other tests too.
  for (const cron of ["reconcile_payments", "rounds"]) expect(await service.tick(cron)).toBe(200);
  return group;
};
const askForDays = (group: TestGroup) =>
  service.callAction(
    "open_extend_grace_vote",
    { ...input(group), user_id: bruno(group), cycle: 1, payout_round: 1 },
    bruno(group),
  );
const askToRemove = (group: TestGroup) =>
  service.callAction(
    "open_removal_vote",
    { ...input(group), user_id: bruno(group), reason: "Does not answer" },
    group.admin.userId,
  );
const takeBack = (group: TestGroup) => service.callAction("delete_vote", { vote_id: voteId }, group.admin.userId);
/** By how many days graces of single members are longer than their round's. */
const movedGraces = async (group: TestGroup) => {
  const { rows: moved } = await sql<{ days: number }>`
    select (o.grace_ends_at at time zone g.time_zone)::date - (r.grace_ends_at at time zone g.time_zone)::date as days
    from obligations o join rounds r using (group_id, cycle, payout_round) join groups g using (group_id)
    where o.group_id = ${group.groupId} and o.grace_ends_at <> r.grace_ends_at`.execute(db);
  return moved.map(({ days }) => days);
};

let newcomer = "";
let checkout = { url: "", payment_id: "" };
let invitationId = "";
const accept = () => ({ invitation_id: invitationId, accept_agreement: true });
/** A full group, with somebody at its door. */
const full = async (): Promise<TestGroup> => {
  newcomer = (await buildUser(db, { name: "Dan", plan: "premium" })).userId;
  return buildGroup(db, { members: ["Bruno", "Chloe"], memberLimit: 3 });
};
const wait = (group: TestGroup, userId: string) => service.callAction("join_waiting_list", input(group), userId);
/** Two wait, the first one is offered a seat. */
const offered = async (): Promise<TestGroup> => {
  const group = await full();
  await wait(group, newcomer);
  await wait(group, (await buildUser(db, { name: "Eve" })).userId);
  await sql`update group_members set status = 'left', left_at = app_now()
    where group_id = ${group.groupId} and user_id = ${bruno(group)}`.execute(db);
  expect(await service.tick("seat_offers")).toBe(200);
  return group;
};
/** The admin reports what Bruno said; the message has the group's id. */
const reportFirst = (group: TestGroup) =>
  service.callAction("report_message", { message_id: group.groupId, reason: "Rude" }, group.admin.userId);

const OPERATIONS: Record<string, Operation> = {
  earn: {
    prepare: completed,
    trigger: (group) => service.deliver("cycle_advanced", { group_id: group.groupId, cycle: 1 }),
    repeat: async (group) => {
      expect(await service.deliver("cycle_advanced", { group_id: group.groupId, cycle: 1 })).toBe(200);
    },
    expectOnce: async (group) => {
      for (const userId of [bruno(group), group.admin.userId]) {
        const { rows: earned } = await sql<{ achievement: string; told: number }>`
          select e.achievement_id as achievement, (select count(*)::integer from notifications n where n.user_id = e.user_id
            and n.kind = 'achievement_earned' and n."values" ->> 'reason' = e.achievement_id) as told
          from user_achievements e where e.user_id = ${userId} order by 1`.execute(db);
        expect(earned).toEqual([
          { achievement: "circle_champion", told: 1 },
          { achievement: "first_payment", told: 1 },
        ]);
      }
    },
  },
  createLink: {
    prepare: recruiting,
    trigger: (group) => service.callAction("create_join_link", input(group), group.admin.userId),
    repeat: (group) => service.insist("create_join_link", input(group), group.admin.userId),
    expectOnce: async (group) => {
      expect(await rows("join_links", group)).toBe(1);
      const { rows: tokens } = await sql`select from private.join_link_tokens join join_links using (join_link_id)
        where group_id = ${group.groupId}`.execute(db);
      expect(tokens).toHaveLength(1);
    },
  },
  wait: {
    prepare: full,
    trigger: (group) => wait(group, newcomer),
    repeat: (group) => service.insist("join_waiting_list", input(group), newcomer),
    expectOnce: async (group) => {
      expect(await rows("group_waiting_list", group)).toBe(1);
    },
  },
  leaveList: {
    prepare: offered,
    trigger: (group) => service.callAction("leave_waiting_list", input(group), newcomer),
    repeat: (group) => service.insist("leave_waiting_list", input(group), newcomer),
    expectOnce: async (group) => {
      expect(await rows("group_waiting_list", group, "offered_at is not null")).toBe(1);
      expect(await rows("notifications", group, "kind = 'seat_offered'")).toBe(2);
    },
  },
  offerSeats: {
    prepare: async () => {
      const group = await offered();
      await sql`update private.app_clock set shift = '2 days'`.execute(db);
      return group;
    },
    trigger: () => service.tick("seat_offers"),
    repeat: async () => {
      expect(await service.tick("seat_offers")).toBe(200);
    },
    expectOnce: async (group) => {
      expect(await rows("group_waiting_list", group, "offered_at is not null")).toBe(1);
      expect(await rows("notifications", group, "kind = 'seat_offered'")).toBe(2);
      expect(await rows("notifications", group, "kind = 'seat_offer_ended'")).toBe(1);
    },
  },
  accept: {
    prepare: async () => {
      newcomer = (await buildUser(db, { name: "Dan" })).userId;
      const group = await recruiting();
      const invited = { ...input(group), user_id: newcomer };
      const { body } = await service.callAction("invite_person", invited, group.admin.userId);
      invitationId = String(body.invitation_id);
      return group;
    },
    trigger: () => service.callAction("accept_invitation", accept(), newcomer),
    repeat: () => service.insist("accept_invitation", accept(), newcomer),
    expectOnce: async (group) => {
      expect(await rows("group_members", group, `user_id = '${newcomer}' and status = 'active'`)).toBe(1);
      expect(await rows("notifications", group, "kind = 'member_joined'")).toBe(1);
    },
  },
  join: {
    prepare: async () => {
      newcomer = (await buildUser(db, { name: "Dan" })).userId;
      return recruiting();
    },
    trigger: (group) => service.callAction("join_group", { ...input(group), accept_agreement: true }, newcomer),
    repeat: (group) => service.insist("join_group", { ...input(group), accept_agreement: true }, newcomer),
    expectOnce: async (group) => {
      expect(await rows("group_members", group, `user_id = '${newcomer}' and status = 'active'`)).toBe(1);
      expect(await rows("notifications", group, "kind = 'member_joined'")).toBe(1);
    },
  },
  signup: {
    prepare: () => {
      const signUpKey = randomUUID();
      form = { email: `${signUpKey}@example.com`, username: signUpKey.slice(0, 8), signUpKey };
      return recruiting();
    },
    trigger: signUp,
    repeat: async () => expect((await signUp()).status).toBe(200),
    expectOnce: async () => {
      const { rows: accounts } = await sql<{ whole: boolean }>`
        select a.password is not null and s.user_id is not null and f.user_id is not null as whole
        from user_profiles p join auth.users u on u.id = p.user_id left join auth.accounts a on a.user_id = u.id
        left join subscribers s on s.user_id = u.id left join user_preferences f on f.user_id = u.id
        where p.email = ${form.email}`.execute(db);
      expect(accounts).toEqual([{ whole: true }]);
    },
  },
  start: {
    prepare: recruiting,
    trigger: (group) => service.callAction("start_group", input(group), group.admin.userId),
    repeat: (group) => service.insist("start_group", input(group), group.admin.userId),
    expectOnce: async (group) => {
      expect(await rows("rounds", group)).toBe(3);
      expect(await rows("notifications", group, "kind = 'group_started'")).toBe(3);
    },
  },
  contribute: {
    prepare: started,
    trigger: (group) => service.callAction("stripe_contribute", contribution(group), bruno(group)),
    repeat: (group) => service.insist("stripe_contribute", contribution(group), bruno(group)),
    expectOnce: async (group) => {
      const payments = await paymentOf(group);
      expect(payments).toHaveLength(1);
      const sessions = await service.stripe.stripe.checkout.sessions.list({ limit: 100 });
      const open = sessions.data.filter(
        ({ metadata, status }) => status === "open" && metadata?.payment_id === payments[0]!.payment_id,
      );
      expect(open).toHaveLength(1);
    },
  },
  askLate: {
    prepare: lateGroup,
    trigger: askLate,
    repeat: askLate,
    expectOnce: async (group) => {
      expect(await lateRows("late_requests", group)).toBe(1);
      expect(await rows("notifications", group, "kind = 'late_payment_asked'")).toBe(1);
    },
  },
  allowLate: {
    prepare: async () => {
      const group = await lateGroup();
      expect((await askLate(group)).status).toBe(200);
      return group;
    },
    trigger: allowLate,
    repeat: allowLate,
    expectOnce: async (group) => {
      expect(await lateRows("late_allowances", group)).toBe(1);
      expect(await rows("notifications", group, "kind = 'late_payment_allowed'")).toBe(1);
    },
  },
  lateSilence: {
    prepare: async () => {
      const group = await lateGroup();
      expect((await askLate(group)).status).toBe(200);
      await sql`update private.app_clock set shift = '10 days 1 hour'`.execute(db);
      return group;
    },
    trigger: () => service.tick("late_requests"),
    repeat: async () => expect(await service.tick("late_requests")).toBe(200),
    expectOnce: async (group) => {
      expect(await rows("notifications", group, "kind = 'late_payment_opened'")).toBe(1);
    },
  },
  reminders: {
    prepare: async () => {
      const group = await started();
      await sql`update user_preferences set reminder_timing = '3-days'`.execute(db);
      // Noon of the day before the due date, where the circle and its members are.
      await sql`update private.app_clock set shift = (select (due_date - 1 + time '12:00') at time zone 'America/New_York' - now()
        from rounds where group_id = ${group.groupId} and payout_round = 1)`.execute(db);
      return group;
    },
    trigger: () => service.tick("payment_reminders"),
    repeat: async () => expect(await service.tick("payment_reminders")).toBe(200),
    expectOnce: async (group) => {
      expect(await rows("notifications", group, "kind = 'payment_due'")).toBe(2);
    },
  },
  changeTerms: {
    prepare: recruiting,
    trigger: changeTerms,
    repeat: changeTerms,
    expectOnce: async (group) => {
      expect(await rows("groups", group, "contribution_amount = 15000")).toBe(1);
      expect(await rows("term_consents", group)).toBe(2);
      expect(await rows("notifications", group, "kind = 'terms_changed'")).toBe(2);
    },
  },
  acceptTerms: {
    prepare: askedAboutTerms,
    trigger: acceptTerms,
    repeat: acceptTerms,
    expectOnce: async (group) => {
      expect(await rows("group_agreements", group, `user_id = '${bruno(group)}'`)).toBe(1);
      expect(await rows("term_consents", group, "accepted_at is not null")).toBe(1);
    },
  },
  declineTerms: {
    prepare: askedAboutTerms,
    trigger: declineTerms,
    repeat: declineTerms,
    expectOnce: async (group) => {
      expect(await rows("group_members", group, `user_id = '${bruno(group)}'`)).toBe(0);
      expect(await rows("notifications", group, "kind = 'member_released'")).toBe(1);
    },
  },
  termConsents: {
    prepare: async () => {
      const group = await askedAboutTerms();
      await sql`update private.app_clock set shift = '3 days 1 minute'`.execute(db);
      return group;
    },
    trigger: () => service.tick("term_consents"),
    repeat: async () => expect(await service.tick("term_consents")).toBe(200),
    expectOnce: async (group) => {
      expect(await rows("group_members", group)).toBe(1);
      expect(await rows("notifications", group, "kind = 'terms_unanswered'")).toBe(2);
    },
  },
  extend: {
    ...byAdmin("extend_recruitment", () => ({ start_date: inDays(20) })),
    expectOnce: async (group) => {
      expect(await rows("cycles", group, "start_date is not null")).toBe(1);
      expect(await rows("notifications", group, "kind = 'terms_changed'")).toBe(2);
    },
  },
  closeRegistration: {
    ...byAdmin("close_registration"),
    expectOnce: async (group) => {
      expect(await rows("groups", group, "status = 'ready_to_start'")).toBe(1);
      const posts = await sql`select from messages where chat_id = ${group.groupId}`.execute(db);
      expect(posts.rows).toHaveLength(1);
    },
  },
  remind: {
    ...byAdmin("remind_members"),
    prepare: async () => {
      const group = await started();
      await sql`update private.app_clock set shift = '3 days'`.execute(db);
      return group;
    },
    expectOnce: async (group) => {
      expect(await rows("notifications", group, "kind = 'payment_reminder'")).toBe(2);
    },
  },
  closeGroup: {
    ...byAdmin("close_group"),
    expectOnce: async (group) => {
      expect(await rows("groups", group, "status = 'closed'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'group_closed_by_admin'")).toBe(2);
    },
  },
  deleteGroup: {
    ...byAdmin("delete_group", async (group) => {
      const { rows: found } = await sql<{
        name: string;
      }>`select name from groups where group_id = ${group.groupId}`.execute(db);
      return found[0]!;
    }),
    expectOnce: async (group) => {
      expect(await rows("groups", group, "deleted_at is not null")).toBe(1);
      expect(await rows("notifications", group, "kind = 'group_deleted'")).toBe(2);
    },
  },
  offerAdmin: {
    ...byAdmin("offer_admin_role", (group) => ({ user_id: bruno(group) })),
    expectOnce: async (group) => {
      expect(await rows("admin_offers", group)).toBe(1);
      expect(await rows("notifications", group, "kind = 'admin_offered'")).toBe(1);
    },
  },
  acceptAdmin: {
    prepare: async () => {
      const group = await recruiting();
      const offer = { ...input(group), user_id: bruno(group) };
      expect((await service.callAction("offer_admin_role", offer, group.admin.userId)).status).toBe(200);
      return group;
    },
    trigger: acceptAdmin,
    repeat: acceptAdmin,
    expectOnce: async (group) => {
      expect(await rows("groups", group, `admin_id = '${bruno(group)}'`)).toBe(1);
      expect(await rows("notifications", group, "kind = 'admin_changed'")).toBe(2);
    },
  },
  absentAdmins: {
    prepare: async () => {
      const group = await recruiting();
      await sql`update user_profiles set suspended_at = app_now() where user_id = ${group.admin.userId}`.execute(db);
      return group;
    },
    trigger: () => service.tick("absent_admins"),
    repeat: async () => expect(await service.tick("absent_admins")).toBe(200),
    expectOnce: async (group) => {
      expect(await rows("admin_offers", group)).toBe(1);
      expect(await rows("notifications", group, "kind = 'admin_offered'")).toBe(1);
    },
  },
  askLeave: {
    prepare: recruiting,
    trigger: askToLeave,
    repeat: askToLeave,
    expectOnce: async (group) => {
      expect(await rows("leave_requests", group)).toBe(1);
      expect(await rows("notifications", group, "kind = 'leave_asked'")).toBe(1);
    },
  },
  withdrawLeave: {
    prepare: async () => afterAsking(await recruiting()),
    trigger: (group) => service.callAction("withdraw_leave_request", input(group), bruno(group)),
    repeat: (group) => service.insist("withdraw_leave_request", input(group), bruno(group)),
    expectOnce: async (group) => expect(await rows("leave_requests", group, "status = 'withdrawn'")).toBe(1),
  },
  answerLeave: {
    prepare: async () => afterAsking(await recruiting()),
    trigger: agree,
    repeat: agree,
    expectOnce: (group) => expectOut(group, "leave_agreed"),
  },
  removeMember: {
    prepare: recruiting,
    trigger: remove,
    repeat: remove,
    expectOnce: (group) => expectOut(group, "member_removed"),
  },
  leave: {
    prepare: recruiting,
    trigger: remove,
    repeat: remove,
    expectOnce: (group) => expectOut(group, "member_removed"),
  },
  leaveSilence: {
    prepare: async () => {
      const group = await afterAsking(await recruiting());
      await sql`update private.app_clock set shift = '3 days 1 hour'`.execute(db);
      return group;
    },
    trigger: () => service.tick("leave_requests"),
    repeat: async () => expect(await service.tick("leave_requests")).toBe(200),
    expectOnce: (group) => expectOut(group, "leave_agreed"),
  },
  exit: {
    // In Bruno's own round, the first one, Chloe has paid, which is not needed once he leaves (D117).
    prepare: async () => {
      const group = await buildGroup(db, { members: ["Bruno", "Chloe"], payoutAssignmentMethod: "manual" });
      const admin = group.admin.userId;
      const chloe = group.members[2]!.userId;
      const order = { ...input(group), user_ids: [bruno(group), admin, chloe] };
      expect((await service.callAction("set_payout_order", order, admin)).status).toBe(200);
      expect((await service.callAction("start_group", { ...input(group), order_is_final: true }, admin)).status).toBe(
        200,
      );
      const { payment_id, url } = await open(group, chloe);
      await fill({ url });
      await service.insist("check_contribution", { payment_id }, chloe);
      return afterAsking(group);
    },
    trigger: agree,
    repeat: agree,
    expectOnce: async (group) => {
      expect(await rows("exits", group, "kind = 'before_receiving'")).toBe(1);
      expect(await rows("group_members", group, "status = 'left'")).toBe(1);
      expect(await rows("ledger_transactions", group, "kind = 'contribution_returned'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'contribution_returned'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'exit_effective'")).toBe(1);
      expect(await rows("cycles", group, "locked_member_count = 2 and round_count = 3")).toBe(1);
    },
  },
  restartOpen: {
    prepare: completed,
    trigger: (group) => service.callAction("initiate_group_restart", input(group), group.admin.userId),
    repeat: openRestart,
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'active'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'restart_vote_opened'")).toBe(2);
    },
  },
  vote: {
    // The ballot that decides: the cycle is planned with it.
    prepare: async () => {
      const group = await voting();
      expect((await ballot(group.admin.userId)).status).toBe(200);
      return group;
    },
    trigger: (group) =>
      service.callAction("cast_vote", { vote_id: voteId, vote_choice: "yes", accept_agreement: true }, bruno(group)),
    repeat: async (group) => expect((await ballot(bruno(group))).body).toEqual({ success: true, status: "approved" }),
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'approved' and yes_count = 2")).toBe(1);
      expect(await rows("cycles", group)).toBe(2);
      expect(
        await rows("groups", group, "status = 'ready_to_start' and current_cycle = 2 and current_members = 2"),
      ).toBe(1);
      expect(await rows("notifications", group, "kind = 'group_restart_completed'")).toBe(2);
    },
  },
  voteClose: {
    prepare: async () => {
      const group = await voting();
      await sql`update private.app_clock set shift = '7 days'`.execute(db);
      return group;
    },
    trigger: () => service.tick("votes"),
    repeat: async () => {
      expect(await service.tick("votes")).toBe(200);
      // The clock has gone on for the circles of the other tests too.
      expect(await service.tick("rounds")).toBe(200);
    },
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'failed'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'restart_failed'")).toBe(2);
    },
  },
  extensionOpen: {
    prepare: inGrace,
    trigger: askForDays,
    repeat: async (group) => expect((await askForDays(group)).status).toBe(200),
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'active' and grace_held_days = 2")).toBe(1);
      expect(await movedGraces(group)).toEqual([2]);
      expect(await rows("notifications", group, "kind = 'extension_vote_opened'")).toBe(2);
    },
  },
  removalOpen: {
    prepare: started,
    trigger: askToRemove,
    repeat: async (group) => expect((await askToRemove(group)).status).toBe(200),
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'active'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'vote_about_you'")).toBe(1);
    },
  },
  voteDelete: {
    prepare: async () => {
      const group = await inGrace();
      voteId = String((await askForDays(group)).body["vote_id"]);
      return group;
    },
    trigger: takeBack,
    repeat: async (group) => expect((await takeBack(group)).body).toEqual({ success: true }),
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'deleted'")).toBe(1);
      expect(await movedGraces(group)).toEqual([1]);
      expect(await rows("notifications", group, "kind = 'your_vote_decided'")).toBe(1);
    },
  },
  removal: {
    // The vote has passed, and the exit is not written yet (D128).
    prepare: async () => {
      const group = await started();
      voteId = String((await askToRemove(group)).body["vote_id"]);
      expect((await ballot(group.admin.userId)).status).toBe(200);
      return group;
    },
    trigger: (group) =>
      service.callAction("cast_vote", { vote_id: voteId, vote_choice: "yes" }, group.members[2]!.userId),
    repeat: async (group) =>
      expect((await ballot(group.members[2]!.userId)).body).toEqual({ success: true, status: "approved" }),
    expectOnce: async (group) => {
      expect(await rows("grace_period_votes", group, "status = 'approved' and yes_count = 2")).toBe(1);
      expect(await rows("exits", group, `user_id = '${bruno(group)}'`)).toBe(1);
      expect(await rows("notifications", group, "kind = 'removal_decided'")).toBe(2);
      expect(await rows("notifications", group, "kind = 'your_vote_decided'")).toBe(1);
    },
  },
  restartConfirm: {
    prepare: asked,
    trigger: goOn,
    repeat: async (group) => expect((await goOn(group)).body).toEqual({ success: true }),
    expectOnce: async (group) => {
      expect(await rows("group_members", group, "status = 'active'")).toBe(2);
      expect(await rows("payout_assignments", group, "cycle = 2")).toBe(2);
      expect(await rows("notifications", group, "kind = 'restart_confirmed'")).toBe(1);
    },
  },
  settle: {
    // Opened beforehand: a late message about an earlier payment may reach the named place first.
    prepare: async () => {
      const group = await started();
      checkout = await open(group, bruno(group));
      return group;
    },
    trigger: async (group) => {
      await fill(checkout);
      // Whichever comes first, this question or the provider's own message, settles the payment.
      return service.callAction("check_contribution", { payment_id: checkout.payment_id }, bruno(group));
    },
    repeat: check,
    expectOnce: async (group) => {
      expect(await paymentOf(group)).toMatchObject([{ status: "completed" }]);
      expect(await rows("ledger_transactions", group, "kind = 'contribution'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'contribution_received'")).toBe(1);
    },
  },
  report: {
    prepare: async () => {
      const group = await recruiting();
      const [, bruno] = group.members;
      await sql`insert into messages (message_id, chat_id, sender_id, message) values (${group.groupId}, ${group.groupId}, ${bruno!.userId}, 'Hello')`.execute(
        db,
      );
      return group;
    },
    trigger: (group) => reportFirst(group),
    repeat: (group) => reportFirst(group),
    expectOnce: async (group) => {
      const { rows: tickets } = await sql`
        select from private.reports r join support_tickets t using (ticket_id) where r.message_id = ${group.groupId}`.execute(
        db,
      );
      expect(tickets).toHaveLength(1);
      expect(await rows("support_tickets", group)).toBe(1);
    },
  },
  payout: {
    prepare: async () => {
      const group = await started();
      for (const { userId } of group.members.slice(1)) {
        const { payment_id, url } = await open(group, userId);
        await fill({ url });
        await service.insist("check_contribution", { payment_id }, userId);
      }
      await sql`update private.app_clock set shift = '3 days'`.execute(db);
      return group;
    },
    trigger: () => service.tick("rounds"),
    repeat: async () => {
      // The days that pass also end what other operations left open.
      for (const cron of ["expire_checkouts", "rounds"]) expect(await service.tick(cron)).toBe(200);
    },
    expectOnce: async (group) => {
      expect(await rows("payout_distributions", group, "amount = 20000")).toBe(1);
      expect(await rows("ledger_transactions", group, "kind = 'payout'")).toBe(1);
      expect(await rows("notifications", group, "kind = 'payout_released'")).toBe(1);
    },
  },
};

const operationOf = (point: string) => OPERATIONS[point.split(":")[0]!];

it("every named place in the code belongs to an operation that is tested", () => {
  expect(POINTS.length).toBeGreaterThan(0);
  expect(POINTS.filter((point) => !operationOf(point))).toEqual([]);
  expect(Object.keys(OPERATIONS).toSorted()).toEqual([...new Set(POINTS.map((point) => point.split(":")[0]!))]);
});

describe("killed at", () => {
  it.each(POINTS)(
    "%s, the operation is there exactly once after it was asked for again",
    async (point) => {
      const operation = operationOf(point)!;
      await service.start();
      const group = await operation.prepare();
      await service.kill();

      await service.start(point);
      // The caller learns nothing, because the connection breaks.
      await Promise.allSettled([operation.trigger(group), service.died()]);
      expect(await service.died()).toBe("SIGKILL");

      await service.start();
      await operation.repeat(group);
      await operation.expectOnce(group);
      await expectSoundBooks();
    },
    60_000,
  );
});

describe("killed at random moments under people who play whole rounds", () => {
  it(
    `loses nothing that was acknowledged and does nothing twice, over ${KILLS} kills`,
    { timeout: 30_000 + KILLS * 6_000 },
    async () => {
      await service.start();
      const acknowledged = {
        opened: new Set<string>(),
        completed: new Set<string>(),
        joined: new Map<string, string>(),
      };
      const end = new AbortController();
      /** One person after another joins, starts, pays; everybody asks again until there is an answer. */
      const play = async (): Promise<void> => {
        while (!end.signal.aborted) {
          const group = await buildGroup(db, { members: ["Bruno"], memberLimit: 4 });
          const dan = await buildUser(db, { name: "Dan" });
          const joined = await service.insist("join_group", { ...input(group), accept_agreement: true }, dan.userId);
          if (joined.status === 200) acknowledged.joined.set(dan.userId, group.groupId);
          await service.insist("start_group", input(group), group.admin.userId);
          for (const { userId } of [group.members[1]!, dan]) {
            let opened = await service.insist("stripe_contribute", contribution(group), userId);
            for (let more = 0; opened.status !== 200 && more < 20; more++) {
              opened = await service.insist("stripe_contribute", contribution(group), userId);
            }
            expect(opened.status, opened.body.message).toBe(200);
            const payment_id = String(opened.body.payment_id);
            acknowledged.opened.add(payment_id);
            await fillInCheckout({ url: String(opened.body.url) }, CARD);
            const checked = await service.insist("check_contribution", { payment_id }, userId);
            if (checked.body.status === "completed") acknowledged.completed.add(payment_id);
          }
        }
      };
      const players = Promise.allSettled(Array.from({ length: 4 }, play));
      try {
        for (let kill = 0; kill < KILLS; kill++) {
          await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 450));
          await service.kill();
          await service.start();
        }
      } finally {
        end.abort();
      }
      const stopped = (await players).filter(({ status }) => status === "rejected");
      expect(stopped).toEqual([]);

      const payments = await db.selectFrom("payments").select(["payment_id", "status"]).execute();
      const statusOf = new Map(payments.map(({ payment_id, status }) => [payment_id, status]));
      for (const paymentId of acknowledged.opened) expect(statusOf.has(paymentId)).toBe(true);
      for (const paymentId of acknowledged.completed) expect(statusOf.get(paymentId)).toBe("completed");
      for (const [userId, groupId] of acknowledged.joined) {
        expect(await rows("group_members", { groupId } as TestGroup, `user_id = '${userId}'`)).toBe(1);
      }
      expect(acknowledged.completed.size).toBeGreaterThan(0);
      await expectSoundBooks();
    },
  );
});

async function expectSoundBooks(): Promise<void> {
  const wrong = (await runChecks(db)).filter(({ violations }) => violations > 0);
  expect(wrong).toEqual([]);
}
