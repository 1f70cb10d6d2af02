/** D265: what the lines of a circle's record say, of acts by hand and of the system's in the organizer's place. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setClock } from "../test/clock.ts";
import { invite } from "../test/invite.ts";
import { managedCircle, type ManagedCircle } from "../test/managedCircle.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { ACT_KINDS } from "./kinds.ts";
import { record } from "./record.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** The record of a circle, oldest first, with people by name. */
async function linesOf(circle: { groupId: string }) {
  const { rows } = await sql<{ line: unknown[] }>`
    select jsonb_build_array(a.kind, p.alias, q.alias, a."values", a.reason) as line from recorded_acts a
    left join user_profiles p on p.user_id = a.actor_id left join user_profiles q on q.user_id = a.about_id
    where a.group_id = ${circle.groupId} order by a.number`.execute(service.services.db);
  return rows.map(({ line }) => line);
}
const requestIn = (circle: ManagedCircle, table: "join_requests" | "leave_requests", id: string) =>
  sql<{ id: string }>`select ${sql.ref(id)} as id from ${sql.table(table)} where group_id = ${circle.groupId}`
    .execute(service.services.db)
    .then(({ rows }) => rows[0]!.id);
const tick = async (cron: string) => expect(await service.tick(cron)).toBe(200);
const on = (day: string) => setClock(service.services.db, new Date(`${day}T17:00:00Z`));

describe("an act by hand", () => {
  it("says who, about whom, and the reason as it was typed", async () => {
    const circle = await managedCircle(service);
    await circle.act("remove_member", { user_id: circle.personOf("Bruno"), reason: "He moved away.\nWe agreed." });
    expect(await linesOf(circle)).toEqual([["member_removed", "Amina", "Bruno", {}, "He moved away.\nWe agreed."]]);
  });

  it("says what the terms were and are, an amount with its currency", async () => {
    const circle = await managedCircle(service);
    await circle.change({ contribution_amount: 150_00 });
    await circle.act("extend_recruitment", { start_date: "2027-03-09" });
    const amount = (contribution_amount: number) => ({ contribution_amount, currency: "USD" });
    expect(await linesOf(circle)).toEqual([
      ["terms_changed", "Amina", null, { before: amount(100_00), after: amount(150_00) }, null],
      ["recruitment_extended", "Amina", null, { start_date: "2027-03-09" }, null],
    ]);
  });

  it("D79, D169: keeps whose order was arranged, and names them as they are called now", async () => {
    const circle = await managedCircle(service, { payoutAssignmentMethod: "manual" });
    const { db } = service.services;
    const order = ["Chloe", "Bruno", "Amina"].map(circle.personOf);
    await circle.act("set_payout_order", { user_ids: order });
    expect(await linesOf(circle)).toEqual([["payout_order_set", "Amina", null, { order }, null]]);
    await sql`update user_profiles set alias = 'Bruno the Second' where user_id = ${circle.personOf("Bruno")}`.execute(
      db,
    );
    const { rows } = await sql<{ names: string[] }>`
      select recorded_act_order_aliases(a) as names from recorded_acts a where group_id = ${circle.groupId}`.execute(
      db,
    );
    expect(rows).toEqual([{ names: ["Chloe", "Bruno the Second", "Amina"] }]);
  });

  it("D118: names both when the circle changes hands", async () => {
    const circle = await managedCircle(service);
    await circle.act("offer_admin_role", { user_id: circle.personOf("Bruno") });
    await circle.act("accept_admin_role", {}, "Bruno");
    expect(await linesOf(circle)).toEqual([
      ["admin_role_offered", "Amina", "Bruno", { why: "handed_over" }, null],
      ["admin_changed", "Bruno", "Amina", {}, null],
    ]);
  });

  it("D265, D266: counts declined requests and names neither them nor who is invited", async () => {
    const circle = await managedCircle(service);
    const { db } = service.services;
    await circle.act("ask_to_leave", {}, "Bruno");
    await service.callAction(
      "answer_leave_request",
      {
        leave_request_id: await requestIn(circle, "leave_requests", "leave_request_id"),
        agree: false,
        answer: "Bruno, stay",
      },
      { as: circle.personOf("Amina") },
    );
    await circle.act("invite_by_email", { email: "diana@example.org" });
    expect(await linesOf(circle)).toEqual([
      ["leave_declined", "Amina", null, {}, null],
      ["person_invited", "Amina", null, {}, null],
    ]);
    for (const change of [sql`about_id = ${circle.personOf("Bruno")}`, sql`reason = 'Bruno, stay'`]) {
      const named = db.transaction().execute(async (tx) => {
        await sql`alter table recorded_acts disable trigger recorded_acts_append_only`.execute(tx);
        await sql`update recorded_acts set ${change} where group_id = ${circle.groupId}`.execute(tx);
      });
      await expect(named).rejects.toThrow("recorded_acts_keep_names_back");
    }
  });

  it("of a member who invites is the member's own", async () => {
    const circle = await managedCircle(service);
    await invite(service, circle, { email: "diana@example.org", by: circle.personOf("Bruno") });
    expect(await linesOf(circle)).toEqual([]);
  });
});

describe("the system in the organizer's place", () => {
  it("D75, D256, D258: starts on the day, and says whom it let go and how many it turned away", async () => {
    const circle = await managedCircle(service, { members: ["Bruno", "Chloe", "Dora"] });
    await circle.act("ask_to_leave", {}, "Dora");
    await on("2027-03-01");
    await tick("scheduled_starts");
    expect(await linesOf(circle)).toEqual([
      ["leave_agreed", null, "Dora", {}, null],
      ["group_started", null, null, { cycle: 1, members: 3, first_due: "2027-03-01" }, null],
    ]);
  });

  it("D75: closes what never became ready", async () => {
    const circle = await managedCircle(service, { members: [], minimumMembersToStart: 3 });
    await on("2027-03-30");
    await tick("scheduled_starts");
    await tick("scheduled_starts");
    expect(await linesOf(circle)).toEqual([["group_closed", null, null, {}, null]]);
  });

  it("D89: releases who did not answer changed terms; who declines has acted for themselves", async () => {
    const circle = await managedCircle(service);
    await circle.change();
    await circle.act("decline_group_terms", {}, "Chloe");
    await on("2027-02-23");
    await tick("term_consents");
    expect((await linesOf(circle)).slice(1)).toEqual([["member_released", null, "Bruno", {}, null]]);
  });

  it("D118: asks another member to run the circle of an absent organizer", async () => {
    const circle = await managedCircle(service);
    const { db } = service.services;
    const [amina, ...others] = circle.members.map(({ userId }) => userId);
    await on("2027-04-20");
    await sql`update user_profiles set created_at = timestamptz '2027-02-01', last_sign_in_at = timestamptz '2027-02-01'
      where user_id = ${amina}`.execute(db);
    await sql`update user_profiles set last_sign_in_at = app_now() where user_id = any(${others})`.execute(db);
    await tick("absent_admins");
    await tick("absent_admins");
    expect(await linesOf(circle)).toEqual([["admin_role_offered", null, "Bruno", { why: "absent" }, null]]);
  });
});

describe("the record", () => {
  it("is numbered without a gap, and nobody changes it or takes anything away", async () => {
    const circle = await managedCircle(service);
    await circle.act("close_registration");
    await circle.act("extend_recruitment", { start_date: "2027-03-09" });
    const { db } = service.services;
    const { rows } = await sql<{
      number: number;
    }>`select number from recorded_acts where group_id = ${circle.groupId} order by number`.execute(db);
    expect(rows.map(({ number }) => number)).toEqual([1, 2]);
    for (const change of [
      sql`update recorded_acts set actor_id = null where group_id = ${circle.groupId}`,
      sql`delete from recorded_acts where group_id = ${circle.groupId}`,
      sql`truncate recorded_acts`,
    ])
      await expect(change.execute(db)).rejects.toThrow("append-only");
    expect(await linesOf(circle)).toHaveLength(2);
  });

  it("says which details an organizer wrote anew, once for each time", async () => {
    const circle = await managedCircle(service);
    const { db } = service.services;
    const session = JSON.stringify({ "x-hasura-user-id": circle.personOf("Amina") });
    for (let n = 0; n < 2; n++)
      await db.transaction().execute(async (tx) => {
        await sql`select set_config('hasura.user', ${session}, true)`.execute(tx);
        await sql`update groups set name = 'Another name', rules = 'Be on time.' where group_id = ${circle.groupId}`.execute(
          tx,
        );
      });
    expect(await linesOf(circle)).toEqual([["details_changed", "Amina", null, { fields: ["name", "rules"] }, null]]);
  });

  it("D73: does not begin before the circle does", async () => {
    const circle = await managedCircle(service);
    const group = { group_id: circle.groupId, status: "pending" as const };
    await service.services.db
      .transaction()
      .execute((tx) => record(tx, group, "group_founded", { by: null, values: {} }));
    expect(await linesOf(circle)).toEqual([]);
  });

  it("has the kinds that the database lists, each with a word on what it is", async () => {
    const rows = await service.services.db.selectFrom("act_kinds").selectAll().execute();
    expect(rows.map(({ value }) => value).toSorted()).toEqual(ACT_KINDS.toSorted());
    for (const { comment } of rows) expect(comment).toMatch(/\w/);
  });
});

/** The service's own sources: what runs, without its tests. */
const ROOT = path.resolve(import.meta.dirname, "..");
const sources = globSync("**/*.ts", { cwd: ROOT })
  .filter((file) => !file.endsWith(".test.ts") && !file.startsWith(`test${path.sep}`) && file !== "db/schema.ts")
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }));

it("is written by record() alone, which somebody calls for each kind but that of the trigger", () => {
  const writes = /insertInto\(\s*"recorded_acts|insert\s+into\s+(public\.)?recorded_acts\b/i;
  expect(sources.filter(({ text }) => writes.test(text)).map(({ file }) => file)).toEqual(["record/record.ts"]);
  const called = sources
    .filter(({ file }) => file !== "record/kinds.ts")
    .flatMap(({ text }) => ACT_KINDS.filter((kind) => /\brecord\(/.test(text) && text.includes(`"${kind}"`)));
  expect([...new Set([...called, "details_changed"])].toSorted()).toEqual(ACT_KINDS.toSorted());
});
