/** D88, D193, D225: what nobody can read any more is counted for nobody, and no alert leads there. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { idOf, type Person } from "../cast.ts";
import { ANA_AND_BEN, type ChatStage, openChatStage, OUTER } from "./chatStage.ts";

let stage: ChatStage;
beforeEach(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.close());

const sql = (text: string, values: unknown[] = []) => stage.pool.query(text, values);
const ring = (person: Person, kind: string, chat: string) =>
  sql(`insert into notifications (user_id, kind, "values") values ($1, $2, $3)`, [
    idOf(person),
    kind,
    { chat_id: chat },
  ]);
const leave = async (person: Person) => {
  for (const table of ["payout_assignments", "term_consents", "group_members"])
    await sql(`delete from ${table} where group_id = $1 and user_id = $2`, [OUTER, idOf(person)]);
};
const deleteOuter = () => sql("update groups set deleted_at = app_now() where group_id = $1", [OUTER]);
const waitsFor = async (person: Person) => {
  const { alerts_unread, messages } = await stage.badge(person);
  return { alerts_unread, messages };
};

it("of a deleted group, its members' alerts of what is elsewhere stay", async () => {
  const before = await waitsFor("finn");
  await stage.say("eve", OUTER, "Shall we start?");
  await ring("finn", "group_message_received", OUTER);
  await ring("finn", "message_received", idOf("eve and finn"));
  expect(await waitsFor("finn")).toEqual({ alerts_unread: before.alerts_unread! + 2, messages: 1 });
  await deleteOuter();
  expect(await waitsFor("finn")).toEqual({ alerts_unread: before.alerts_unread! + 1, messages: 0 });
});

it("of a deleted group, also for who had left it before", async () => {
  const before = await waitsFor("finn");
  await stage.say("eve", OUTER, "Shall we start?");
  await leave("finn");
  expect(await waitsFor("finn")).toMatchObject({ messages: 1 });
  await deleteOuter();
  expect(await waitsFor("finn")).toEqual({ ...before, messages: 0 });
});

it("of what was deleted because it was said long ago", async () => {
  const before = await waitsFor("ana");
  await stage.say("ben", ANA_AND_BEN, "Are you there?");
  await ring("ana", "message_received", ANA_AND_BEN);
  await sql("select private.forget_talk($1, app_now() + interval '1 minute')", [ANA_AND_BEN]);
  expect(await waitsFor("ana")).toMatchObject({ alerts_unread: before.alerts_unread });
});
