/** A live query that is open already tells nothing more once its reader has left, was removed or blocked (D183, D292). */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { idOf, type Person } from "../../hasura/tests/cast.ts";
import {
  ANA_AND_BEN,
  type ChatStage,
  INNER,
  openChatStage,
  OUTER,
  refusedWith,
} from "../../hasura/tests/talk/chatStage.ts";
import { tailOf } from "../../web/talk/tail.ts";
import { nodeId } from "../bench/product/nodeId.ts";
import { openLive, pollLive } from "./polls.ts";
import { stateId, type TailAnswer } from "./tail.ts";

let stage: ChatStage;
beforeAll(async () => {
  stage = await openChatStage();
});
afterAll(() => stage.close());

const openTail = (person: Person, chat: string) =>
  openLive(stage, person, "useChatTailSubscription", { id: stateId(idOf(person), chat), after: 0 });
const numbersIn = (answer: string) => tailOf((JSON.parse(answer) as TailAnswer).node!).map(({ number }) => number);

describe.each([
  ["has left", "left"],
  ["was removed", "left"],
] as const)("who %s", (_, status) => {
  it("hears nothing that is said, reacted or deleted afterwards in the conversation, and writes nothing", async () => {
    const tail = openTail("finn", OUTER);
    const said = await stage.say("eve", OUTER, "Finn still hears this");
    const [before] = await pollLive(stage, [tail]);
    await stage.pool.query(
      "update group_members set status = $3, left_at = app_now() where group_id = $1 and user_id = $2",
      [OUTER, idOf("finn"), status],
    );
    const [left] = await pollLive(stage, [tail]);
    expect(numbersIn(left!)).toEqual(numbersIn(before!));
    await stage.say("eve", OUTER, "Finn must not hear this");
    await stage.change(
      "eve",
      `insert_message_reactions(objects: { message_id: "${said}", emoji: "👍" }) { affected_rows }`,
    );
    await stage.change(
      "eve",
      `update_messages(where: { message_id: { _eq: "${said}" } }, _set: { deleted_at: "2027-01-01" }) { affected_rows }`,
    );
    const [after] = await pollLive(stage, [tail]);
    expect(numbersIn(after!)).toEqual(numbersIn(before!));
    expect(after).not.toContain("must not hear");
    expect((JSON.parse(after!) as TailAnswer).node).toMatchObject({ may_write: false, receipts: null });
    expect(await refusedWith(stage.say("finn", OUTER, "Let me in"))).not.toBe("done");
    await stage.pool.query(
      "update group_members set status = 'active', left_at = null where group_id = $1 and user_id = $2",
      [OUTER, idOf("finn")],
    );
  });
});

it("who has left sees no ballot of a vote that they watch, and their list of votes is told to be read again", async () => {
  const vote = openLive(stage, "ben", "useLiveVoteSubscription", { id: nodeId("grace_period_votes", idOf("on ben")) });
  const shell = openLive(stage, "ben", "MemberLayoutLiveSubscription", { me: idOf("ben") });
  const markOf = async () => /"votes_mark" ?: ?"(\w*)"/.exec((await pollLive(stage, [shell]))[0]!)![1];
  const [before] = await pollLive(stage, [vote]);
  const mark = await markOf();
  expect(before).toContain('"active"');
  await stage.pool.query(
    "update group_members set status = 'left', left_at = app_now() where group_id = $1 and user_id = $2",
    [INNER, idOf("ben")],
  );
  const [after] = await pollLive(stage, [vote]);
  expect(JSON.parse(after!)).toEqual({ node: null });
  expect(await markOf()).not.toBe(mark);
});

it("between two people of whom one has blocked the other nothing is said any more, and what is open says so", async () => {
  const tails = (["ana", "ben"] as const).map((person) => openTail(person, ANA_AND_BEN));
  const before = await pollLive(stage, tails);
  await stage.change("ana", `insert_user_blocks(objects: { blocked_user_id: "${idOf("ben")}" }) { affected_rows }`);
  for (const person of ["ana", "ben"] as const) {
    expect(await refusedWith(stage.say(person, ANA_AND_BEN, "Are you there?"))).not.toBe("done");
  }
  const after = await pollLive(stage, tails);
  expect(after.map(numbersIn)).toEqual(before.map(numbersIn));
  for (const answer of after) expect((JSON.parse(answer) as TailAnswer).node!.may_write).toBe(false);
});

it("an invitation that is taken back tells the invited person's list to be read again, and nobody else's", async () => {
  const shells = (["hana", "gus"] as const).map((person) =>
    openLive(stage, person, "MemberLayoutLiveSubscription", { me: idOf(person) }),
  );
  const marks = async () =>
    (await pollLive(stage, shells)).map((answer) => /"invitations_mark" ?: ?"(\w*)"/.exec(answer)![1]);
  const [hana, gus] = await marks();
  await stage.pool.query("delete from group_invitations where invitation_id = $1", [idOf("to hana")]);
  const after = await marks();
  expect(after[0]).not.toBe(hana);
  expect(after[1]).toBe(gus);
});
