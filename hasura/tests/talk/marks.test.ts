/** What a device tells at once of all conversations: that it has fetched what was said in them (D182). */
import { afterAll, beforeAll, expect, it } from "vitest";
import { idOf, type Person } from "../cast.ts";
import { ANA_AND_BEN, type ChatStage, INNER, openChatStage } from "./chatStage.ts";

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(() => stage.close());

/** As the layout of every page sends it. */
const fetchAll = (person: Person) =>
  stage.change(
    person,
    `update_chat_user_states(where: { user_id: { _eq: "${idOf(person)}" }, is_fetched: { _eq: false } },
      _set: { delivered_number: 2147483647 }) { affected_rows }`,
  );

it("moves the marks of those in which something was said to the last number there is, and touches no other", async () => {
  await fetchAll("ana");
  const before = await stage.state("ana", INNER);
  await stage.say("ben", ANA_AND_BEN, "Have you got this?");
  expect(await fetchAll("ana")).toBe(1);
  const { delivered_number, last_number, read_number } = await stage.state("ana", ANA_AND_BEN);
  expect(delivered_number).toBe(last_number);
  expect(read_number).toBeLessThan(delivered_number);
  expect(await stage.state("ana", INNER)).toEqual(before);
  expect(await fetchAll("ana")).toBe(0);
});

it("reaches nobody who has left: what was said since is not theirs", async () => {
  await stage.say("ana", INNER, "Cleo has left and does not get this");
  await fetchAll("cleo");
  const { delivered_number, until_number } = await stage.state("cleo", INNER);
  expect(delivered_number).toBeLessThanOrEqual(until_number);
});

it("of two people who tell it of the same conversations at once nobody waits for the other in a circle", async () => {
  const news = (ofAna: string, ofBen: string) =>
    stage.pool.query(
      `update chat_user_states s set last_number = c.last_number from chats c where c.chat_id = s.chat_id
        and (s.user_id, s.chat_id) in (($1, $2::uuid), ($3, $4::uuid))`,
      [idOf("ana"), ofAna, idOf("ben"), ofBen],
    );
  for (let round = 0; round < 40; round += 1) {
    // Something is new in both for both, and the rows of one lie in another order than those of the other.
    await stage.pool.query("update chats set last_number = last_number + 1 where chat_id in ($1, $2)", [
      INNER,
      ANA_AND_BEN,
    ]);
    await news(INNER, ANA_AND_BEN);
    await news(ANA_AND_BEN, INNER);
    expect(await Promise.all([fetchAll("ana"), fetchAll("ben")])).toEqual([2, 2]);
  }
  const { rows } = await stage.pool.query(
    "select r.delivered_number = c.last_number as all_have_it from chat_receipts r join chats c using (chat_id) where chat_id = $1",
    [ANA_AND_BEN],
  );
  expect(rows).toEqual([{ all_have_it: true }]);
});
