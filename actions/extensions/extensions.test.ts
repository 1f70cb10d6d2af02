import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../checks/books.ts";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { leave } from "../test/leave.ts";
import { type MemberVotes, memberVotes } from "../test/memberVotes.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

let service: TestService;
let circle: StartedCircle;
let votes: MemberVotes;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
/** First due on 7 January, so the grace runs through the 10th. Amina receives; Dan has not paid. */
beforeEach(async () => {
  circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"]);
  votes = memberVotes(service, circle);
  await circle.goTo(1, 0);
  for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
  await circle.goTo(1, 2);
});

const later = async (hours: number) => {
  const { created_at } = await votes.latest();
  await setClock(service.services.db, new Date(created_at.getTime() + hours * 3_600_000));
};
const payoutOfRoundOne = async () => {
  const { db } = service.services;
  const row = await db
    .selectFrom("payout_distributions")
    .select(["amount", "shortfall_amount"])
    .where("group_id", "=", circle.groupId)
    .where("payout_round", "=", 1)
    .executeTakeFirst();
  return row && [row.amount, row.shortfall_amount];
};
/** The last day on which what a member owes in round 1 is no default yet. */
const defaultsAfter = async (name: string) => {
  const { rows } = await sql<{ day: string }>`
    select to_char(defaults_at at time zone ${circle.timeZone} - interval '1 day', 'YYYY-MM-DD') as day
    from obligations
    where group_id = ${circle.groupId} and payout_round = 1 and user_id = ${circle.member(name).userId}`.execute(
    service.services.db,
  );
  return rows[0]!.day;
};
const scoreOf = async (name: string) => {
  const { reputation_score } = await service.services.db
    .selectFrom("user_profiles")
    .select("reputation_score")
    .where("user_id", "=", circle.member(name).userId)
    .executeTakeFirstOrThrow();
  return reputation_score;
};

describe("D123: while the circle votes, the clock of the grace stands still", () => {
  it("for 48 hours, for this member and round alone; the vote is open as long", async () => {
    expect(await votes.graceThrough("Dan")).toBe("2027-01-10");
    expect((await votes.askForDays("Dan")).status).toBe(200);
    expect(await votes.graceThrough("Dan")).toBe("2027-01-12");
    expect(await votes.graceThrough("Bruno")).toBe("2027-01-10");
    const { created_at, eligible_voters, expires_at } = await votes.latest();
    expect(expires_at.getTime() - created_at.getTime()).toBe(48 * 3_600_000);
    expect(eligible_voters).toBe(3);
  });

  it("and goes on with what was left when the circle says no, or says nothing", async () => {
    await votes.askForDays("Dan");
    await later(3);
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "no");
    expect(await votes.latest()).toMatchObject({ status: "failed" });
    expect(await votes.graceThrough("Dan")).toBe("2027-01-11");
    expect(await votes.told("Dan")).toEqual(["your_vote_decided not_extended"]);
  });

  it("silence is a No: at its end it has failed, and two days have passed for nobody", async () => {
    await votes.askForDays("Dan");
    await later(48);
    await service.tick("votes");
    await service.tick("votes");
    expect(await votes.latest()).toMatchObject({ status: "failed" });
    expect(await votes.graceThrough("Dan")).toBe("2027-01-12");
    expect(await votes.told("Bruno")).toEqual(["extension_vote_opened asked_by_member", "extension_decided failed"]);
  });

  it("a grace that was over stays over while the circle votes", async () => {
    await circle.goTo(1, 5);
    await votes.askForDays("Dan");
    expect(await votes.graceThrough("Dan")).toBe("2027-01-10");
    await expectRefusal(service, () => circle.contribute("Dan", { round: 1 }), "grace-expired");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "no");
    expect(await votes.told("Dan")).toEqual(["your_vote_decided not_extended_late"]);
  });
});

describe("D127: an approved extension", () => {
  it("runs three days from the old end, closes with the deciding Yes, and is told and posted once (D126)", async () => {
    await votes.askForDays("Dan");
    expect((await votes.vote("Amina", "yes")).body).toMatchObject({ status: "active" });
    expect((await votes.vote("Bruno", "yes")).body).toMatchObject({ status: "approved" });
    expect((await votes.vote("Bruno", "yes")).body).toMatchObject({ status: "approved" });
    await expectRefusal(service, () => votes.vote("Chloe", "yes"), "vote-closed");
    expect(await votes.graceThrough("Dan")).toBe("2027-01-13");
    expect(await votes.told("Dan")).toEqual(["your_vote_decided extended"]);
    expect(await votes.told("Chloe")).toEqual(["extension_vote_opened asked_by_member", "extension_decided approved"]);
    expect(await votes.posts()).toEqual(["extension_vote_opened asked_by_member", "extension_decided approved"]);
  });

  it("runs three days from now where the grace is over, and unlocks the round (D59)", async () => {
    await circle.goTo(1, 6);
    await votes.askForDays("Amina", "Dan");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "yes");
    expect(await votes.graceThrough("Dan")).toBe("2027-01-16");
    expect(await votes.told("Dan")).toEqual(["vote_about_you extend_grace", "your_vote_decided extended"]);
    expect((await circle.pay("Dan", { round: 1 })).body).toMatchObject({ status: "completed" });
  });

  it("does not delay the payout; the late part is forwarded, and the books are sound (D33, D34)", async () => {
    await votes.askForDays("Dan");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "yes");
    await circle.goTo(1, 4, 0);
    await circle.tick();
    expect(await payoutOfRoundOne()).toEqual([200_00, 100_00]);
    const arrears = () =>
      service.services.db
        .selectFrom("obligation_standings")
        .select(["state", "is_arrear"])
        .where("group_id", "=", circle.groupId)
        .where("user_id", "=", circle.member("Dan").userId)
        .where("payout_round", "=", 1)
        .executeTakeFirstOrThrow();
    expect(await arrears()).toEqual({ state: "grace", is_arrear: false });
    await circle.goTo(1, 6, 12);
    await circle.pay("Dan", { round: 1 });
    await circle.tick();
    const settled = await service.services.db
      .selectFrom("payout_shortfalls as s")
      .innerJoin("payout_distributions as d", "d.payout_id", "s.payout_id")
      .select("settled_at")
      .where("d.group_id", "=", circle.groupId)
      .executeTakeFirstOrThrow();
    expect(settled.settled_at).not.toBeNull();
    expect((await runChecks(service.services.db, BOOK_CHECKS)).filter(({ violations }) => violations > 0)).toEqual([]);
  });

  it.each([
    { day: 20, grace: "2027-01-30", inDefault: "2027-02-06" },
    { day: 27, grace: "2027-02-06", inDefault: "2027-02-06" },
    { day: 28, grace: "2027-02-07", inDefault: "2027-02-07" },
    { day: 31, grace: "2027-02-10", inDefault: "2027-02-10" },
    { day: 45, grace: "2027-02-24", inDefault: "2027-02-24" },
  ])("on day $day after the due date it is given, and no default comes before its end (D61)", async (given) => {
    circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"], { frequency: "monthly" });
    votes = memberVotes(service, circle);
    await circle.goTo(1, given.day);
    await votes.askForDays("Dan");
    await votes.vote("Amina", "yes");
    expect((await votes.vote("Bruno", "yes")).body).toMatchObject({ status: "approved" });
    expect(await votes.graceThrough("Dan")).toBe(given.grace);
    expect(await defaultsAfter("Dan")).toBe(given.inDefault);
  });

  it("a default that it was given for is none while it runs, and one again when it ends unpaid (D61, D135)", async () => {
    circle = await startCircle(service, ["Amina", "Bruno", "Chloe", "Dan"], { frequency: "monthly" });
    votes = memberVotes(service, circle);
    await circle.goTo(1, 32);
    await service.tick("reputation_scores");
    expect(await scoreOf("Dan")).toBe(70);
    await votes.askForDays("Dan");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "yes");
    await service.tick("reputation_scores");
    expect(await scoreOf("Dan")).toBe(100);
    await circle.goTo(1, 36, 0);
    await service.tick("reputation_scores");
    // Meanwhile the next contribution has become late as well.
    expect(await scoreOf("Dan")).toBe(65);
  });

  it("is late again when the longer grace is over", async () => {
    await votes.askForDays("Dan");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "yes");
    await circle.goTo(1, 7, 0);
    await circle.tick();
    await expectRefusal(service, () => circle.contribute("Dan", { round: 1 }), "grace-expired");
  });
});

describe("D122: who may ask, and how often", () => {
  it("the member or the admin, not another member; once for a member and round", async () => {
    await expectRefusal(service, () => votes.askForDays("Bruno", "Dan"), "not-allowed");
    await expectRefusal(service, () => votes.askForDays("Bruno"), "nothing-to-extend");
    await expectRefusal(service, () => votes.askForDays("Amina"), "nothing-to-extend");
    const first = await votes.askForDays("Dan");
    expect((await votes.askForDays("Dan")).body).toEqual(first.body);
    await expectRefusal(service, () => votes.askForDays("Amina", "Dan"), "vote-about-this-open");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "no");
    await expectRefusal(service, () => votes.askForDays("Dan"), "extension-voted-before");
  });

  it("D124: the one it is about cannot vote, and a stranger reads of no vote", async () => {
    await votes.askForDays("Dan");
    await expectRefusal(service, () => votes.vote("Dan", "yes"), "vote-concerns-you");
    const other = await startCircle(service, ["Eve", "Finn"]);
    const { vote_id } = await votes.latest();
    await expectRefusal(
      service,
      () => service.callAction("cast_vote", { vote_id, vote_choice: "yes" }, { as: other.member("Eve").userId }),
      "vote-not-found",
    );
  });
});

describe("a vote that ends without a result", () => {
  it("D129: the admin takes it back, answers are gone, the clock goes on, and the chat says so", async () => {
    await votes.askForDays("Dan");
    await votes.vote("Bruno", "no");
    await expectRefusal(service, () => votes.delete("Bruno"), "not-allowed");
    expect((await votes.delete("Amina")).body).toEqual({ success: true });
    expect((await votes.delete("Amina")).body).toEqual({ success: true });
    const vote = await votes.latest();
    expect(vote).toMatchObject({ status: "deleted", yes_count: 0, no_count: 0 });
    const answers = await service.services.db
      .selectFrom("vote_responses")
      .select("voter_id")
      .where("vote_id", "=", vote.vote_id)
      .execute();
    expect(answers).toEqual([]);
    expect(await votes.graceThrough("Dan")).toBe("2027-01-11");
    expect(await votes.posts()).toEqual(["extension_vote_opened asked_by_member", "vote_deleted extend_grace"]);
    await expectRefusal(service, () => votes.vote("Chloe", "yes"), "vote-closed");
    await expectRefusal(service, () => votes.askForDays("Dan"), "extension-voted-before");
  });

  it("D129: not one about the admin", async () => {
    await circle.goTo(2, 2);
    await votes.askForDays("Amina", "Amina", 2);
    await expectRefusal(service, () => votes.delete("Amina"), "vote-about-admin");
  });

  it("who pays while the circle votes has nothing left to ask for", async () => {
    await votes.askForDays("Dan");
    await circle.pay("Dan");
    await circle.tick();
    expect(await votes.latest()).toMatchObject({ status: "deleted" });
    expect(await votes.posts()).toEqual(["extension_vote_opened asked_by_member", "vote_deleted paid"]);
  });

  it("who owes nothing any more, because the recipient has left, has nothing left to ask for (D115)", async () => {
    circle = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
    votes = memberVotes(service, circle);
    await circle.goTo(1, 0);
    for (const name of ["Bruno", "Chloe"]) await circle.pay(name);
    await circle.goTo(2, 1);
    await circle.tick();
    expect((await votes.askForDays("Chloe", "Chloe", 2)).status).toBe(200);
    await leave(service, circle, "Bruno", "Amina");
    expect(await votes.latest()).toMatchObject({ status: "deleted" });
    expect(await votes.posts()).toEqual(["extension_vote_opened asked_by_member", "vote_deleted paid"]);
  });
});
