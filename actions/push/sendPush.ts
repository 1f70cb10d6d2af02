import { createHash } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../context.ts";
import type { Database, Tx } from "../db/database.ts";
import { PermanentFailure, TryLater } from "../jobs/worker.ts";
import type { Language } from "../mail/letter.ts";
import { CATALOGUE, type NewsKind } from "../news/catalogue.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { OutboxHandler } from "../outbox/worker.ts";
import type { Gone, PushDevice, PushOutcome, PushSenders, Push } from "../providers/push/provider.ts";
import { newsPush } from "./newsPush.ts";
import { quietFor } from "./quietFor.ts";
import { testPush } from "./testPush.ts";

const device = { push_subscription_id: z.uuid() };
const noticePayload = z.object({ notification_id: z.uuid(), ...device });
const testPayload = z.object({ test_id: z.uuid(), ...device });
/** What the outbox keeps of a push: the device, and the notice or which test of the device it is. Never its words. */
const pushPayload = z.union([noticePayload, testPayload]);
type NoticePayload = z.output<typeof noticePayload>;
type TestPayload = z.output<typeof testPayload>;

/** A push of a notice for each device of its reader. One item a device: a device that is down makes no other ring twice. */
export async function enqueuePushes(db: Database, notificationId: string): Promise<void> {
  const devices = await db
    .selectFrom("notifications as n")
    .innerJoin("user_preferences as p", "p.user_id", "n.user_id")
    .innerJoin("push_subscriptions as s", "s.user_id", "n.user_id")
    .innerJoin("user_profiles as u", "u.user_id", "n.user_id")
    .leftJoin("groups as g", "g.group_id", "n.group_id")
    .select(["s.push_subscription_id", "n.kind", "n.values"])
    .select([sql<string | null>`coalesce(u.time_zone, g.time_zone)`.as("zone"), sql<Date>`app_now()`.as("now")])
    .where("n.notification_id", "=", notificationId)
    .where("p.push_enabled", "=", true)
    .where("s.is_active", "=", true)
    .execute();
  const [first] = devices;
  if (!first) return;
  const afterS = await quietFor(db, first);
  for (const { push_subscription_id } of devices) {
    await enqueue(db, {
      kind: "push",
      dedupeKey: `push:${notificationId}:${push_subscription_id}`,
      payload: { notification_id: notificationId, push_subscription_id },
      afterS,
    });
  }
}

/** A push that a person asked for, to see whether it comes. No night holds it back. */
export const enqueueTest = (db: Database | Tx, payload: TestPayload): Promise<void> =>
  enqueue(db, { kind: "push", dedupeKey: `push:test:${payload.test_id}:${payload.push_subscription_id}`, payload });

/** Sends one push of the outbox, unless its reader has seen the notice meanwhile or wants none any more. */
export const pushHandler =
  (senders: PushSenders): OutboxHandler =>
  async ({ payload }, services) => {
    const named = pushPayload.parse(payload);
    const composed = "test_id" in named ? await composeTest(named, services) : await composeNotice(named, services);
    if (!composed) return;
    const { device, message, urgency } = composed;
    const outcome = await hand(senders, device, { id: idOf(named), message, urgency });
    if (outcome !== "taken") await forget(services.db, device, outcome);
  };

function hand(senders: PushSenders, device: KnownDevice, push: Push): Promise<PushOutcome> {
  if (device.device_type === "web") return senders.web.send(device, push);
  if (!senders.ios) throw new PermanentFailure("there is no sender for iPhones: the APNS variables are not set");
  return senders.ios.send(device, push);
}

/** A browser that is gone has no more to say. An app's row stays: the app gives the same token when it is back. */
async function forget(db: Database, device: KnownDevice, { goneSince }: Gone): Promise<void> {
  const { push_subscription_id } = device;
  if (device.device_type === "web") {
    await db
      .deleteFrom("push_subscriptions")
      .where("push_subscription_id", "=", push_subscription_id)
      // A device that has given new keys meanwhile is not the one that was gone.
      .where("auth", "=", device.auth)
      .execute();
    return;
  }
  await db
    .updateTable("push_subscriptions")
    .set({ is_active: false })
    .where("push_subscription_id", "=", push_subscription_id)
    // The instants that we compare it with have milliseconds alone.
    .where(sql<boolean>`date_trunc('milliseconds', registered_at) <= ${goneSince ?? device.registered_at}`)
    .execute();
}

/** The same uuid for a notice on a device, in every try. */
function idOf({ push_subscription_id, ...what }: z.output<typeof pushPayload>): string {
  const about = "test_id" in what ? what.test_id : what.notification_id;
  const hash = createHash("sha256").update(`${about}:${push_subscription_id}`).digest("hex");
  // Version 8: made by us, from what it names (RFC 9562).
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join("-");
}

type KnownDevice = PushDevice & { push_subscription_id: string; registered_at: Date };

/** What is on its way to one device, as far as the device may show it now. */
interface Composed extends Omit<Push, "id"> {
  device: KnownDevice;
}

/** The device that an item of the outbox names, if its person still wants pushes there. */
const openDevice = (db: Database, pushSubscriptionId: string) =>
  db
    .selectFrom("push_subscriptions as s")
    .innerJoin("user_preferences as p", "p.user_id", "s.user_id")
    .innerJoin("user_profiles as u", "u.user_id", "s.user_id")
    .select(["s.push_subscription_id", "s.endpoint", "s.p256dh", "s.auth", "s.device_type", "s.apns_environment"])
    .select(["s.registered_at", "p.language"])
    .where("s.push_subscription_id", "=", pushSubscriptionId)
    .where("s.is_active", "=", true)
    .where("p.push_enabled", "=", true)
    .where("u.deleted_at", "is", null)
    .where("u.suspended_at", "is", null);

async function composeNotice(named: NoticePayload, { db }: Services): Promise<Composed | null> {
  const row = await openDevice(db, named.push_subscription_id)
    // Whoever signed in on the device since has a row of their own.
    .innerJoin("notifications as n", "n.user_id", "s.user_id")
    .leftJoin("groups as g", "g.group_id", "n.group_id")
    .select([sql<string | null>`coalesce(u.time_zone, g.time_zone)`.as("zone"), sql<Date>`app_now()`.as("now")])
    .select(["n.notification_id", "n.kind", "n.values", "n.group_id"])
    .where("n.notification_id", "=", named.notification_id)
    .where("n.read", "=", false)
    .where("n.dismissed_at", "is", null)
    .executeTakeFirst();
  const afterS = row ? await quietFor(db, row) : 0;
  if (afterS > 0) throw new TryLater("it is night where the reader is", afterS);
  const message = row && newsPush(row, row.language as Language);
  // The table's constraints hold what each type of device has.
  return message ? { device: row as KnownDevice, message, urgency: CATALOGUE[row.kind as NewsKind].weight } : null;
}

async function composeTest(named: TestPayload, { db }: Services): Promise<Composed | null> {
  const row = await openDevice(db, named.push_subscription_id).executeTakeFirst();
  return row ? { device: row as KnownDevice, message: testPush(row.language as Language), urgency: "high" } : null;
}
