import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { inTransaction, violatedConstraint } from "../db/database.ts";
import { buildGroup, type TestGroup } from "../test/factories.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { tell, wasTold } from "./tell.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const db = () => service.services.db;
const named = ({ groupId }: TestGroup) => ({ group_id: groupId, name: "Neighbours" });
const read = async (groupId: string) => ({
  notices: await db()
    .selectFrom("notifications")
    .select(["user_id", "kind", "values", "priority", "group_name", "read"])
    .where("group_id", "=", groupId)
    .execute(),
  feed: await db()
    .selectFrom("activity_feed")
    .select(["user_id", "kind", "values"])
    .where("group_id", "=", groupId)
    .execute(),
  posts: await db()
    .selectFrom("messages")
    .select(["sender_id", "message", "kind", "values"])
    .where("chat_id", "=", groupId)
    .execute(),
});

describe("tell", () => {
  it("writes a kind and its values into every channel of the kind, and no sentence (D304)", async () => {
    const group = await buildGroup(db(), { members: ["Bruno"] });
    const to = group.members.map(({ userId }) => userId);
    const values = { first_due: "2027-03-01" };
    await inTransaction(db(), (tx) =>
      tell(tx, "group_started", { to, group: named(group), values, occasion: group.groupId }),
    );
    const stored = { kind: "group_started", values: { ...values, group: "Neighbours" } };
    const { feed, notices, posts } = await read(group.groupId);
    expect(notices).toEqual(
      expect.arrayContaining(
        to.map((user_id) => ({ ...stored, user_id, priority: "high", group_name: "Neighbours", read: false })),
      ),
    );
    expect(notices).toHaveLength(2);
    expect(feed).toEqual(expect.arrayContaining(to.map((user_id) => Object.assign({ user_id }, stored))));
    expect(posts).toEqual([{ ...stored, sender_id: null, message: null }]);
  });

  it("tells an occasion once, also after its reader has dismissed the notice, and the next one again", async () => {
    const group = await buildGroup(db());
    const telling = { to: [group.admin.userId], group: named(group), values: {} };
    const tellOf = (occasion: string) =>
      inTransaction(db(), (tx) => tell(tx, "group_completed", { ...telling, occasion }));
    const [first, second] = [randomUUID(), randomUUID()];
    await Promise.all([tellOf(first), tellOf(first), tellOf(first)]);
    await sql`update notifications set dismissed_at = app_now() where group_id = ${group.groupId}`.execute(db());
    await tellOf(first);
    expect((await read(group.groupId)).notices).toHaveLength(1);
    expect((await read(group.groupId)).posts).toHaveLength(1);
    await inTransaction(db(), async (tx) => {
      expect(await wasTold(tx, "group_completed", [first, second])).toBe(true);
      expect(await wasTold(tx, "group_completed", [second])).toBe(false);
      expect(await wasTold(tx, "group_closed", [first])).toBe(false);
    });
    await tellOf(second);
    expect((await read(group.groupId)).notices).toHaveLength(2);
  });

  it("keeps a notice read, and dismissed at the server's time until that is undone", async () => {
    const group = await buildGroup(db());
    const telling = { to: [group.admin.userId], group: named(group), values: {}, occasion: randomUUID() };
    await inTransaction(db(), (tx) => tell(tx, "group_completed", telling));
    const mark = async (set: string) => {
      const { rows } = await sql<{ read: boolean; is_dismissed: boolean; is_now: boolean }>`
        update notifications set ${sql.raw(set)} where group_id = ${group.groupId}
        returning read, dismissed_at is not null as is_dismissed, abs(extract(epoch from dismissed_at - app_now())) < 60 as is_now`.execute(
        db(),
      );
      return rows[0];
    };
    await mark("read = true");
    expect(await mark("read = false")).toMatchObject({ read: true });
    expect(await mark("dismissed_at = '2001-01-01'")).toEqual({ read: true, is_dismissed: true, is_now: true });
    expect(await mark("dismissed_at = null")).toMatchObject({ read: true, is_dismissed: false });
  });

  it("tells again what a failed transaction had told", async () => {
    const group = await buildGroup(db());
    const telling = { to: [group.admin.userId], group: named(group), values: {}, occasion: randomUUID() };
    const crash = new Error("a crash before the commit");
    const failing = inTransaction(db(), async (tx) => {
      await tell(tx, "group_completed", telling);
      throw crash;
    });
    await expect(failing).rejects.toBe(crash);
    expect((await read(group.groupId)).notices).toEqual([]);
    await inTransaction(db(), (tx) => tell(tx, "group_completed", telling));
    expect((await read(group.groupId)).notices).toHaveLength(1);
  });

  it.each([
    ["a day that is none", { first_due: "2027-02-30" }],
    ["a text where a day belongs", { first_due: "1 March 2027" }],
    ["nothing", {}],
    ["a value that the kind does not have", { first_due: "2027-03-01", message: "The group has started" }],
  ])("refuses %s and leaves nothing behind", async (_, values) => {
    const group = await buildGroup(db());
    const occasion = randomUUID();
    const telling = {
      to: [group.admin.userId],
      group: named(group),
      values: values as { first_due: string },
      occasion,
    };
    await expect(inTransaction(db(), (tx) => tell(tx, "group_started", telling))).rejects.toThrow(z.ZodError);
    expect(await read(group.groupId)).toEqual({ notices: [], feed: [], posts: [] });
    await inTransaction(db(), async (tx) => expect(await wasTold(tx, "group_started", [occasion])).toBe(false));
  });

  it("announces the draw and the missing contributions of a full circle with the longest names", async () => {
    const group = await buildGroup(db());
    const people = Array.from({ length: 50 }, () => ({ user_id: randomUUID(), alias: "W".repeat(40) }));
    await inTransaction(db(), async (tx) => {
      await tell(tx, "payout_order_drawn", { group: named(group), values: { order: people }, occasion: group.groupId });
      const values = { payout_id: randomUUID(), cycle: 1, round: 1, people: people.slice(1) };
      await tell(tx, "contributions_missing", { group: named(group), values, occasion: group.groupId });
    });
    const { posts } = await read(group.groupId);
    expect(posts.map(({ values }) => Object(values) as object)).toEqual([
      expect.objectContaining({ order: people }),
      expect.objectContaining({ people: people.slice(1) }),
    ]);
  });
});

describe("the database takes", () => {
  const refusedBy = async (write: Promise<unknown>) =>
    write.then(
      () => "nothing: it was written",
      (error: unknown) => violatedConstraint(error) ?? String(error),
    );
  let group: TestGroup;
  let userId: string;
  beforeAll(async () => {
    group = await buildGroup(db());
    ({ userId } = group.admin);
  });
  const post = (row: object) =>
    db()
      .insertInto("messages")
      .values({ chat_id: group.groupId, ...row })
      .execute();

  it("words from a person and news from the system, and nothing in between", async () => {
    const speaker = { sender_id: userId };
    const news = { kind: "group_completed", values: "{}" } as const;
    for (const row of [
      { ...speaker, message: "Hello", ...news },
      { message: "The group has started." },
      { message: "Hello", ...news },
      { kind: news.kind },
      { values: news.values },
      {},
    ]) {
      expect([row, await refusedBy(post(row))]).toEqual([row, "messages_say_words_or_news"]);
    }
    // Neither words nor a voice.
    for (const row of [speaker, { ...speaker, ...news }]) expect(await refusedBy(post(row))).toBe("message_empty");
    await post({ ...speaker, message: "Hello" });
    await post(news);
  });

  it("only the kinds of each channel in it, with an object of values", async () => {
    const say = (kind: string, values = "{}") => ({ user_id: userId, kind, values }) as never;
    const notice = (...row: Parameters<typeof say>) =>
      db()
        .insertInto("notifications")
        .values(say(...row))
        .execute();
    const line = (...row: Parameters<typeof say>) =>
      db()
        .insertInto("activity_feed")
        .values(say(...row))
        .execute();
    expect(await refusedBy(notice("group_created"))).toBe("notifications_kind_fkey");
    expect(await refusedBy(notice("withdrawal_planned"))).toBe("notifications_kind_fkey");
    expect(await refusedBy(line("start_missed"))).toBe("activity_feed_kind_fkey");
    expect(await refusedBy(line("business_revenue"))).toBe("activity_feed_kind_fkey");
    expect(await refusedBy(post({ kind: "join_approved", values: "{}" }))).toBe("messages_kind_fkey");
    expect(await refusedBy(notice("group_completed", '"text"'))).toBe("notifications_values_are_an_object");
    expect(await refusedBy(line("group_completed", "[]"))).toBe("activity_feed_values_are_an_object");
    expect(await refusedBy(post({ kind: "group_completed", values: "1" }))).toBe("messages_values_are_an_object");
    await notice("group_completed");
    await line("group_completed");
  });

  it("no removal of the system's posts (D291)", async () => {
    const { message_id } = await db()
      .insertInto("messages")
      .values({ chat_id: group.groupId, kind: "group_completed", values: "{}" })
      .returning("message_id")
      .executeTakeFirstOrThrow();
    const remove = db().updateTable("messages").set({ deleted_at: new Date() }).where("message_id", "=", message_id);
    expect(await refusedBy(remove.execute())).toBe("messages_news_stays");
  });
});
