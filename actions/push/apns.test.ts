import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { TOKENS } from "../../local/push/apnsService.ts";
import { tokenOf } from "../../local/push/iphones.ts";
import { control } from "../../local/simulator/forTests.ts";
import { inTransaction } from "../db/database.ts";
import { tell } from "../news/tell.ts";
import { openPush } from "../providers/push/openPush.ts";
import type { IosDevice } from "../providers/push/provider.ts";
import { onDay, setClock } from "../test/clock.ts";
import { deliverNotices, type Devices, makeOutboxDue, startDevices, turnPushOnForIphone } from "../test/devices.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let devices: Devices;
let service: TestService;
beforeAll(async () => {
  devices = await startDevices();
  service = await startTestService({ env: devices.env });
});
afterAll(async () => {
  await service.stop();
  await devices.close();
});

let userId = "";
beforeEach(async () => {
  await control(devices.url, "reset", {});
  await setClock(service.services.db, onDay("2027-01-05", "America/New_York"));
  ({ userId } = await buildUser(service.services.db, { language: "fr" }));
});

/** A group's news with an amount and a day, told and sent. */
async function tellAndSend(): Promise<string> {
  const { db } = service.services;
  const { groupId: group_id } = await buildGroup(db);
  const values = { cycle: 1, round: 2, amount: { cents: 123_45, currency: "USD" }, until: "2027-03-01" };
  const news = { to: [userId], group: { group_id, name: "Neighbours" }, values, occasion: randomUUID() };
  await inTransaction(db, (tx) => tell(tx, "late_payment_allowed", news));
  await deliverNotices(service, userId);
  return group_id;
}
const rows = () =>
  service.services.db.selectFrom("push_subscriptions").select("is_active").where("user_id", "=", userId).execute();
const outbox = async () => {
  const { rows: items } = await sql<{ last_error: string | null; done: boolean; given_up: boolean; waits: number }>`
    select o.last_error, o.done_at is not null as done, o.given_up_at is not null as given_up,
      extract(epoch from o.next_attempt_at - now())::integer as waits
    from private.outbox o join push_subscriptions s on o.dedupe_key like '%:' || s.push_subscription_id
    where s.user_id = ${userId}`.execute(service.services.db);
  return items;
};
const answerOnce = (fault: object) => control(devices.url, "faults", { match: { path: "/3/device/*" }, ...fault });
/** A token that begins in a way that Apple answers in its own way here. */
const tokenLike = (start: string) => (start + randomBytes(32).toString("hex")).slice(0, 64);

describe("a notice", () => {
  it.each(["production", "sandbox"] as const)(
    "is shown by an iPhone of its reader, by way of Apple's %s, without its amount",
    async (environment) => {
      const name = `amina-${environment}`;
      await turnPushOnForIphone(service, userId, tokenOf(name), environment);
      const groupId = await tellAndSend();
      await deliverNotices(service, userId);
      expect(await devices.shownOn(name)).toEqual([
        {
          title: "Vous pouvez payer en retard",
          body: "Neighbours",
          url: expect.stringMatching(`^/groups/${groupId}\\?alert=`),
          tag: expect.stringMatching(/^notice:/),
        },
      ]);
      const [arrived] = await devices.arrivedAt(name);
      expect(new URL(arrived!.endpoint).host).toBe(
        environment === "production" ? "api.push.apple.com" : "api.sandbox.push.apple.com",
      );
      expect(arrived!.urgency).toBe("high");
      expect(arrived!.ttl).toBeGreaterThan(86_000);
      expect(await outbox()).toMatchObject([{ done: true, last_error: null }]);
    },
  );

  it("whose answer is lost takes its own place when it is sent again", async () => {
    await turnPushOnForIphone(service, userId, tokenOf("lost"));
    await answerOnce({ action: "reset_after" });
    await tellAndSend();
    expect(await outbox()).toMatchObject([{ done: false }]);
    await makeOutboxDue(service);
    await service.settle();
    const [first, second] = await devices.arrivedAt("lost");
    expect(second!.topic).toBe(first!.topic);
  });

  it("goes over a new connection when Apple closes the one before (GOAWAY)", async () => {
    await turnPushOnForIphone(service, userId, tokenOf("moved"));
    await tellAndSend();
    await answerOnce({ action: "reset_before" });
    await tellAndSend();
    await makeOutboxDue(service);
    await service.settle();
    expect(await devices.arrivedAt("moved")).toHaveLength(2);
  });
});

describe("a device that Apple", () => {
  it.each([
    ["knows no more", TOKENS.unregistered],
    ["never knew", TOKENS.bad],
    ["knows with another app", TOKENS.otherApp],
  ])("%s is not asked again, until the app gives it once more", async (_, start) => {
    const id = await turnPushOnForIphone(service, userId, tokenLike(start));
    await tellAndSend();
    expect(await rows()).toEqual([{ is_active: false }]);
    expect(await outbox()).toMatchObject([{ done: true }]);
    await tellAndSend();
    expect(await outbox()).toHaveLength(1);
    await service.services.db
      .updateTable("push_subscriptions")
      .set({ is_active: true })
      .where("push_subscription_id", "=", id)
      .execute();
    await tellAndSend();
    // The notice that was told meanwhile is delivered again too.
    expect(await outbox()).toHaveLength(3);
  });

  it("knew no more before the app was installed again stays", async () => {
    await turnPushOnForIphone(service, userId, tokenLike(TOKENS.unregistered));
    await sql`update push_subscriptions set registered_at = now() + interval '1 hour' where user_id = ${userId}`.execute(
      service.services.db,
    );
    await tellAndSend();
    expect(await rows()).toEqual([{ is_active: true }]);
  });

  it.each([
    [{ action: "status", status: 429, retryAfterSeconds: 900 }, 890],
    [{ action: "status", status: 503 }, 20],
    [{ action: "status", status: 500 }, 20],
  ])("answers %j for is asked again later", async (fault, atLeast) => {
    await turnPushOnForIphone(service, userId, tokenOf("busy"));
    await answerOnce(fault);
    await tellAndSend();
    const [waiting] = await outbox();
    expect(waiting).toMatchObject({ done: false, given_up: false });
    expect(waiting!.waits).toBeGreaterThan(atLeast);
    expect(await rows()).toEqual([{ is_active: true }]);
  });
});

describe("a provider token", () => {
  it("that Apple finds old is made anew, once", async () => {
    await turnPushOnForIphone(service, userId, tokenOf("renewed"));
    await answerOnce({ action: "status", status: 403 });
    await tellAndSend();
    expect(await devices.arrivedAt("renewed")).toHaveLength(1);
    await answerOnce({ action: "status", status: 403, times: 2 });
    await tellAndSend();
    expect((await outbox()).filter(({ given_up }) => given_up)).toMatchObject([
      { last_error: "APNs answered 403 ExpiredProviderToken" },
    ]);
  });

  it("of another key is refused, which a person of ours learns, and the device stays", async () => {
    const stranger = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
    const { env, log } = service.services;
    const pem = String(stranger.export({ type: "pkcs8", format: "pem" }));
    const { ios } = openPush({ ...env, APNS_PRIVATE_KEY: pem }, log);
    const device: IosDevice = { device_type: "ios", endpoint: tokenOf("x"), apns_environment: "production" };
    const message = { title: "t", body: "b", url: "/", tag: "one" };
    await expect(ios!.send(device, { id: randomUUID(), message, urgency: "high" })).rejects.toThrow(
      "APNs answered 403 InvalidProviderToken",
    );
    ios!.close();
  });
});

it("a service without an app at Apple says so where somebody gave an iPhone", async () => {
  const { env, log } = service.services;
  expect(openPush({ ...env, APNS_TOPIC: undefined }, log).ios).toBeUndefined();
});
