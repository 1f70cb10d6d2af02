/** Somebody comes into a circle while their account is being deleted: no former member is left in it (D169). */
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runChecks } from "../checks/runChecks.ts";
import { Browser } from "../test/browser.ts";
import { setClock } from "../test/clock.ts";
import { cookieOf } from "../test/cookie.ts";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  await setClock(service.services.db, new Date("2026-10-01T12:00:00Z"));
});
afterAll(() => service.stop());

/** A way into a circle, whose last table `held` is: whoever is on it has locked the person, and is not through. */
interface WayIn {
  held: "group_members" | "group_waiting_list" | "join_requests";
  come: (userId: string) => Promise<() => Promise<{ status: number }>>;
}
const WAYS: Record<string, WayIn> = {
  "joins a circle": {
    held: "group_members",
    come: async (userId) => {
      const { groupId } = await buildGroup(service.services.db, { members: ["Chloe"] });
      return () => service.callAction("join_group", { group_id: groupId, accept_agreement: true }, { as: userId });
    },
  },
  "asks to join one": {
    held: "join_requests",
    come: async (userId) => {
      const { groupId } = await buildGroup(service.services.db, { joinMethod: "request_to_join" });
      return () => service.callAction("join_group", { group_id: groupId, accept_agreement: true }, { as: userId });
    },
  },
  "waits for a seat": {
    held: "group_waiting_list",
    come: async (userId) => {
      const { groupId } = await buildGroup(service.services.db, { members: ["Chloe"], memberLimit: 2 });
      return () => service.callAction("join_waiting_list", { group_id: groupId }, { as: userId });
    },
  },
  "founds one": {
    held: "group_members",
    come: (userId) => {
      const input = {
        name: "Family Savings",
        contribution_amount: 100_00,
        frequency: "monthly",
        member_limit: 10,
        is_public: true,
        start_date: "2026-12-01",
        time_zone: "America/New_York",
        accept_agreement: true,
      };
      return Promise.resolve(() => service.callAction("create_group", { input }, { as: userId }));
    },
  },
};

it.each(Object.entries(WAYS))("who %s meanwhile is out of it again", async (_, { come, held }) => {
  const { db } = service.services;
  const { userId } = await buildUser(db, { name: "Racer", plan: "premium" });
  const comeIn = await come(userId);
  const [coming, deletion] = await db.transaction().execute(async (holder) => {
    await sql`lock table ${sql.table(held)} in exclusive mode`.execute(holder);
    const first = comeIn();
    await expectWaiting(db, 1);
    const second = new Browser(service.url).post(
      "/auth/delete-account",
      { confirmation: "DELETE" },
      { cookie: cookieOf(userId) },
    );
    await expectWaiting(db, 2);
    return [first, second];
  });
  expect([(await coming).status, (await deletion).status]).toEqual([200, 200]);
  await service.settle();
  expect((await runChecks(db)).filter(({ violations }) => violations > 0)).toEqual([]);
});
