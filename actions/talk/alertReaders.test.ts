import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MARKS } from "../../schema/readMarks.ts";
import { onDay, setClock } from "../test/clock.ts";
import { deliverNotices, type Devices, makeOutboxDue, startDevices, turnPushOn } from "../test/devices.ts";
import { buildGroup } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let devices: Devices;
let service: TestService;
beforeAll(async () => {
  devices = await startDevices();
  service = await startTestService({ env: devices.env });
  // A test says in a second what people say in minutes.
  await sql`update limits set value = 1000 where limit_id = 'messages_per_minute'`.execute(service.services.db);
  // A weekday's noon where these people are: no night holds a push back.
  await setClock(service.services.db, onDay("2027-01-05", "America/New_York"));
});
afterAll(async () => {
  await service.stop();
  await devices.close();
});

let amina = "";
let bruno = "";
let group = "";
let pair = "";
let phone = "";
beforeEach(async () => {
  const { db } = service.services;
  const circle = await buildGroup(db, { members: ["Bruno"] });
  group = circle.groupId;
  [amina, bruno] = circle.members.map(({ userId }) => userId) as [string, string];
  const { body } = await service.callAction("open_chat", { user_id: bruno }, { as: amina });
  pair = body["chat_id"] as string;
  phone = randomUUID();
  await turnPushOn(service, bruno, phone);
});

/** Amina says something, once or more; the event of each message is delivered. */
async function say(chat: string, text = "The pot is $500", times = 1): Promise<void> {
  const { db } = service.services;
  const { rows } = await sql<{ message_id: string }>`
    insert into messages (chat_id, sender_id, message) select ${chat}, ${amina}, ${text} from generate_series(1, ${times})
    returning message_id`.execute(db);
  const changes = await db
    .selectFrom("chat_changes")
    .selectAll()
    .where(
      "message_id",
      "in",
      rows.map(({ message_id }) => message_id),
    )
    .orderBy("number")
    .execute();
  for (const change of changes)
    expect(await service.deliverEvent("chat_changed", { op: "INSERT", new: change })).toBe(200);
}
const readAll = (chat: string) =>
  service.services.db
    .updateTable("chat_user_states")
    .set({ read_number: sql<number>`(select last_number from chats where chat_id = ${chat})` })
    .where("user_id", "=", bruno)
    .where("chat_id", "=", chat)
    .execute();
/** The time to read is over: whoever has not is told. */
async function passTimeToRead(): Promise<void> {
  await makeOutboxDue(service);
  await service.settle();
  await deliverNotices(service, bruno);
}
const alerts = (userId = bruno) =>
  service.services.db
    .selectFrom("notifications")
    .select(["kind", "read", "group_id"])
    .where("user_id", "=", userId)
    .where("kind", "in", ["message_received", "group_message_received"])
    .orderBy("created_at")
    .execute();

describe("somebody who is written to (D293)", () => {
  it("reads on the lock screen who wrote, and not a word of it", async () => {
    await say(pair);
    await passTimeToRead();
    const { address } = await service.services.db
      .selectFrom("chats")
      .select("address")
      .where("chat_id", "=", pair)
      .executeTakeFirstOrThrow();
    expect(await devices.shownOn(phone)).toEqual([
      {
        title: "New message",
        body: "Amina sent you a message.",
        url: `/messages?tab=chat&selectedChat=${address}`,
        tag: `chat:${pair}`,
      },
    ]);
  });

  it("in a group reads in which, and comes to its chat", async () => {
    await say(group);
    await passTimeToRead();
    const [shown] = await devices.shownOn(phone);
    expect(shown!.body).toMatch(/^Amina wrote in Circle /);
    expect(shown!.url).toBe(`/messages?tab=chat&selectedChat=group_${group}`);
    expect(await alerts()).toMatchObject([{ kind: "group_message_received", group_id: group }]);
  });

  it("gets one alert and one push for 100 unread messages", async () => {
    await say(pair, "Hello", 60);
    await passTimeToRead();
    await say(pair, "Hello", 40);
    await passTimeToRead();
    expect(await alerts()).toHaveLength(1);
    expect(await devices.shownOn(phone)).toHaveLength(1);
  });

  it("gets the next one after having read, however often an event comes", async () => {
    await say(pair);
    await passTimeToRead();
    await readAll(pair);
    await say(pair);
    await passTimeToRead();
    await passTimeToRead();
    expect((await alerts()).map(({ read }) => read)).toEqual([true, false]);
    expect(await devices.shownOn(phone)).toHaveLength(2);
  });

  it("gets one for each conversation", async () => {
    await say(pair);
    await say(group);
    await passTimeToRead();
    expect((await alerts()).map(({ kind }) => kind).toSorted()).toEqual(["group_message_received", "message_received"]);
  });

  it("hears nothing while the conversation is open: it is read before anybody is told", async () => {
    await say(pair);
    await service.settle();
    expect(await alerts()).toEqual([]);
    await readAll(pair);
    await passTimeToRead();
    expect(await alerts()).toEqual([]);
    expect(await devices.arrivedAt(phone)).toEqual([]);
  });

  it("is told later than the slowest mark of an open conversation comes", async () => {
    await say(pair);
    const { rows } = await sql<{ wait_ms: number }>`
      select extract(epoch from next_attempt_at - now())::float * 1000 as wait_ms from private.outbox
      where kind = 'message-alert' and done_at is null`.execute(service.services.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.wait_ms).toBeGreaterThan(MARKS.restMs[1] + 1000);
    await passTimeToRead();
  });

  it("hears nothing of a group without group updates, and still of people", async () => {
    await service.services.db
      .updateTable("user_preferences")
      .set({ group_updates: false })
      .where("user_id", "=", bruno)
      .execute();
    await say(group);
    await say(pair);
    await passTimeToRead();
    expect(await alerts()).toMatchObject([{ kind: "message_received" }]);
  });

  it("hears nothing of what was taken back, of what the system posts, and of a group that they left", async () => {
    const { db } = service.services;
    await say(pair);
    await sql`update messages set deleted_at = app_now(), deleted_by = ${amina} where chat_id = ${pair}`.execute(db);
    await say(group);
    await sql`update group_members set status = 'left', left_at = app_now() where user_id = ${bruno} and group_id = ${group}`.execute(
      db,
    );
    await passTimeToRead();
    expect(await alerts()).toEqual([]);
    const posted = { chat_id: pair, number: 99, kind: "said", message_id: randomUUID(), user_id: null, emoji: null };
    expect(await service.deliverEvent("chat_changed", { op: "INSERT", new: posted })).toBe(200);
    await passTimeToRead();
    expect(await alerts()).toEqual([]);
  });

  it("needs an alert no more once all that was unread is taken back, and gets one for what is said next", async () => {
    const takeBack = (text: string) =>
      sql`update messages set deleted_at = app_now(), deleted_by = ${amina} where chat_id = ${pair} and message = ${text}`.execute(
        service.services.db,
      );
    await say(pair, "One");
    await passTimeToRead();
    await say(pair, "Two");
    await passTimeToRead();
    await takeBack("One");
    expect((await alerts()).map(({ read }) => read)).toEqual([false]);
    await takeBack("Two");
    expect((await alerts()).map(({ read }) => read)).toEqual([true]);
    await say(pair, "Three");
    await passTimeToRead();
    expect((await alerts()).map(({ read }) => read)).toEqual([true, false]);
    expect(await devices.shownOn(phone)).toHaveLength(2);
  });

  it("is not the one who wrote", async () => {
    await say(pair);
    await passTimeToRead();
    expect(await alerts(amina)).toEqual([]);
  });

  it("counts a message once in the header, and the alert only in its own tab", async () => {
    await say(pair);
    await passTimeToRead();
    const count = () =>
      service.services.db
        .selectFrom("badge_counts")
        .select(["messages", "alerts", "alerts_unread"])
        .where("user_id", "=", bruno)
        .executeTakeFirstOrThrow();
    expect(await count()).toEqual({ messages: 1, alerts: 0, alerts_unread: 1 });
    await readAll(pair);
    expect(await count()).toEqual({ messages: 0, alerts: 0, alerts_unread: 0 });
  });
});
