import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildGroup, buildUser, type TestUser } from "../test/factories.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let amina: TestUser;
let bruno: TestUser;
let stranger: TestUser;
let groupId: string;
beforeAll(async () => {
  service = await startTestService();
  const { db } = service.services;
  const circle = await buildGroup(db, { members: ["Bruno"] });
  [amina, bruno] = circle.members as [TestUser, TestUser];
  ({ groupId } = circle);
  stranger = await buildUser(db, { name: "Stranger" });
});
afterAll(() => service.stop());

const run = (text: ReturnType<typeof sql>) => text.execute(service.services.db);
const open = (as: TestUser, other: { userId: string }) =>
  service.callAction("open_chat", { user_id: other.userId }, { as: as.userId });
const block = (one: TestUser, other: TestUser) =>
  run(sql`insert into user_blocks (user_id, blocked_user_id) values (${one.userId}, ${other.userId})`);
const unblock = () => run(sql`delete from user_blocks`);
const say = async (chat: unknown, who: TestUser, text: string): Promise<string> => {
  const { rows } = await sql<{ message_id: string }>`
    insert into messages (chat_id, sender_id, message) values (${chat}, ${who.userId}, ${text}) returning message_id`.execute(
    service.services.db,
  );
  return rows[0]!.message_id;
};

describe("D180: a conversation of two", () => {
  it("is one, whoever opens it and however often at once", async () => {
    const answers = await Promise.all([open(amina, bruno), open(bruno, amina), open(amina, bruno)]);
    const [first] = answers.map(({ body }) => body);
    expect(answers.map(({ body }) => body)).toEqual([first, first, first]);
    const ids = [amina.userId, bruno.userId].toSorted();
    expect(first).toMatchObject({ success: true, address: `individual_${ids.join("_")}` });
    const { rows } =
      await sql`select deleted_at is not null as hidden, may_write from chat_user_states where chat_id = ${first!["chat_id"]}`.execute(
        service.services.db,
      );
    // In nobody's list before something is said.
    expect(rows).toEqual([
      { hidden: true, may_write: true },
      { hidden: true, may_write: true },
    ]);
  });

  it("needs a common group; somebody else is answered like nobody", async () => {
    await expectRefusal(service, () => open(stranger, amina), "person-not-found");
    await expectRefusal(service, () => open(amina, { userId: randomUUID() }), "person-not-found");
    await expectRefusal(service, () => open(amina, amina), "person-not-found");
  });

  it("D292: is not begun where one has blocked the other, and each hears why", async () => {
    const { db } = service.services;
    const [carla, dan] = (await buildGroup(db, { members: ["Dan"] })).members as [TestUser, TestUser];
    await block(carla, dan);
    await expectRefusal(service, () => open(dan, carla), "cannot-message-person");
    await expectRefusal(service, () => open(carla, dan), "person-blocked");
    await unblock();
    expect((await open(dan, carla)).status).toBe(200);
  });

  it("goes on when the group is left", async () => {
    const { db } = service.services;
    const circle = await buildGroup(db, { members: ["Eve"] });
    const [finn, eve] = circle.members as [TestUser, TestUser];
    const { body } = await open(eve, finn);
    await sql`delete from group_members where group_id = ${circle.groupId} and user_id = ${eve.userId}`.execute(db);
    expect((await open(eve, finn)).body).toEqual(body);
    await say(body["chat_id"], eve, "Still here");
  });
});

describe("people to write to", () => {
  const found = async (as: TestUser, text: string) =>
    (
      (await service.callAction("find_chat_people", { text }, { as: as.userId })).body["people"] as {
        user_id: string;
      }[]
    ).map(({ user_id }) => user_id);

  it("D180: are those of the own groups, from one character; nobody else", async () => {
    expect(await found(amina, "b")).toEqual([bruno.userId]);
    expect(await found(amina, "BRUN")).toEqual([bruno.userId]);
    expect(await found(amina, "")).toEqual([bruno.userId]);
    expect(await found(amina, "stranger")).toEqual([]);
    expect(await found(amina, "%")).toEqual([]);
    expect(await found(stranger, "")).toEqual([]);
  });

  it("D180: are twenty at most", async () => {
    const { db } = service.services;
    const crowd = await buildGroup(db, {
      members: Array.from({ length: 21 }, (_, at) => `Crowd ${at}`),
      memberLimit: 30,
    });
    expect(await found(crowd.members[0]!, "crowd")).toHaveLength(20);
  });

  it("D292: are not those who blocked or are blocked", async () => {
    await block(bruno, amina);
    expect([await found(amina, "b"), await found(bruno, "")]).toEqual([[], []]);
    await unblock();
  });
});

describe("D187: a report", () => {
  const report = (as: TestUser, messageId: string) =>
    service.callAction("report_message", { message_id: messageId, reason: "Rude" }, { as: as.userId });

  it("keeps the message and what was said around it, also what was taken back, and is one ticket", async () => {
    const { db } = service.services;
    await sql`update limits set value = 2 where limit_id = 'report_surroundings'`.execute(db);
    const ids: string[] = [];
    for (const text of ["one", "two", "three", "four", "five", "six", "seven"])
      ids.push(await say(groupId, bruno, text));
    await sql`update messages set deleted_at = app_now(), deleted_by = sender_id where message_id = any (${[ids[2], ids[3]]}::uuid[])`.execute(
      db,
    );
    const answers = await Promise.all([report(amina, ids[3]!), report(amina, ids[3]!)]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    const { rows } = await sql`
      select t.category, t.priority, t.plan_id, r.reported_user_id, array(select x ->> 'message' from jsonb_array_elements(r.messages) x) as said
      from private.reports r join support_tickets t using (ticket_id) where t.number = ${answers[0]!.body["ticket_number"]}`.execute(
      db,
    );
    expect(rows).toEqual([
      {
        category: "abuse",
        priority: "high",
        plan_id: "premium",
        reported_user_id: bruno.userId,
        said: ["two", "three", "four", "five", "six", "seven"],
      },
    ]);
  });

  it("is of what one can read and somebody else said", async () => {
    const mine = await say(groupId, amina, "Mine");
    await expectRefusal(service, () => report(amina, mine), "message-not-found");
    await expectRefusal(service, () => report(stranger, mine), "message-not-found");
    await expectRefusal(service, () => report(amina, randomUUID()), "message-not-found");
  });

  describe("of a person", () => {
    const reportPerson = (as: TestUser, who = bruno) =>
      service.callAction("report_person", { user_id: who.userId, reason: "" }, { as: as.userId });

    it("needs a group or a conversation in common", async () => {
      expect((await reportPerson(amina)).status).toBe(200);
      await expectRefusal(service, () => reportPerson(stranger), "person-not-found");
      await expectRefusal(service, () => reportPerson(bruno), "person-not-found");
    });

    it("is taken as well where the person is suspended, is blocked, or has left the group", async () => {
      const { db } = service.services;
      const circle = await buildGroup(db, { members: ["Gone", "Rude"] });
      const [admin, gone, rude] = circle.members as [TestUser, TestUser, TestUser];
      await run(sql`update user_profiles set suspended_at = app_now() where user_id = ${rude.userId}`);
      await run(sql`update group_members set status = 'left', left_at = app_now() where user_id = ${gone.userId}`);
      await block(admin, gone);
      for (const who of [gone, rude]) expect((await reportPerson(admin, who)).status).toBe(200);
      await expectRefusal(service, () => reportPerson(stranger, rude), "person-not-found");
      await unblock();
    });

    it("is taken of whom one talks to, without a group in common", async () => {
      const { db } = service.services;
      const circle = await buildGroup(db, { members: ["Talker"] });
      const [admin, talker] = circle.members as [TestUser, TestUser];
      await open(admin, talker);
      await run(sql`delete from group_members where user_id = ${talker.userId}`);
      await run(sql`update user_profiles set suspended_at = app_now() where user_id = ${talker.userId}`);
      expect((await reportPerson(admin, talker)).status).toBe(200);
    });
  });
});
