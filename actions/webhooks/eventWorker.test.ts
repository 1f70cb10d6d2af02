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
const drain = (apply: ApplyEvent) =>
  drainProviderEvents(service.services, { stripe: apply, didit: apply, apple: apply });
const waiting = () =>
  service.services.db.selectFrom("private.provider_events").selectAll().where("done_at", "is", null).execute();

it("applies each event once, however many workers look", async () => {
  for (let at = 0; at < 20; at++) await store(`object ${at}`);
  const applied: string[] = [];
  const apply: ApplyEvent = async ({ objectId }) => void applied.push(objectId!);
  await Promise.all(Array.from({ length: 3 }, () => drain(apply)));
  expect(applied.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `object ${at}`).toSorted());
  expect(await waiting()).toEqual([]);
});

it("never runs two events about one object at the same time", async () => {
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

it("keeps a failed event with its reason and growing waits, while the others go on", async () => {
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
  const waitIsOver = () =>
    sql`update private.provider_events set next_attempt_at = now() where done_at is null`.execute(service.services.db);
  await waitIsOver();
  await drain(apply);
  await drain(apply);
  expect(tried).toHaveLength(3);
  await waitIsOver();
  await drain(() => Promise.resolve());
  expect(await waiting()).toEqual([]);
});

it("gives up after three days, and keeps the event for a person to look at", async () => {
  await store("hopeless");
  const triedFor = (hours: number) =>
    sql`update private.provider_events set next_attempt_at = now(), tried_since = now() - ${hours} * interval '1 hour'`.execute(
      service.services.db,
    );
  const apply = () => Promise.reject(new Error("the provider did not answer"));
  await triedFor(71);
  await drain(apply);
  expect(await waiting()).toMatchObject([{ given_up_at: null }]);
  await triedFor(73);
  await drain(apply);
  expect(await waiting()).toMatchObject([{ given_up_at: expect.any(Date), last_error: "the provider did not answer" }]);
  await sql`update private.provider_events set next_attempt_at = now()`.execute(service.services.db);
  expect(await drain(() => Promise.reject(new Error("must not be called")))).toBe(0);
});
