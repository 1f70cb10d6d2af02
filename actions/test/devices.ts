import { generateKeyPairSync } from "node:crypto";
import { sql } from "kysely";
import webPush from "web-push";
import { createPushSimulator } from "../../local/push/simulator.ts";
import { deviceOf, subscriptionOf } from "../../local/push/devices.ts";
import type { Push } from "../../local/push/inbox.ts";
import { closeServer } from "../../local/simulator/forTests.ts";
import { listenOnLoopback } from "../../local/simulator/runProcess.ts";
import type { PushMessage } from "../providers/push/provider.ts";
import type { TestService } from "./testService.ts";

/** For tests: the push services, the stand-in that verifies and decrypts. */
export interface Devices {
  /** What a service needs to push to them. */
  env: Record<string, string>;
  /** The stand-in's address, for its controls. */
  url: string;
  /** What a device has shown, oldest first. */
  shownOn(name: string): Promise<PushMessage[]>;
  /** What arrived at a device, oldest first. */
  arrivedAt(name: string): Promise<Push[]>;
  close(): Promise<void>;
}

export async function startDevices(): Promise<Devices> {
  const keys = webPush.generateVAPIDKeys();
  const apple = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const ours = { APNS_TEAM_ID: "CIRCLETEAM", APNS_KEY_ID: "CIRCLEKEY1", APNS_TOPIC: "test.circle" };
  const simulator = createPushSimulator({
    publicOrigin: "https://circle.test",
    vapidKey: keys.publicKey,
    apple: { teamId: ours.APNS_TEAM_ID, keyId: ours.APNS_KEY_ID, topic: ours.APNS_TOPIC, publicKey: apple.publicKey },
  });
  const apnsUrl = `http://127.0.0.1:${await listenOnLoopback(simulator.apns!, 0)}`;
  const url = `http://127.0.0.1:${await listenOnLoopback(simulator.server, 0)}`;
  const arrivedAt = async (name: string) =>
    ((await (await fetch(`${url}/api/pushes?device=${name}`)).json()) as Push[]).toReversed();
  return {
    env: {
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      WEB_PUSH_RELAY: url,
      ...ours,
      APNS_PRIVATE_KEY: String(apple.privateKey.export({ type: "pkcs8", format: "pem" })).replaceAll("\n", "\\n"),
      APNS_RELAY: apnsUrl,
    },
    url,
    arrivedAt,
    shownOn: async (name) => (await arrivedAt(name)).map(({ text }) => JSON.parse(text!) as PushMessage),
    async close() {
      simulator.stop();
      await closeServer(simulator.server);
      simulator.apns!.close();
    },
  };
}

/** The person turns pushes on, and their device of this name subscribes. @returns the id of the subscription */
export async function turnPushOn({ services: { db } }: TestService, userId: string, name: string): Promise<string> {
  const { endpoint, keys } = subscriptionOf(deviceOf(name));
  await db.updateTable("user_preferences").set({ push_enabled: true }).where("user_id", "=", userId).execute();
  const row = await db
    .insertInto("push_subscriptions")
    .values({ user_id: userId, endpoint, p256dh: keys.p256dh, auth: keys.auth })
    .returning("push_subscription_id")
    .executeTakeFirstOrThrow();
  return row.push_subscription_id;
}

/** The person turns pushes on in our app on an iPhone, which Apple knows by this token. @returns the id of the subscription */
export async function turnPushOnForIphone(
  { services: { db } }: TestService,
  userId: string,
  token: string,
  apns_environment: "production" | "sandbox" = "production",
): Promise<string> {
  await db.updateTable("user_preferences").set({ push_enabled: true }).where("user_id", "=", userId).execute();
  const row = await db
    .insertInto("push_subscriptions")
    .values({ user_id: userId, endpoint: token, device_type: "ios", apns_environment })
    .returning("push_subscription_id")
    .executeTakeFirstOrThrow();
  return row.push_subscription_id;
}

/** Everything that waits in the outbox is due now, as it will be a little later. */
export const makeOutboxDue = ({ services: { db } }: TestService) =>
  sql`update private.outbox set next_attempt_at = now() where done_at is null and given_up_at is null`.execute(db);

/** Delivers the notices of a person as the event trigger does, and sends what follows from them. */
export async function deliverNotices(service: TestService, userId: string): Promise<void> {
  const notices = await service.services.db
    .selectFrom("notifications")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  for (const notice of notices)
    await service.deliverEvent("notification_created", { op: "INSERT", new: notice }, notice.notification_id);
  await service.settle();
}
