import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startTestService, type TestService } from "../test/testService.ts";
import { type ApplyEvent, drainProviderEvents } from "./eventWorker.ts";
import { storeProviderEvent } from "./providerEvents.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
beforeEach(() => service.services.db.deleteFrom("private.provider_events").execute());

const store = (objectId: string | null, eventId: string = randomUUID()) =>
  storeProviderEvent(service.services.db, { provider: "stripe", eventId, eventType: "t", objectId, payload: {} });
const drain = (apply: ApplyEvent) => drainProviderEvents(service.services, { stripe: apply, didit: apply });
const waiting = () =>
  service.services.db.selectFrom("private.provider_events").selectAll().where("processed_at", "is", null).execute();

it("applies each event once, however many workers look", async () => {
  for (let at = 0; at < 20; at++) await store(`object ${at}`);
  const applied: string[] = [];
  const apply: ApplyEvent = async ({ objectId }) => void applied.push(objectId!);
  await Promise.all(Array.from({ length: 3 }, () => drain(apply)));
  expect(applied.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `object ${at}`).toSorted());
  expect(await waiting()).toEqual([]);
});

it("never works on one object twice at a time", async () => {
  for (let at = 0; at < 6; at++) await store("one object");
  let working = 0;
  let most = 0;
  const apply: ApplyEvent = async () => {
    most = Math.max(most, ++working);
    await sql`select pg_sleep(0.005)`.execute(service.services.db);
    working -= 1;
  };
  while ((await waiting()).length > 0) await Promise.all(Array.from({ length: 3 }, () => drain(apply)));
  expect(most).toBe(1);
});

it("keeps what fails, says why, and waits longer each time, while the others go on", async () => {
  await store("bad", "evt_bad");
  await store("good");
  const tried: (string | null)[] = [];
  const apply: ApplyEvent = ({ objectId }) => {
    tried.push(objectId);
    return objectId === "bad" ? Promise.reject(new Error("the provider did not answer")) : Promise.resolve();
  };
  await drain(apply);
  await drain(apply);
  expect(tried).toEqual(["bad", "good"]);
  expect(await waiting()).toMatchObject([
    { event_id: "evt_bad", attempts: 1, last_error: "the provider did not answer" },
  ]);
  const receivedAgo = (seconds: number) =>
    sql`update private.provider_events set received_at = now() - ${seconds} * interval '1 second'`.execute(
      service.services.db,
    );
  await receivedAgo(2);
  await drain(apply);
  await receivedAgo(2);
  await drain(apply);
  expect(tried).toHaveLength(3);
  await receivedAgo(4);
  await drain(() => Promise.resolve());
  expect(await waiting()).toEqual([]);
});

it("tries an event that failed too often no more, and keeps it for a person to look at", async () => {
  await store("hopeless");
  await sql`update private.provider_events set attempts = 30, received_at = now() - interval '90 days'`.execute(
    service.services.db,
  );
  expect(await drain(() => Promise.reject(new Error("must not be called")))).toBe(0);
  expect(await waiting()).toHaveLength(1);
});
