/** How many reacted with what, counted by the server for each reader (D186). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller } from "../asking.ts";
import { idOf, type Person } from "../cast.ts";
import { type ChatStage, INNER, openChatStage } from "./chatStage.ts";

interface Tally {
  emoji: string;
  count: number;
  is_mine: boolean;
  user_ids: string[];
  until: number;
}

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(() => stage.close());

async function talliesOf(person: Person, message: string): Promise<Tally[]> {
  const query = `{ messages(where: { message_id: { _eq: "${message}" } }) { tallies } }`;
  const { messages } = (await stage.ask(caller(person, "member").session, query)) as {
    messages: { tallies: Tally[] }[];
  };
  return messages[0]!.tallies;
}
const react = (person: Person, message: string, emoji: string) =>
  stage.change(
    person,
    `insert_message_reactions(objects: { message_id: "${message}", emoji: "${emoji}" }) { affected_rows }`,
  );

it("counts people by emoji, in the order in which each was first set, and says which are the reader's own", async () => {
  const said = await stage.say("ana", INNER, "Shall we?");
  expect(await talliesOf("ana", said)).toEqual([]);
  await react("ben", said, "🔥");
  await react("ana", said, "👍");
  await react("ana", said, "🔥");
  const top = (await stage.tail("ana", INNER)).at(-1)!.number;
  const [ana, ben] = [idOf("ana"), idOf("ben")];
  expect(await talliesOf("ana", said)).toEqual([
    { emoji: "🔥", count: 2, is_mine: true, user_ids: [ben, ana], until: top },
    { emoji: "👍", count: 1, is_mine: true, user_ids: [ana], until: top },
  ]);
  expect((await talliesOf("ben", said)).map(({ is_mine }) => is_mine)).toEqual([true, false]);
});

it("D183: counts for who has left nothing that was set since", async () => {
  const withCleo = idOf("message with cleo");
  expect(await talliesOf("ana", withCleo)).toMatchObject([{ count: 1, is_mine: true }]);
  expect(await talliesOf("cleo", withCleo)).toEqual([]);
});

it("counts nothing of a message that was taken back, and names ten of many", async () => {
  const said = await stage.say("ben", INNER, "Many like this");
  // Of more people than the cast's circle has: straight into the table, past the trigger that asks who they are.
  await stage.pool.query("alter table message_reactions disable trigger user");
  await stage.pool.query(
    `insert into message_reactions (message_id, user_id, emoji, chat_id, number)
     select $1, p.user_id, '👏', $2, m.number from user_profiles p, messages m where m.message_id = $1 order by p.user_id limit 12`,
    [said, INNER],
  );
  await stage.pool.query("alter table message_reactions enable trigger user");
  const { rows } = await stage.pool.query(
    "select count(*)::int as count from message_reactions where message_id = $1",
    [said],
  );
  const [tally] = await talliesOf("ana", said);
  expect(tally).toMatchObject({ count: rows[0].count });
  expect(tally!.user_ids).toHaveLength(Math.min(10, rows[0].count));
  await stage.change(
    "ben",
    `update_messages(where: { message_id: { _eq: "${said}" } }, _set: { deleted_at: "2027-01-01" }) { affected_rows }`,
  );
  expect(await talliesOf("ana", said)).toEqual([]);
});
