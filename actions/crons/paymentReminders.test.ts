import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ReminderTiming } from "../domain/reminders.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { groupPages } from "../groups/groupPages.ts";
import { deliverNotices } from "../test/devices.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { remindAll } from "./paymentReminders.ts";

let service: TestService;
let circle: StartedCircle;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
// Due on 7 January 2027; Amina receives, Bruno and Chloe owe. The circle keeps New York's time.
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
});

const prefers = (name: string, changes: { reminder_timing?: ReminderTiming; payment_reminders?: boolean }) =>
  service.services.db
    .updateTable("user_preferences")
    .set(changes)
    .where("user_id", "=", circle.member(name).userId)
    .execute();
const livesIn = (name: string, zone: string | null) =>
  service.services.db
    .updateTable("user_profiles")
    .set({ time_zone: zone })
    .where("user_id", "=", circle.member(name).userId)
    .execute();
/** Two ticks at an hour of the circle's clock, `offset` days from the due date. */
async function tickAt(offset: number, hour: number): Promise<void> {
  await circle.goTo(1, offset, hour);
  expect([await service.tick("payment_reminders"), await service.tick("payment_reminders")]).toEqual([200, 200]);
}
async function told(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select u.name || ' ' || (n.values ->> 'reason') as line from notifications n join user_profiles u using (user_id)
    where n.group_id = ${circle.groupId} and n.kind = 'payment_due' order by n.created_at, u.name`.execute(
    service.services.db,
  );
  return rows.map(({ line }) => line);
}

describe("payment_reminders", () => {
  it("reminds who has not paid at the time they chose, once, and then on each day of grace (D191)", async () => {
    await prefers("Chloe", { reminder_timing: "same-day" });
    await tickAt(-1, 8.9);
    expect(await told()).toEqual([]);
    await tickAt(-1, 9);
    expect(await told()).toEqual(["Bruno ahead"]);
    await tickAt(0, 9);
    expect(await told()).toEqual(["Bruno ahead", "Chloe today"]);
    await circle.pay("Chloe");
    for (const day of [1, 2, 3, 4]) await tickAt(day, 10);
    expect(await told()).toEqual(["Bruno ahead", "Chloe today", "Bruno grace", "Bruno grace", "Bruno grace"]);
    const last = await service.services.db
      .selectFrom("notifications")
      .select(["values", "priority"])
      .where("user_id", "=", circle.member("Bruno").userId)
      .where("kind", "=", "payment_due")
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    expect(last).toMatchObject({
      priority: "high",
      values: {
        reason: "grace",
        cycle: 1,
        round: 1,
        amount: { cents: 100_00, currency: "USD" },
        due: "2027-01-07",
        until: "2027-01-10",
      },
    });
  });

  it("goes by the clocks of where a member is, and by the circle's where that is not known", async () => {
    await livesIn("Bruno", "America/Los_Angeles");
    await livesIn("Chloe", null);
    await tickAt(-1, 9);
    expect(await told()).toEqual(["Chloe ahead"]);
    await tickAt(-1, 12);
    expect(await told()).toEqual(["Chloe ahead", "Bruno ahead"]);
  });

  it("reminds in the last hour, which no quiet holds back, and of nothing else in the night", async () => {
    await prefers("Bruno", { reminder_timing: "1-hour" });
    await tickAt(0, 22.99);
    expect(await told()).toEqual(["Bruno last_hour"]);
    await tickAt(1, 7.9);
    expect(await told()).toEqual(["Bruno last_hour"]);
  });

  it("reminds nobody who wants no reminders, whose debit is on its way, or who is suspended", async () => {
    await prefers("Bruno", { payment_reminders: false });
    await tickAt(-1, 9);
    expect(await told()).toEqual(["Chloe ahead"]);
    await prefers("Bruno", { payment_reminders: true });
    expect((await circle.pay("Bruno", { method: "us_bank_account" })).body).toMatchObject({ status: "processing" });
    await service.services.db
      .updateTable("user_profiles")
      .set({ suspended_at: new Date() })
      .where("user_id", "=", circle.member("Chloe").userId)
      .execute();
    await tickAt(0, 12);
    await tickAt(1, 12);
    expect(await told()).toEqual(["Chloe ahead"]);
  });

  it("reminds nobody of what an exit has ended (D115)", async () => {
    await sql`update obligations set waived_at = app_now() where group_id = ${circle.groupId}
      and user_id = ${circle.member("Bruno").userId}`.execute(service.services.db);
    await tickAt(-1, 9);
    expect(await told()).toEqual(["Chloe ahead"]);
  });

  it("is silent in a frozen group, and goes on after it (D263)", async () => {
    const freeze = (at: unknown) =>
      sql`update groups set frozen_at = ${at} where group_id = ${circle.groupId}`.execute(service.services.db);
    await freeze(sql`app_now()`);
    await tickAt(-1, 9);
    expect(await told()).toEqual([]);
    await freeze(null);
    await tickAt(-1, 10);
    expect(await told()).toEqual(["Bruno ahead", "Chloe ahead"]);
  });

  it("tells each once when several replicas tick at the same moment", async () => {
    await circle.goTo(1, -1, 9);
    await Promise.all(Array.from({ length: 6 }, () => service.tick("payment_reminders")));
    expect(await told()).toEqual(["Bruno ahead", "Chloe ahead"]);
  });

  it("does not tell again what its reader has cleared (D190)", async () => {
    await tickAt(-1, 9);
    await sql`update notifications set dismissed_at = app_now() where group_id = ${circle.groupId}`.execute(
      service.services.db,
    );
    await tickAt(-1, 15);
    expect(await told()).toEqual(["Bruno ahead", "Chloe ahead"]);
  });

  it("is followed by a letter in the reader's language, which leads to where one pays (D192)", async () => {
    const bruno = circle.member("Bruno");
    await sql`update user_preferences set language = 'fr' where user_id = ${bruno.userId}`.execute(service.services.db);
    await tickAt(1, 9);
    await deliverNotices(service, bruno.userId);
    const letter = service.letters.find(({ subject, to }) => to === bruno.email && subject.startsWith("L’échéance"))!;
    expect(letter.subject).toMatch(/^L’échéance de votre cotisation à .* est dépassée$/);
    expect(letter.text).toContain("100,00");
    expect(letter.text).toContain("7 janvier");
    expect(letter.text).toContain(`https://circle.test/groups/${circle.groupId}`);
  });

  describe("a look at many circles", () => {
    /** Circles of two with nothing in common, on the eve of the first due date. */
    async function circles(many: number): Promise<StartedCircle[]> {
      const started: StartedCircle[] = [];
      for (let n = 0; n < many; n += 1) started.push(await startCircle(service, ["Amina", "Bruno"]));
      await started[0]!.goTo(1, -1, 9);
      return started.toSorted((one, other) => (one.groupId < other.groupId ? -1 : 1));
    }
    /** How often each circle's one payer was told. */
    const tellings = async (of: StartedCircle[]) => {
      const { rows } = await sql<{ group_id: string; count: number }>`
        select group_id, count(*)::integer from notifications where kind = 'payment_due' group by 1`.execute(
        service.services.db,
      );
      return of.map(({ groupId }) => rows.find(({ group_id }) => group_id === groupId)?.count ?? 0);
    };
    const look = (atOnce: number) => remindAll(service.services, atOnce);

    it.each([1, 2, 5, 6])("takes %i at once and reaches each of five, once", async (atOnce) => {
      const five = await circles(5);
      await look(atOnce);
      expect(await tellings(five)).toEqual([1, 1, 1, 1, 1]);
      await look(atOnce);
      expect(await tellings(five)).toEqual([1, 1, 1, 1, 1]);
    });

    it.each([1, 2, 100])("comes to each running group once, in pages of %i, wherever it begins", async (atOnce) => {
      const { db } = service.services;
      const three = await circles(3);
      const { rows } = await sql<{ group_id: string }>`select group_id from groups
        where status = 'started' and frozen_at is null order by group_id`.execute(db);
      const all = rows.map(({ group_id }) => group_id);
      expect(all.length).toBeGreaterThan(2);
      for (const from of [undefined, "0".repeat(32), three[1]!.groupId, all[0], all.at(-1), "f".repeat(32)]) {
        const pages: string[][] = [];
        for await (const page of groupPages(db, { statuses: ["started"], atOnce, from })) pages.push(page);
        expect(pages.flat().toSorted()).toEqual(all);
        expect(pages.every(({ length }) => length > 0 && length <= atOnce)).toBe(true);
        if (from === three[1]!.groupId) expect(pages.at(-1)!.at(-1)).toBe(from);
      }
    });

    it("reaches the others where one cannot be told in the middle, and that one as soon as it can", async () => {
      const { db } = service.services;
      const five = await circles(5);
      await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
        db,
      );
      await sql`create trigger refuse before insert on private.payment_reminders for each row
        when (new.group_id = ${sql.lit(five[2]!.groupId)}) execute function refuse()`.execute(db);
      await expect(look(2)).rejects.toThrow(/^1 of \d+ failed$/);
      expect(await tellings(five)).toEqual([1, 1, 0, 1, 1]);
      await sql`drop function refuse() cascade`.execute(db);
      await look(2);
      expect(await tellings(five)).toEqual([1, 1, 1, 1, 1]);
    });

    it("reaches the others where no calendar knows the zone in which somebody is", async () => {
      const { db } = service.services;
      const five = await circles(5);
      await sql`insert into private.time_zones values ('Mars/Olympus')`.execute(db);
      const payer = five[2]!.member("Bruno").userId;
      await sql`update user_profiles set time_zone = 'Mars/Olympus' where user_id = ${payer}`.execute(db);
      await expect(look(5)).rejects.toThrow(/^1 of \d+ failed$/);
      expect(await tellings(five)).toEqual([1, 1, 0, 1, 1]);
    });
  });
});
