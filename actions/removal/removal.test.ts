import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { BOOK_CHECKS } from "../checks/books.ts";
import { runChecks } from "../checks/runChecks.ts";
import { startCircle, type StartedCircle } from "../test/circle.ts";
import { setClock } from "../test/clock.ts";
import { answer, ask } from "../test/leave.ts";
import { balances } from "../test/ledgerTable.ts";
import { type MemberVotes, memberVotes } from "../test/memberVotes.ts";
import { expectRefusal } from "../test/refusal.ts";
import { startTestService, type TestService } from "../test/testService.ts";

const NAMES = ["Amina", "Bruno", "Chloe", "Dan"];

let service: TestService;
let circle: StartedCircle;
let votes: MemberVotes;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());
/** Paid out in the order of the names, a week apart; first due on 7 January. */
beforeEach(async () => {
  circle = await startCircle(service, NAMES);
  votes = memberVotes(service, circle);
});

const advance = async (span: string) => {
  const { rows } = await sql<{ at: Date }>`select app_now() + ${span}::interval as at`.execute(service.services.db);
  await setClock(service.services.db, rows[0]!.at);
};
const seatOf = async (name: string) => {
  const { status } = await service.services.db
    .selectFrom("group_members")
    .select("status")
    .where("group_id", "=", circle.groupId)
    .where("user_id", "=", circle.member(name).userId)
    .executeTakeFirstOrThrow();
  return status;
};
const exitsOf = () =>
  service.services.db
    .selectFrom("exits")
    .select(["kind", "agreed_in_round", "leave_request_id"])
    .where("group_id", "=", circle.groupId)
    .execute();
const paidOut = async () => {
  const rows = await service.services.db
    .selectFrom("payout_distributions")
    .select(["payout_round", "amount"])
    .where("group_id", "=", circle.groupId)
    .orderBy("payout_round")
    .execute();
  return rows.map(({ amount, payout_round }) => [payout_round, amount]);
};
const waitsFor = async (round: number) => {
  const row = await service.services.db
    .selectFrom("payout_waits")
    .select("reason")
    .where("group_id", "=", circle.groupId)
    .where("payout_round", "=", round)
    .executeTakeFirst();
  return row?.reason;
};
const expectSoundBooks = async () =>
  expect((await runChecks(service.services.db, BOOK_CHECKS)).filter(({ violations }) => violations > 0)).toEqual([]);
/** Everybody but the recipient and those named pays a round, and its payout goes out. */
const playRound = async (round: number, without: readonly string[] = []) => {
  await circle.goTo(round, 0);
  for (const name of NAMES.toSpliced(round - 1, 1))
    if (!without.includes(name) && (await seatOf(name)) === "active") await circle.pay(name, { round });
  await circle.goTo(round, 4, 0);
  await circle.tick();
};

describe("D128: the circle removes a member", () => {
  it("agrees the exit with the deciding Yes, and it takes effect when the round closes; the books come out even (D115)", async () => {
    await circle.goTo(1, 0);
    expect((await votes.askToRemove("Bruno", "Chloe")).status).toBe(200);
    expect((await votes.vote("Amina", "yes")).body).toMatchObject({ status: "active" });
    expect((await votes.vote("Bruno", "yes")).body).toMatchObject({ status: "approved" });
    expect((await votes.vote("Bruno", "yes")).body).toMatchObject({ status: "approved" });
    expect(await exitsOf()).toEqual([{ kind: null, agreed_in_round: 1, leave_request_id: null }]);
    expect(await seatOf("Chloe")).toBe("active");
    for (const name of ["Bruno", "Chloe", "Dan"]) await circle.pay(name);
    await circle.tick();
    expect(await seatOf("Chloe")).toBe("left");
    await playRound(2);
    await circle.goTo(3, 0);
    await circle.pay("Amina", { round: 3 });
    await circle.goTo(3, 4);
    await circle.tick();
    await playRound(4);
    expect(await paidOut()).toEqual([
      [1, 300_00],
      [2, 200_00],
      [3, 100_00],
      [4, 200_00],
    ]);
    const even = await balances(service.services.db, circle.groupId);
    expect(NAMES.map((name) => even[`position(${name})`])).toEqual([0, 0, 0, 0]);
    await expectSoundBooks();
  });

  it("tells everybody, the member with the reason, and posts opening, result and leaving (D126, D188)", async () => {
    await circle.goTo(1, 0);
    await votes.askToRemove("Bruno", "Chloe", "Has moved abroad");
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "yes");
    expect(await votes.told("Chloe")).toEqual(["vote_about_you asked", "your_vote_decided removed"]);
    expect(await votes.told("Dan")).toEqual(["removal_vote_opened asked", "removal_decided approved"]);
    expect(await votes.told("Bruno")).toEqual(["removal_decided approved"]);
    expect(await votes.posts()).toEqual(["removal_vote_opened asked", "removal_decided approved"]);
    expect(await votes.latest()).toMatchObject({ description: "Has moved abroad", status: "approved" });
  });

  it("after receiving what is due stays due (D116)", async () => {
    await playRound(1);
    await votes.askToRemove("Bruno", "Amina");
    for (const name of ["Bruno", "Chloe"]) await votes.vote(name, "yes");
    await circle.goTo(2, 0);
    for (const name of ["Amina", "Chloe", "Dan"]) await circle.pay(name, { round: 2 });
    await circle.tick();
    expect(await exitsOf()).toEqual([{ kind: "after_receiving", agreed_in_round: 2, leave_request_id: null }]);
    expect(await seatOf("Amina")).toBe("left");
    await circle.goTo(3, 0);
    expect((await circle.pay("Amina", { round: 3 })).body).toMatchObject({ status: "completed" });
    await circle.tick();
    await expectSoundBooks();
  });

  it("an exit that was agreed otherwise in between is agreed once, and the vote ends (D113)", async () => {
    await circle.goTo(1, 0);
    await votes.askToRemove("Bruno", "Chloe");
    await ask(service, circle, "Chloe");
    await answer(service, circle, { by: "Amina", of: "Chloe", agree: true });
    expect(await exitsOf()).toHaveLength(1);
    expect(await votes.latest()).toMatchObject({ status: "deleted" });
    expect(await votes.posts()).toEqual(["removal_vote_opened asked", "vote_deleted leaves"]);
  });

  it("D118, D129: is not taken back by whom the admin it is about hands the role to; other votes are", async () => {
    await circle.goTo(1, 0);
    const hand = async (from: string, to: string) => {
      const group = { group_id: circle.groupId };
      const offer = { ...group, user_id: circle.member(to).userId };
      await service.callAction("offer_admin_role", offer, { as: circle.member(from).userId });
      const taken = await service.callAction("accept_admin_role", group, { as: circle.member(to).userId });
      expect(taken.status).toBe(200);
    };
    await votes.askToRemove("Chloe", "Amina");
    await hand("Amina", "Bruno");
    await expectRefusal(service, () => votes.delete("Bruno"), "vote-about-admin");
    expect(await votes.latest()).toMatchObject({ status: "active" });
    await votes.askToRemove("Amina", "Dan");
    await hand("Bruno", "Chloe");
    expect((await votes.delete("Chloe")).status).toBe(200);
    await votes.askToRemove("Dan", "Bruno");
    await hand("Chloe", "Amina");
    expect((await votes.delete("Amina")).status).toBe(200);
  });

  it("needs half of all members rounded up, and whoever is silent counts as a No (D124)", async () => {
    await circle.goTo(1, 0);
    await votes.askToRemove("Bruno", "Chloe");
    expect(await votes.latest()).toMatchObject({ eligible_voters: 3, votes_needed: 2 });
    await votes.vote("Bruno", "yes");
    await advance("7 days");
    await service.tick("votes");
    expect(await votes.latest()).toMatchObject({ status: "failed" });
    expect(await exitsOf()).toEqual([]);
    expect(await votes.told("Chloe")).toEqual(["vote_about_you asked", "your_vote_decided not_removed"]);
  });
});

describe("D122: who asks, and how often", () => {
  beforeEach(() => circle.goTo(1, 0));

  it("any other active member, with a reason", async () => {
    await expectRefusal(service, () => votes.askToRemove("Chloe", "Chloe"), "removal-of-yourself");
    await expectRefusal(service, () => votes.askToRemove("Bruno", "Chloe", " \u200b "), "removal-reason-required");
    await expectRefusal(service, () => votes.askToRemove("Bruno", "Chloe", "x".repeat(301)), "removal-reason-too-long");
    const first = await votes.askToRemove("Bruno", "Chloe");
    expect((await votes.askToRemove("Bruno", "Chloe")).body).toEqual(first.body);
    await expectRefusal(service, () => votes.askToRemove("Dan", "Chloe"), "vote-about-this-open");
    await expectRefusal(service, () => votes.vote("Chloe", "no"), "vote-concerns-you");
  });

  it("D128: thirty days after one that failed, and after one that was taken back, there is another", async () => {
    // Before Bruno's turn there is one round, so no payout of his asks the circle (D65).
    await votes.askToRemove("Chloe", "Bruno");
    for (const name of ["Amina", "Dan"]) await votes.vote(name, "no");
    expect(await votes.latest()).toMatchObject({ status: "failed" });
    await advance("30 days -1 second");
    await expectRefusal(service, () => votes.askToRemove("Dan", "Bruno"), "removal-voted-lately");
    await advance("1 second");
    expect((await votes.askToRemove("Dan", "Bruno")).status).toBe(200);
    await votes.delete("Amina");
    await expectRefusal(service, () => votes.askToRemove("Dan", "Bruno"), "removal-voted-lately");
  });
});

describe("D65: who owes two contributions at the own turn", () => {
  /** Chloe has paid neither round before her own. */
  beforeEach(async () => {
    for (const round of [1, 2]) await playRound(round, ["Chloe"]);
    await circle.goTo(3, 0);
    for (const name of ["Amina", "Bruno", "Dan"]) await circle.pay(name, { round: 3 });
  });

  it("waits: the system asks the circle, and nobody can take that back (D129)", async () => {
    await circle.tick();
    await circle.tick();
    expect(await paidOut()).toHaveLength(2);
    expect(await waitsFor(3)).toBe("vote");
    expect(await votes.latest()).toMatchObject({ vote_type: "remove_member", created_by: null, status: "active" });
    expect(await votes.told("Chloe")).toEqual(["vote_about_you behind_at_turn"]);
    expect(await votes.posts()).toEqual(["removal_vote_opened behind_at_turn"]);
    await expectRefusal(service, () => votes.delete("Amina"), "vote-of-system");
  });

  it("is paid out when the circle says no, or nothing for seven days; once", async () => {
    await circle.tick();
    await advance("7 days");
    await service.tick("votes");
    await circle.tick();
    expect(await votes.latest()).toMatchObject({ status: "failed" });
    expect(await paidOut()).toContainEqual([3, 300_00]);
    expect(await votes.posts()).toEqual(["removal_vote_opened behind_at_turn", "removal_decided failed"]);
    await expectSoundBooks();
  });

  it("goes out as soon as what is owed is paid, and the vote ends", async () => {
    await circle.tick();
    await service.callAction(
      "allow_late_payment",
      { group_id: circle.groupId, user_id: circle.member("Chloe").userId, cycle: 1, payout_round: 1 },
      { as: circle.member("Amina").userId },
    );
    await circle.pay("Chloe", { round: 1 });
    await circle.tick();
    expect(await votes.latest()).toMatchObject({ status: "deleted" });
    expect(await paidOut()).toContainEqual([3, 300_00]);
    await expectSoundBooks();
  });

  it("with the circle's Yes the round becomes a settlement round at once, and what was paid for it goes back (D117)", async () => {
    await circle.tick();
    for (const name of ["Amina", "Bruno"]) await votes.vote(name, "yes");
    expect(await seatOf("Chloe")).toBe("left");
    expect(await exitsOf()).toEqual([
      { kind: "before_receiving", agreed_in_round: expect.any(Number), leave_request_id: null },
    ]);
    await circle.tick();
    expect(await paidOut()).toContainEqual([3, 0]);
    await expectSoundBooks();
  });
});

describe("D65: what other votes mean for it", () => {
  /** Everybody but Chloe pays for her round, and it is her payout day. */
  const payout = async () => {
    await circle.goTo(3, 0);
    for (const name of ["Amina", "Bruno", "Dan"]) await circle.pay(name, { round: 3 });
    await circle.tick();
  };
  const owesTwo = async () => {
    for (const round of [1, 2]) await playRound(round, ["Chloe"]);
    await circle.goTo(3, 0, 0);
  };

  it("one that was taken back on the payout day is no answer", async () => {
    await owesTwo();
    expect((await votes.askToRemove("Amina", "Chloe")).status).toBe(200);
    expect((await votes.delete("Amina")).status).toBe(200);
    await payout();
    expect(await paidOut()).toHaveLength(2);
    expect(await votes.latest()).toMatchObject({ created_by: null, status: "active" });
  });

  it("one that failed before anything was owed is none either", async () => {
    expect((await votes.askToRemove("Bruno", "Chloe")).status).toBe(200);
    await owesTwo();
    expect(await votes.latest()).toMatchObject({ status: "failed" });
    await payout();
    expect(await paidOut()).toHaveLength(2);
    expect(await votes.latest()).toMatchObject({ created_by: null, status: "active" });
    await advance("7 days");
    await service.tick("votes");
    expect(await paidOut()).toContainEqual([3, 300_00]);
    await expectSoundBooks();
  });

  it("after one in which the circle kept the member, who owed that much, it is paid out", async () => {
    await owesTwo();
    expect((await votes.askToRemove("Bruno", "Chloe")).status).toBe(200);
    for (const name of ["Amina", "Dan"]) await votes.vote(name, "no");
    await payout();
    expect(await votes.latest()).toMatchObject({ created_by: circle.member("Bruno").userId, status: "failed" });
    expect(await paidOut()).toContainEqual([3, 300_00]);
  });
});

describe("D259: a wish to leave that nobody granted", () => {
  beforeEach(async () => {
    await circle.goTo(1, 0);
    await ask(service, circle, "Chloe");
  });

  it("the circle is asked when the admin declines, and lets the member go", async () => {
    await answer(service, circle, { by: "Amina", of: "Chloe", agree: false });
    expect(await votes.latest()).toMatchObject({ created_by: null, vote_type: "remove_member", status: "active" });
    expect(await votes.told("Chloe")).toEqual(["vote_about_you wish"]);
    for (const name of ["Bruno", "Dan"]) await votes.vote(name, "yes");
    expect(await exitsOf()).toEqual([{ kind: null, agreed_in_round: 1, leave_request_id: expect.any(String) }]);
    expect(await votes.told("Chloe")).toEqual(["vote_about_you wish", "your_vote_decided let_go"]);
  });

  it("is put to the circle although somebody has asked about the member before and it was taken back", async () => {
    await votes.askToRemove("Bruno", "Chloe");
    await votes.delete("Amina");
    await answer(service, circle, { by: "Amina", of: "Chloe", agree: false });
    expect(await votes.latest()).toMatchObject({ created_by: null, status: "active" });
  });

  it("and when the admin says nothing for seven days, once", async () => {
    await advance("7 days");
    for (let n = 0; n < 2; n++) await service.tick("leave_requests");
    expect(await votes.posts()).toEqual(["removal_vote_opened wish"]);
    for (const name of ["Bruno", "Dan"]) await votes.vote(name, "no");
    expect(await votes.told("Chloe")).toEqual(["vote_about_you wish", "your_vote_decided not_let_go"]);
    expect(await seatOf("Chloe")).toBe("active");
  });
});
