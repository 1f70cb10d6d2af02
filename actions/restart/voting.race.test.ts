import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectWaiting } from "../test/expectWaiting.ts";
import { buildGroup, buildUser } from "../test/factories.ts";
import { startCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { finishCycle } from "../test/finishCycle.ts";
import { type CompletedCircle, completedCircle, restarting } from "../test/restart.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { everGoesWrong, playWithoutLocks } from "../test/withoutLocks.ts";

/** As many as a circle may have. */
const VOTERS = 50;
/** How often a thing is asked for at once; an environment variable asks for more. */
const TRIES = Number(process.env.RACE_TRIES ?? 20);

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

function counted(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}
const answerOf = ({ body, status }: { status: number; body: { status?: unknown; message?: string } }) =>
  status === 200 ? String(body.status ?? "done") : String(body.message);
const toldTimes = async (
  { groupId }: CompletedCircle,
  kind: "restart_vote_opened" | "restart_failed" | "group_restart_completed",
) => {
  const rows = await service.services.db
    .selectFrom("messages")
    .select("message_id")
    .where("chat_id", "=", groupId)
    .where("kind", "=", kind)
    .execute();
  return rows.length;
};
const groupOf = ({ groupId }: CompletedCircle) =>
  service.services.db
    .selectFrom("groups")
    .select(["status", "current_cycle", "current_members"])
    .where("group_id", "=", groupId)
    .executeTakeFirstOrThrow();

describe("the admin presses on many devices at once", () => {
  const openings = async () => {
    const circle = await completedCircle(service, ["Amina", "Bruno"]);
    const answers = await Promise.all(Array.from({ length: TRIES }, () => circle.open()));
    const votes = await service.services.db
      .selectFrom("grace_period_votes")
      .select("vote_id")
      .where("group_id", "=", circle.groupId)
      .execute();
    const ids = new Set(answers.map(({ body }) => body["vote_id"]));
    return { refused: answers.filter(({ status }) => status !== 200).length, votes: votes.length, ids: ids.size };
  };

  it("D84: there is one vote, and every answer names it", async () => {
    expect(await openings()).toEqual({ refused: 0, votes: 1, ids: 1 });
  });

  it("without the group's lock some get no clear answer, so the race is real", async () => {
    const goesWrong = async () => (await openings()).refused > 0;
    expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
  });
});

describe("fifty members vote at once", () => {
  const names = Array.from({ length: VOTERS }, (_, n) => `Voter ${n}`);

  /** Everybody says Yes at the same moment. */
  const ballots = async () => {
    const circle = restarting(service, await startCircle(service, names, { contributionAmount: 20_00 }), names);
    await circle.goTo(1, 30);
    await finishCycle(service.services.db, circle.groupId);
    await circle.open();
    const { vote_id } = await circle.latestVote();
    const answers = await Promise.all(
      names.map((name) =>
        service.callAction(
          "cast_vote",
          { vote_id, vote_choice: "yes", accept_agreement: true },
          { as: circle.member(name).userId },
        ),
      ),
    );
    const responses = await service.services.db
      .selectFrom("vote_responses")
      .select("voter_id")
      .where("vote_id", "=", vote_id)
      .execute();
    const { status, yes_count } = await circle.latestVote();
    return {
      answers: counted(answers.map(answerOf)),
      tally: { status, yes: yes_count, responses: responses.length },
      group: await groupOf(circle),
      order: (await circle.order()).length,
      told: await toldTimes(circle, "group_restart_completed"),
    };
  };

  it("D126: twenty-six make it certain, the others hear that it is closed, and the outcome is applied once", async () => {
    expect(await ballots()).toEqual({
      answers: { active: 25, approved: 1, "This vote is closed.": 24 },
      tally: { status: "approved", yes: 26, responses: 26 },
      group: { status: "ready_to_start", current_cycle: 2, current_members: 26 },
      order: 26,
      told: 1,
    });
  }, 60_000);

  it("without the group's lock it ends otherwise, so the race is real", async () => {
    const goesWrong = async () => (await ballots()).answers["This vote is closed."] !== 24;
    expect(await playWithoutLocks(service.services, () => everGoesWrong(goesWrong))).toBe(true);
  }, 120_000);
});

describe("the last ballot comes at the second of the end, with the cron", () => {
  const CLOSED = "This vote is closed.";
  /** How often the deciding Yes comes in each of the tries: 200 times in all of them together. */
  const HANDS = Math.max(2, Math.ceil(200 / TRIES));

  /** Of three voters one has said Yes, so that Bruno's Yes decides. */
  const beforeTheLast = async () => {
    const circle = await completedCircle(service, ["Amina", "Bruno", "Chloe"]);
    await circle.open();
    await circle.vote("Amina", "yes");
    const { expires_at, vote_id } = await circle.latestVote();
    const ballot = () =>
      service.callAction(
        "cast_vote",
        { vote_id, vote_choice: "yes", accept_agreement: true },
        { as: circle.member("Bruno").userId },
      );
    return { circle, ballot, expires_at, vote_id };
  };
  const endOf = async (circle: CompletedCircle, answer: string) => {
    const vote = await circle.latestVote();
    return {
      answer,
      status: vote.status,
      yes: vote.yes_count,
      group: (await groupOf(circle)).status,
      told: (await toldTimes(circle, "group_restart_completed")) + (await toldTimes(circle, "restart_failed")),
    };
  };
  /**
   * The deciding Yes from many devices and several runs of the cron at once. The end comes once that many devices have sent
   * theirs: with none of them, between them, or after all, so that what may come out does not hang on a busy machine.
   */
  const atTheEnd = async (sentBefore: number) => {
    const { ballot, circle, expires_at } = await beforeTheLast();
    const { db } = service.services;
    const end = () => setClock(db, expires_at);
    await setClock(db, new Date(expires_at.getTime() - 3_600_000));
    if (sentBefore === 0) await end();
    const sent = (hands: number) => Array.from({ length: hands }, ballot);
    const before = sent(sentBefore);
    const crons = Array.from({ length: 4 }, () => service.tick("votes"));
    const chloe = circle.vote("Chloe", "no");
    const ending = 0 < sentBefore && sentBefore < HANDS ? end() : undefined;
    const ballots = await Promise.all([...before, ...sent(HANDS - sentBefore)]);
    await Promise.all([...crons, chloe, ending]);
    await end();
    await service.tick("votes");
    // A ballot from after the end may reach the lock before one from before it, which still counts: only the late one is refused.
    const answers = new Set(ballots.map(answerOf));
    const counts = answers.delete("approved");
    expect([...answers].filter((answer) => answer !== CLOSED)).toEqual([]);
    return endOf(circle, counts ? "approved" : CLOSED);
  };
  /** The ballot comes in time; the end comes, and with it the cron, while the ballot is still being written. */
  const whileItIsWritten = async () => {
    const { ballot, circle, expires_at, vote_id } = await beforeTheLast();
    const { db } = service.services;
    await setClock(db, new Date(expires_at.getTime() - 60_000));
    // Whoever writes to the vote waits for this transaction.
    const both = await db.transaction().execute(async (held) => {
      await sql`select from grace_period_votes where vote_id = ${vote_id} for update`.execute(held);
      const answer = ballot();
      await expectWaiting(db, 1);
      await setClock(db, expires_at);
      const tick = service.tick("votes");
      await expectWaiting(db, 2);
      return { answer, tick };
    });
    await both.tick;
    return endOf(circle, answerOf(await both.answer));
  };
  const ENDS = {
    approved: { answer: "approved", status: "approved", yes: 2, group: "ready_to_start", told: 1 },
    failed: { answer: CLOSED, status: "failed", yes: 1, group: "completed", told: 1 },
  };

  it("D126: either it counts and the circle restarts, or it is refused and the vote has failed; never both", async () => {
    for (let n = 0; n < TRIES; n++) {
      // From none of them before the end to all of them.
      const sentBefore = Math.round((n * HANDS) / (TRIES - 1));
      const end = await atTheEnd(sentBefore);
      expect(end).toEqual(ENDS[end.status as keyof typeof ENDS]);
      if (sentBefore === 0) expect(end).toEqual(ENDS.failed);
      if (sentBefore === HANDS) expect(end).toEqual(ENDS.approved);
    }
  }, 120_000);

  it("D126: a ballot that came in time counts, although the end comes while it is written; without the lock it does not", async () => {
    expect(await whileItIsWritten()).toEqual(ENDS.approved);
    expect(await playWithoutLocks(service.services, whileItIsWritten)).not.toEqual(ENDS.approved);
  }, 60_000);
});

it("D86: two circles of the same people restart at once, and a plan with room for one takes each into one", async () => {
  const { db } = service.services;
  const people = [await buildUser(db, { name: "Amina" }), await buildUser(db, { name: "Bruno" })] as const;
  const [admin, member] = [{ as: people[0].userId }, { as: people[1].userId }];
  const ballots: object[] = [];
  for (let n = 0; n < 2; n++) {
    const { groupId } = await buildGroup(db, { admin: people[0], members: [people[1]], memberLimit: 2 });
    await service.callAction("start_group", { group_id: groupId }, admin);
    await finishCycle(db, groupId);
    const { body } = await service.callAction("initiate_group_restart", { group_id: groupId }, admin);
    const ballot = { vote_id: body["vote_id"], vote_choice: "yes", accept_agreement: true };
    await service.callAction("cast_vote", ballot, admin);
    ballots.push(ballot);
  }
  const answers = await Promise.all(ballots.map((ballot) => service.callAction("cast_vote", ballot, member)));
  expect(answers.map(answerOf)).toEqual(["approved", "approved"]);
  for (const { userId } of people) {
    const seats = await db
      .selectFrom("group_members")
      .select("status")
      .where("user_id", "=", userId)
      .orderBy("status")
      .execute();
    expect(seats).toEqual([{ status: "active" }, { status: "completed" }]);
  }
});
