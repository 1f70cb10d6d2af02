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

let newcomer = "";
let checkout = { url: "", payment_id: "" };
let invitationId = "";
const accept = () => ({ invitation_id: invitationId, accept_agreement: true });
const OPERATIONS: Record<string, Operation> = {
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
