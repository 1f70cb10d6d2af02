/** D182, D240, D290: a message that waited for a connection says nothing about what others said before it went out. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { caller } from "../asking.ts";
import { idOf, type Person } from "../cast.ts";
import { ANA_AND_BEN, type ChatStage, openChatStage } from "./chatStage.ts";

let stage: ChatStage;
beforeEach(async () => {
  stage = await openChatStage();
});
afterEach(() => stage.close());

const marksOf = async (person: Person) => {
  const { delivered_number, read_number, unread } = await stage.state(person, ANA_AND_BEN);
  return { delivered_number, read_number, unread };
};
const top = async () => (await stage.state("ana", ANA_AND_BEN)).last_number;
const fetchAndRead = async (person: Person) => stage.mark(person, ANA_AND_BEN, `read_number: ${await top()}`);
/** Whether the other one has what ben said, as ben sees it. */
async function receiptsOf(message: string) {
  const { messages } = await stage.ask(
    caller("ben", "member").session,
    `{ messages(where: { message_id: { _eq: "${message}" } }) { receipts } }`,
  );
  return (messages as { receipts: object[] }[])[0]!.receipts;
}

it("leaves what came meanwhile unread, and its writer without a receipt, until it is read", async () => {
  await fetchAndRead("ana");
  const before = await marksOf("ana");
  const question = await stage.say("ben", ANA_AND_BEN, "Can you pay today?");
  await stage.say("ana", ANA_AND_BEN, "Yes, see you");
  expect(await marksOf("ana")).toEqual({ ...before, unread: 1 });
  expect(await stage.badge("ana")).toMatchObject({ messages: 1 });
  expect(await receiptsOf(question)).toEqual([{ user_id: idOf("ana"), is_delivered: false, is_read: false }]);
  await fetchAndRead("ana");
  expect(await marksOf("ana")).toEqual({ delivered_number: await top(), read_number: await top(), unread: 0 });
  expect(await stage.badge("ana")).toMatchObject({ messages: 0 });
  expect(await receiptsOf(question)).toEqual([{ user_id: idOf("ana"), is_delivered: true, is_read: true }]);
});

it("moves on as delivered what a device of the writer has fetched", async () => {
  await fetchAndRead("ana");
  const { read_number } = await marksOf("ana");
  await stage.say("ben", ANA_AND_BEN, "Can you pay today?");
  await stage.mark("ana", ANA_AND_BEN, "delivered_number: 2147483647");
  await stage.say("ana", ANA_AND_BEN, "Yes, see you");
  expect(await marksOf("ana")).toEqual({ delivered_number: await top(), read_number, unread: 1 });
});

it("moves both marks where everything was read, or what was not read was taken back", async () => {
  await fetchAndRead("ana");
  const read = async () => ({ delivered_number: await top(), read_number: await top(), unread: 0 });
  await stage.say("ana", ANA_AND_BEN, "Hello");
  expect(await marksOf("ana")).toEqual(await read());
  const id = await stage.say("ben", ANA_AND_BEN, "Oh");
  const takeBack = `update_messages(where: { message_id: { _eq: "${id}" } }, _set: { deleted_at: "2020-01-01" }) { affected_rows }`;
  await stage.change("ben", takeBack);
  await stage.say("ana", ANA_AND_BEN, "Are you there?");
  expect(await marksOf("ana")).toEqual(await read());
});

it("brings a conversation that its writer has hidden back with what is unread in it", async () => {
  await fetchAndRead("ana");
  await stage.say("ben", ANA_AND_BEN, "One");
  await stage.mark("ana", ANA_AND_BEN, `deleted_at: "2020-01-01"`);
  expect(await stage.badge("ana")).toMatchObject({ messages: 0 });
  await stage.say("ana", ANA_AND_BEN, "Two");
  expect(await stage.state("ana", ANA_AND_BEN)).toMatchObject({ deleted_at: null, unread: 1 });
  expect(await stage.badge("ana")).toMatchObject({ messages: 1 });
});
