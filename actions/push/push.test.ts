import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { control } from "../../local/simulator/forTests.ts";
import { inTransaction } from "../db/database.ts";
import { CATALOGUE, isReadIn } from "../news/catalogue.ts";
import type { News } from "../news/define.ts";
import { SECURITY_EVENTS } from "../news/security.ts";
import { tell } from "../news/tell.ts";
import { onDay, setClock } from "../test/clock.ts";
import { deliverNotices, type Devices, makeOutboxDue, startDevices, turnPushOn } from "../test/devices.ts";
import { drawnNews } from "../test/drawnNews.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { newsPush } from "./newsPush.ts";

let devices: Devices;
let service: TestService;
beforeAll(async () => {
  devices = await startDevices();
  service = await startTestService({ env: devices.env });
});
// A weekday's noon where these people are: no night holds a push back.
beforeEach(() => setClock(service.services.db, onDay("2027-01-05", "America/New_York")));
afterAll(async () => {
  await service.stop();
  await devices.close();
});

let name = "";
let userId = "";
let subscriptionId = "";
beforeEach(async () => {
  name = randomUUID();
  ({ userId } = await buildUser(service.services.db, { language: "es" }));
  subscriptionId = await turnPushOn(service, userId, name);
});

/** Tells the person that they may pay late: news with an amount and a day. */
async function tellOfMoney() {
  const { db } = service.services;
  const { groupId: group_id } = await buildGroup(db);
  const values = { cycle: 1, round: 2, amount: { cents: 123_45, currency: "USD" }, until: "2027-03-01" };
  await inTransaction(db, (tx) =>
    tell(tx, "late_payment_allowed", {
      to: [userId],
      group: { group_id, name: "Neighbours" },
      values,
      occasion: randomUUID(),
    }),
  );
  return group_id;
}
const subscriptions = () =>
  service.services.db.selectFrom("push_subscriptions").selectAll().where("user_id", "=", userId).execute();
const outbox = () =>
  service.services.db
    .selectFrom("private.outbox")
    .selectAll()
    .where("dedupe_key", "like", `push:%:${subscriptionId}`)
    .execute();
const answerWith = (status: number, more: object = {}) =>
  control(devices.url, "faults", { action: "status", status, match: { path: `*/local/${name}` }, ...more });

it("gives the key to which browsers subscribe", async () => {
  const { body } = await service.callAction("get_vapid_key", {}, { as: userId });
  expect(body).toEqual({ publicKey: devices.env["VAPID_PUBLIC_KEY"] });
});

describe("a test", () => {
  const endpointOf = async (id: string) =>
    (
      await service.services.db
        .selectFrom("push_subscriptions")
        .select("endpoint")
        .where("push_subscription_id", "=", id)
        .executeTakeFirstOrThrow()
    ).endpoint;
  const test = async (endpoint: string, as = userId) => {
    const answer = await service.callAction("send_push_notification", { endpoint }, { as });
    await service.settle();
    return answer;
  };
  const shown = {
    title: "Así se ve",
    body: "Las notificaciones de tus círculos llegan a este dispositivo.",
    url: "/messages?tab=notifications",
    tag: "test",
  };

  it("comes to the device that asked and to no other, in the language of its person, also by night, as often as asked", async () => {
    await setClock(service.services.db, new Date("2027-01-06T04:00:00Z"));
    await service.services.db
      .updateTable("user_profiles")
      .set({ time_zone: "America/New_York" })
      .where("user_id", "=", userId)
      .execute();
    const second = randomUUID();
    await turnPushOn(service, userId, second);
    expect(await test(await endpointOf(subscriptionId))).toMatchObject({ status: 200, body: { success: true } });
    expect(await devices.shownOn(name)).toEqual([shown]);
    expect(await devices.shownOn(second)).toEqual([]);
    await test(await endpointOf(subscriptionId));
    expect(await devices.shownOn(name)).toEqual([shown, shown]);
  });

  it("never rings on a device of somebody else, who hears nothing of it", async () => {
    const stranger = await buildUser(service.services.db);
    await turnPushOn(service, stranger.userId, randomUUID());
    const refused = await test(await endpointOf(subscriptionId), stranger.userId);
    expect(refused.body).toMatchObject({ extensions: { code: "push-device-not-found" } });
    expect(refused.body).toEqual((await test("https://fcm.googleapis.com/nobody", stranger.userId)).body);
    expect(await devices.arrivedAt(name)).toEqual([]);
  });

  it.each([
    ["a device that is gone", () => sql`update push_subscriptions set is_active = false where user_id = ${userId}`],
    [
      "a person who wants no pushes",
      () => sql`update user_preferences set push_enabled = false where user_id = ${userId}`,
    ],
  ])("is refused to %s", async (_, change) => {
    await change().execute(service.services.db);
    const refused = await test(await endpointOf(subscriptionId));
    expect(refused.body).toMatchObject({ extensions: { code: "push-device-not-found" } });
    expect(await outbox()).toEqual([]);
  });

  it("is left out where its person turned pushes off before it was sent", async () => {
    const endpoint = await endpointOf(subscriptionId);
    await service.callAction("send_push_notification", { endpoint }, { as: userId });
    await service.services.db
      .updateTable("user_preferences")
      .set({ push_enabled: false })
      .where("user_id", "=", userId)
      .execute();
    await service.settle();
    expect(await devices.arrivedAt(name)).toEqual([]);
    expect(await outbox()).toMatchObject([{ done_at: expect.any(Date) }]);
  });

  it("is asked for ten times an hour, and the eleventh is told to wait", async () => {
    const endpoint = await endpointOf(subscriptionId);
    const ask = () => service.callAction("send_push_notification", { endpoint }, { as: userId });
    for (let time = 0; time < 10; time += 1) expect((await ask()).status).toBe(200);
    expect((await ask()).body).toMatchObject({ extensions: { code: "too-many-requests" } });
    expect(await outbox()).toHaveLength(10);
  });

  it("that no push service knows makes us forget the device", async () => {
    await answerWith(410);
    await test(await endpointOf(subscriptionId));
    expect(await subscriptions()).toEqual([]);
  });
});

describe("a notice", () => {
  it("is shown by each device of its reader in their language, without its amount, however often it is delivered", async () => {
    const second = randomUUID();
    await turnPushOn(service, userId, second);
    const groupId = await tellOfMoney();
    await deliverNotices(service, userId);
    await deliverNotices(service, userId);
    const notice = await service.services.db
      .selectFrom("notifications")
      .select("notification_id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const shown = [
      {
        title: "Puedes pagar con atraso",
        body: "Neighbours",
        url: `/groups/${groupId}?alert=${notice.notification_id}`,
        tag: `notice:${notice.notification_id}`,
      },
    ];
    expect(await devices.shownOn(name)).toEqual(shown);
    expect(await devices.shownOn(second)).toEqual(shown);
    expect(await devices.arrivedAt(name)).toMatchObject([{ urgency: "high", ttl: 86_400 }]);
  });

  it.each([
    [
      "that was read meanwhile",
      () =>
        service.services.db.updateTable("notifications").set({ read: true }).where("user_id", "=", userId).execute(),
    ],
    [
      "that was cleared meanwhile",
      () =>
        service.services.db
          .updateTable("notifications")
          .set({ dismissed_at: new Date() })
          .where("user_id", "=", userId)
          .execute(),
    ],
    [
      "of a person who is suspended",
      () =>
        service.services.db
          .updateTable("user_profiles")
          .set({ suspended_at: new Date() })
          .where("user_id", "=", userId)
          .execute(),
    ],
    [
      "of a person who wants no pushes any more",
      () =>
        service.services.db
          .updateTable("user_preferences")
          .set({ push_enabled: false })
          .where("user_id", "=", userId)
          .execute(),
    ],
    [
      "whose device somebody else uses now",
      async () => turnPushOn(service, (await buildUser(service.services.db)).userId, name),
    ],
  ])("%s rings nowhere", async (_, change) => {
    await tellOfMoney();
    const notice = await service.services.db
      .selectFrom("notifications")
      .selectAll()
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    await service.deliverEvent("notification_created", { op: "INSERT", new: notice });
    expect(await outbox()).toHaveLength(1);
    await change();
    await service.settle();
    expect(await devices.arrivedAt(name)).toEqual([]);
    expect(await outbox()).toMatchObject([{ attempts: 1, done_at: expect.any(Date) }]);
  });

  it("of a person without pushes waits for no device", async () => {
    await service.services.db
      .updateTable("user_preferences")
      .set({ push_enabled: false })
      .where("user_id", "=", userId)
      .execute();
    await tellOfMoney();
    await deliverNotices(service, userId);
    expect(await outbox()).toEqual([]);
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i makes us forget the device", async (status) => {
    await answerWith(status);
    await tellOfMoney();
    await deliverNotices(service, userId);
    expect(await subscriptions()).toEqual([]);
    expect(await outbox()).toMatchObject([{ done_at: expect.any(Date), given_up_at: null }]);
  });

  it.each([429, 503])("that answers %i is asked again after the time that it names", async (status) => {
    await answerWith(status, { retryAfterSeconds: 900 });
    await tellOfMoney();
    await deliverNotices(service, userId);
    const [waiting] = await outbox();
    expect(waiting).toMatchObject({ done_at: null, given_up_at: null });
    const now = await service.services.db.selectNoFrom((eb) => eb.fn<Date>("now").as("now")).executeTakeFirstOrThrow();
    expect((waiting!.next_attempt_at.getTime() - now.now.getTime()) / 1000).toBeGreaterThan(800);
    await makeOutboxDue(service);
    await service.settle();
    expect(await devices.shownOn(name)).toHaveLength(1);
  });

  it.each([400, 403, 413])("that answers %i leaves the device and tells a person of ours", async (status) => {
    await answerWith(status);
    await tellOfMoney();
    await deliverNotices(service, userId);
    expect(await subscriptions()).toHaveLength(1);
    expect(await outbox()).toMatchObject([
      { given_up_at: expect.any(Date), last_error: `the push service answered ${status}` },
    ]);
  });

  it("that loses its answer is asked again, and the second push takes the place of the first", async () => {
    await control(devices.url, "faults", { action: "reset_after", match: { path: `*/local/${name}` } });
    await tellOfMoney();
    await deliverNotices(service, userId);
    await makeOutboxDue(service);
    await service.settle();
    const [first, second] = await devices.arrivedAt(name);
    expect(second!.topic).toBe(first!.topic);
    expect(second!.text).toBe(first!.text);
  });
});

describe("in the night of its reader (D191)", () => {
  const goTo = (hour: number) => setClock(service.services.db, onDay("2027-01-05", "America/New_York", hour));
  /** Seconds until the push is tried. */
  const waits = async () => {
    const { rows } = await sql<{ s: number }>`select extract(epoch from next_attempt_at - now())::integer as s
      from private.outbox where dedupe_key like ${`push:%:${subscriptionId}`}`.execute(service.services.db);
    return rows[0]!.s;
  };

  it.each([
    [22, 10 * 3600],
    [3.5, 4.5 * 3600],
  ])("a push of %s o'clock waits for the morning", async (hour, seconds) => {
    await goTo(hour);
    await tellOfMoney();
    await deliverNotices(service, userId);
    expect(await devices.arrivedAt(name)).toEqual([]);
    expect(Math.abs((await waits()) - seconds)).toBeLessThan(60);
    await goTo(8);
    await makeOutboxDue(service);
    await service.settle();
    expect(await devices.arrivedAt(name)).toHaveLength(1);
  });

  it("one that was on its way in the evening waits too", async () => {
    await answerWith(503);
    await goTo(21.9);
    await tellOfMoney();
    await deliverNotices(service, userId);
    await goTo(22);
    await makeOutboxDue(service);
    await service.settle();
    expect(await devices.arrivedAt(name)).toEqual([]);
    expect((await outbox())[0]).toMatchObject({ done_at: null, given_up_at: null });
  });

  it("the last hour to pay rings, whatever the hour", async () => {
    const { db } = service.services;
    const { groupId: group_id } = await buildGroup(db);
    await goTo(22.99);
    await inTransaction(db, (tx) =>
      tell(tx, "payment_due", {
        to: [userId],
        group: { group_id, name: "Neighbours" },
        values: {
          reason: "last_hour",
          cycle: 1,
          round: 2,
          amount: { cents: 100_00, currency: "USD" },
          due: "2027-01-05",
        },
        occasion: randomUUID(),
      }),
    );
    await deliverNotices(service, userId);
    expect(await devices.shownOn(name)).toMatchObject([
      {
        title: "Tu aportación vence esta noche",
        body: "Neighbours",
        url: expect.stringMatching(/^\/payment-schedule\?alert=/),
      },
    ]);
  });

  it("a security alert rings too, and says no more on the lock screen than what it is", async () => {
    await service.services.db
      .updateTable("user_profiles")
      .set({ time_zone: "America/New_York" })
      .where("user_id", "=", userId)
      .execute();
    await goTo(3);
    for (const reason of SECURITY_EVENTS) {
      await inTransaction(service.services.db, (tx) =>
        tell(tx, "security", { to: [userId], values: { reason }, occasion: randomUUID() }),
      );
    }
    await deliverNotices(service, userId);
    const shown = await devices.shownOn(name);
    expect(shown).toHaveLength(SECURITY_EVENTS.length);
    const url = expect.stringMatching(/^\/settings\?tab=security&alert=/);
    for (const push of shown) expect(push).toMatchObject({ title: "Alerta de seguridad", body: "", url });
  });

  it("is by the reader's own clocks, and by the group's where they are not known", async () => {
    await service.services.db
      .updateTable("user_profiles")
      .set({ time_zone: "Asia/Tokyo" })
      .where("user_id", "=", userId)
      .execute();
    await goTo(22);
    await tellOfMoney();
    await deliverNotices(service, userId);
    expect(await devices.arrivedAt(name)).toHaveLength(1);
    await service.services.db
      .updateTable("user_profiles")
      .set({ time_zone: null })
      .where("user_id", "=", userId)
      .execute();
    await tellOfMoney();
    await deliverNotices(service, userId);
    expect(await devices.arrivedAt(name)).toHaveLength(1);
  });
});

it("no device whose keys are no keys holds up the others", async () => {
  await service.services.db
    .updateTable("push_subscriptions")
    .set({ p256dh: `B${"A".repeat(86)}` })
    .where("push_subscription_id", "=", subscriptionId)
    .execute();
  await tellOfMoney();
  await deliverNotices(service, userId);
  expect(await subscriptions()).toEqual([]);
});

describe("a lock screen", () => {
  const languages = fc.constantFrom("en" as const, "es" as const, "fr" as const);
  const notices = drawnNews(fc.constant("Zq")).filter(({ kind }) => isReadIn(kind, "notice"));

  it("shows no amount and no day of any news, in any language (D293)", () => {
    fc.assert(
      fc.property(notices, languages, ({ kind, values }, language) => {
        const push = newsPush({ notification_id: randomUUID(), kind, values, group_id: null }, language)!;
        expect(`${push.title} ${push.body}`).not.toMatch(/\d|\$|€|£/);
      }),
      { numRuns: 1000 },
    );
  });

  it("names nobody but the circle, and who wrote a message: not whom a vote is about (D293)", () => {
    fc.assert(
      fc.property(notices, languages, ({ kind, values }, language) => {
        const named = JSON.parse(JSON.stringify(values), (key, value: unknown) => (key === "alias" ? "Olga" : value));
        const push = newsPush({ notification_id: randomUUID(), kind, values: named, group_id: null }, language)!;
        if ((CATALOGUE[kind] as News).lockScreen === "text") expect(push.body).toContain("Olga");
        else expect(`${push.title} ${push.body}`).not.toContain("Olga");
      }),
      { numRuns: 1000 },
    );
  });

  it("shows nothing that somebody wrote, but the names of people and groups", () => {
    fc.assert(
      fc.property(notices, languages, ({ kind, values }, language) => {
        const noted = { ...values, ...("note" in values && { note: "Secret" }) };
        const push = newsPush({ notification_id: randomUUID(), kind, values: noted, group_id: null }, language)!;
        expect(`${push.title} ${push.body}`).not.toContain("Secret");
      }),
      { numRuns: 500 },
    );
  });

  it("gets a few bytes, however long the names are", () => {
    const long = "😀".repeat(2000);
    fc.assert(
      fc.property(drawnNews(fc.constant(long)), languages, ({ kind, values }, language) => {
        const push = newsPush({ notification_id: randomUUID(), kind, values, group_id: null }, language);
        if (push) expect(Buffer.byteLength(push.title + push.body)).toBeLessThan(3000);
      }),
      { numRuns: 200 },
    );
  });
});
