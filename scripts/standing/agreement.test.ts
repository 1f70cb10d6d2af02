import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startCircle, type StartedCircle } from "../../actions/test/circle.ts";
import { buildGroup, buildUser } from "../../actions/test/factories.ts";
import { memberVotes } from "../../actions/test/memberVotes.ts";
import { startNextCycle } from "../../actions/test/nextCycle.ts";
import { startTestService, type TestService } from "../../actions/test/testService.ts";
import { waitReasons } from "../../web/circle/schedule/payoutWait.ts";
import { agreeingScreens } from "./agreeingScreens.ts";
import { openReaders, type Readers, type Screens } from "./reader.ts";
import { standSentences } from "./words.ts";

const NAMES = ["Amina", "Bruno", "Chloe"] as const;
type Name = (typeof NAMES)[number];

let service: TestService;
let readers: Readers;
beforeAll(async () => {
  service = await startTestService();
  readers = await openReaders(service);
});
afterAll(async () => {
  await readers.close();
  await service.stop();
});

/** Counts the situations that were checked: one reader at one moment. */
let situations = 0;
/** Every sentence that somebody was told in one of them. */
const toldKeys = new Set<string>();
/** Every reason for which a payout waited in one of them. */
const toldReasons = new Set<string>();

async function holdsForAll(
  circle: StartedCircle,
  names: readonly string[] = NAMES,
): Promise<Record<Name | "Dora", Screens>> {
  const all = await agreeingScreens(circle, names, { db: service.services.db, readers });
  for (const { stands, waits } of Object.values(all)) {
    situations += 1;
    for (const { reason } of waits.values()) toldReasons.add(reason);
    for (const { key } of stands) toldKeys.add(key);
  }
  return all;
}

/** Everybody but the recipient and `except` pays the round on its due date. */
async function pay(circle: StartedCircle, round: number, except: readonly Name[] = []): Promise<void> {
  await circle.goTo(round, 0);
  for (const name of NAMES.toSpliced(round - 1, 1)) if (!except.includes(name)) await circle.pay(name, { round });
  await circle.tick();
}

async function endGrace(circle: StartedCircle, round: number): Promise<void> {
  await circle.goTo(round, 4);
  await circle.tick();
}

/** The circle keeps the recipient who owes two contributions at their own turn, so that the payout goes out (D65). */
async function keepAtTurn(circle: StartedCircle, voters: readonly Name[]): Promise<void> {
  const votes = memberVotes(service, circle);
  for (const name of voters) await votes.vote(name, "no");
  await circle.tick();
}

const sentencesOf = (all: Record<Name, Screens>) =>
  Object.fromEntries(NAMES.map((name) => [name, all[name].sentences.join(" ")]));

it("tells a member who skips round 2 and pays round 3 the truth, also after the end (D34, D59, D82, D96)", async () => {
  const circle = await startCircle(service, NAMES);
  await circle.goTo(1, -2);
  expect(sentencesOf(await holdsForAll(circle))).toEqual({
    Amina: "This round is yours: $200.00 on Thu, Jan 7.",
    Bruno: "You pay $100.00 by Thu, Jan 7.",
    Chloe: "You pay $100.00 by Thu, Jan 7.",
  });
  await pay(circle, 1, ["Chloe"]);
  expect(sentencesOf(await holdsForAll(circle))).toMatchObject({
    Bruno: "You have paid. Your turn is round 2, on Thu, Jan 14: $200.00.",
    Chloe: "You pay $100.00 today.",
  });
  await circle.goTo(1, 2);
  const inGrace = await holdsForAll(circle);
  expect(sentencesOf(inGrace)).toMatchObject({
    Amina: "This round is yours: $200.00 once everyone has paid. Still missing: Chloe.",
    Chloe: "Your $100.00 is overdue; after Sun, Jan 10 it counts as late.",
  });
  expect(inGrace.Amina.cardWords).toContain("$200.00 once everyone has paid; still missing: Chloe");
  await circle.pay("Chloe", { round: 1 });
  await circle.tick();
  expect(sentencesOf(await holdsForAll(circle))).toMatchObject({
    Amina: "You pay $100.00 by Thu, Jan 14.",
    Bruno: "This round is yours: $200.00 on Thu, Jan 14.",
  });

  await pay(circle, 2, ["Chloe"]);
  await endGrace(circle, 2);
  const short = await holdsForAll(circle);
  expect(sentencesOf(short)).toEqual({
    Amina: "You pay $100.00 by Thu, Jan 21.",
    Bruno:
      "You pay $100.00 by Thu, Jan 21. Your round 2 brought you $100.00. $100.00 is missing since Thu, Jan 14, from Chloe.",
    Chloe: "You still owe $100.00 to Bruno, due since Thu, Jan 14. This round is yours: $200.00 on Thu, Jan 21.",
  });
  expect(short.Chloe.cardWords).toEqual(["$100.00 to Bruno, due since Thu, Jan 14", "$200.00 on Thu, Jan 21"]);
  expect(short.Bruno.cardWords).toEqual(["$100.00 by Thu, Jan 21", "$100.00 from Chloe, since Thu, Jan 14"]);
  expect(short.Amina.ring).toEqual({ Amina: "due", Bruno: "due", Chloe: "does not pay this round, owes round 2" });
  expect(short.Amina.schedule).toEqual({ 1: ["Paid out"], 2: ["$100.00 missing"], 3: ["Now"] });
  expect(short.Chloe.schedule[2]).toEqual(["You owe $100.00", "$100.00 missing"]);
  // The organizer sees who owes whom which earlier round, as every member does.
  expect(short.Amina.open).toEqual({ "Chloe to Bruno, 1.2": 100_00 });

  await circle.goTo(3, 0);
  await circle.pay("Amina", { round: 3 });
  expect(sentencesOf(await holdsForAll(circle)).Amina).toBe("You have paid every round.");
  await circle.pay("Bruno", { round: 3 });
  await endGrace(circle, 3);
  const over = await holdsForAll(circle);
  expect(sentencesOf(over)).toEqual({
    Amina: "This circle is complete; your turn brought you $200.00.",
    Bruno:
      "Your round 2 brought you $100.00. $100.00 is missing since Thu, Jan 14, from Chloe. This circle is complete.",
    Chloe:
      "You still owe $100.00 to Bruno, due since Thu, Jan 14. This circle is complete; your turn brought you $200.00.",
  });
  expect(over.Amina.ring).toEqual({ Amina: "paid", Bruno: "paid", Chloe: "owes round 2" });

  await circle.contribute("Chloe", { cycle: 1, round: 2, method: "us_bank_account" });
  await sql`update payments set is_processing = true where group_id = ${circle.groupId}::uuid and status = 'pending'`.execute(
    service.services.db,
  );
  const coming = await holdsForAll(circle);
  expect(sentencesOf(coming)).toMatchObject({
    Bruno: "$100.00 that was missing from your payout is on its way from Chloe. This circle is complete.",
    Chloe: "Your late $100.00 for Bruno is on its way. This circle is complete; your turn brought you $200.00.",
  });
  expect(coming.Amina.ring.Chloe).toBe("payment for round 2 on its way");
  await sql`update payments set is_processing = false, status = 'failed' where group_id = ${circle.groupId}::uuid and status = 'pending'`.execute(
    service.services.db,
  );
  await circle.pay("Chloe", { cycle: 1, round: 2 });
  await circle.tick();
  const settled = await holdsForAll(circle);
  expect(settled.Bruno.sentences).toEqual(["This circle is complete; your turn brought you $200.00."]);
  expect(settled.Amina.ring.Chloe).toBe("paid");
}, 120_000);

it("covers several rounds, an empty payout, a freeze, an allowance and an earlier cycle (D34, D59, D85, D263)", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1, ["Bruno", "Chloe"]);
  await endGrace(circle, 1);
  expect(sentencesOf(await holdsForAll(circle)).Amina).toBe(
    "You pay $100.00 by Thu, Jan 14. Nothing of your round 1 has come. $200.00 is missing since Thu, Jan 7, from Bruno and Chloe.",
  );
  await circle.goTo(2, 2);
  await circle.tick();
  const twice = await holdsForAll(circle);
  expect(twice.Chloe.sentences).toEqual([
    "You still owe $100.00 to Amina, due since Thu, Jan 7.",
    "Your $100.00 is overdue; after Sun, Jan 17 it counts as late.",
  ]);
  expect(twice.Amina.ring.Chloe).toBe("2 days of grace left, owes round 1");

  // Nobody pays into a frozen circle, and nobody becomes late in it.
  await sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}::uuid`.execute(db);
  await circle.goTo(2, 20);
  await circle.tick();
  expect((await holdsForAll(circle)).Chloe.sentences).toEqual([
    "You still owe $100.00 to Amina, due since Thu, Jan 7.",
    "This circle is frozen: your $100.00, due on Thu, Jan 14, waits until it goes on.",
  ]);
  await circle.goTo(2, 2);
  await sql`update groups set frozen_at = null where group_id = ${circle.groupId}::uuid`.execute(db);

  await circle.goTo(2, 4);
  const late = await holdsForAll(circle);
  expect(late.Chloe.sentences[1]).toBe("Your $100.00 is late since Thu, Jan 14.");
  await sql`insert into late_allowances (round_id, user_id, reason, valid_until)
    select round_id, ${circle.member("Chloe").userId}::uuid, 'admin_allowed', app_now() + interval '7 days' from rounds
    where group_id = ${circle.groupId}::uuid`.execute(db);
  expect((await holdsForAll(circle)).Chloe.sentences[1]).toBe("You may still pay your $100.00, due on Thu, Jan 14.");
  await circle.tick();
  const both = await holdsForAll(circle);
  expect(both.Chloe.sentences[0]).toBe("You still owe $200.00 to Amina and Bruno, due since Thu, Jan 7.");
  expect(both.Amina.ring.Chloe).toBe("does not pay this round, owes round 1 and round 2");

  await pay(circle, 3);
  await endGrace(circle, 3);
  // The circle is asked first.
  await holdsForAll(circle);
  await keepAtTurn(circle, ["Amina", "Bruno"]);
  await holdsForAll(circle);
  await startNextCycle(service, circle, { admin: "Amina", contributionAmount: 150_00 });
  const next = await holdsForAll(circle);
  expect(next.Chloe.sentences[0]).toBe("You still owe $200.00 to Amina and Bruno, due since Thu, Jan 7.");
  expect(next.Bruno.ring.Chloe).toBe("due, owes round 1 of cycle 1 and round 2 of cycle 1");
  expect(next.Amina.sentences).toContain("$200.00 of your payout is missing since Thu, Jan 7, from Bruno and Chloe.");

  // The new cycle is paid, the old debt stays the first sentence.
  await circle.goTo(1, 0);
  await circle.pay("Chloe", { round: 1 });
  const paidNew = await holdsForAll(circle);
  expect(paidNew.Chloe.sentences).toEqual([
    "You still owe $200.00 to Amina and Bruno, due since Thu, Jan 7.",
    expect.stringMatching(/^Your turn is round 3, on .*: \$300\.00\.$/),
  ]);
  expect(paidNew.Bruno.ring.Chloe).toBe("owes round 1 of cycle 1 and round 2 of cycle 1");
  await sql`update groups set frozen_at = app_now() where group_id = ${circle.groupId}::uuid`.execute(db);
  const frozen = await holdsForAll(circle);
  expect(frozen.Chloe.sentences[1]).toBe("This circle is frozen; everything waits until it goes on.");
  expect(frozen.Amina.sentences).toContain("This circle is frozen: your $300.00 waits until it goes on.");
}, 120_000);

it("is all green and says so only where nothing is owed, at the end of a circle that everybody paid (D82)", async () => {
  const circle = await startCircle(service, NAMES);
  for (const round of [1, 2, 3]) {
    if (round === 2) {
      await circle.goTo(2, 0);
      await circle.pay("Amina", { round });
      const first = await holdsForAll(circle);
      expect(first.Amina.sentences).toEqual(["You have paid. Next you pay $100.00 by Thu, Jan 21."]);
      await circle.pay("Chloe", { round });
    } else await pay(circle, round);
    await holdsForAll(circle);
    await endGrace(circle, round);
    await holdsForAll(circle);
  }
  const over = await holdsForAll(circle);
  expect(over.Bruno.sentences).toEqual(["This circle is complete; your turn brought you $200.00."]);
  expect(over.Bruno.ring).toEqual({ Amina: "paid", Bruno: "paid", Chloe: "paid" });
  expect(over.Bruno.cardWords).toEqual([]);
}, 120_000);

it("covers a debtor who has left, and an end before the last round (D61, D87)", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1, ["Chloe"]);
  await endGrace(circle, 1);
  await circle.goTo(2, 0);
  await circle.pay("Chloe", { round: 2 });
  expect((await holdsForAll(circle)).Chloe.sentences).toEqual([
    "You still owe $100.00 to Amina, due since Thu, Jan 7.",
    "Your turn is round 3, on Thu, Jan 21: $200.00.",
  ]);
  await sql`update group_members set status = 'left', left_at = app_now() where group_id = ${circle.groupId}::uuid
    and user_id = ${circle.member("Chloe").userId}::uuid`.execute(db);
  const left = await holdsForAll(circle);
  expect(left.Chloe.sentences).toEqual(["You still owe $100.00 to Amina, due since Thu, Jan 7."]);
  expect(left.Amina.sentences).toContain(
    "Your round 1 brought you $100.00. $100.00 is missing since Thu, Jan 7, from Chloe.",
  );
  await sql`update groups set status = 'inactive' where group_id = ${circle.groupId}::uuid`.execute(db);
  await holdsForAll(circle);
}, 120_000);

it("tells a payment of the round at hand that is on its way, and asks for it no more (D37)", async () => {
  const circle = await startCircle(service, NAMES);
  await circle.goTo(1, 0);
  await circle.contribute("Chloe", { cycle: 1, round: 1, method: "us_bank_account" });
  await sql`update payments set is_processing = true where group_id = ${circle.groupId}::uuid and status = 'pending'`.execute(
    service.services.db,
  );
  const coming = await holdsForAll(circle);
  expect(coming.Chloe.sentences).toEqual(["Your $100.00 is on its way."]);
  expect(coming.Chloe.cardWords).toEqual(["$100.00 on its way", "$200.00 on Thu, Jan 21"]);
  expect(coming.Amina.ring.Chloe).toBe("payment on its way");
  expect(coming.Chloe.schedule[1]).toEqual(["Now", "Payment on its way"]);
  expect(coming.Chloe.stands.some(({ act }) => act === "pay")).toBe(false);

  // Nobody else is asked, so the payout waits for Chloe's money, and then for somebody's decision.
  await circle.pay("Bruno", { round: 1 });
  const last = await holdsForAll(circle);
  expect(last.Amina.sentences).toEqual([
    "This round is yours: $200.00 once the payments on their way are there, by Wed, Jan 13.",
  ]);
  expect(last.Amina.cardWords).toContain("$200.00 once the payments on their way are there, by Wed, Jan 13");
  await sql`update payments set refunded_amount = 1, refunded_at = app_now() where group_id = ${circle.groupId}::uuid
    and status = 'completed'`.execute(service.services.db);
  expect((await holdsForAll(circle)).Amina.sentences).toEqual([
    "This round is yours: $200.00 once we have looked into a payment that was given back on Thu, Jan 7.",
  ]);
}, 120_000);

it("waits for the payout day, and for a round to open, where nothing else is to be waited for (D8, D57)", async () => {
  const circle = await startCircle(service, NAMES);
  await sql`update rounds set payout_date = payout_date + 2, payout_at = payout_at + interval '2 days'
    where group_id = ${circle.groupId}::uuid and payout_round = 1`.execute(service.services.db);
  await pay(circle, 1);
  const paid = await holdsForAll(circle);
  expect(paid.Chloe.waits.get(1)).toEqual({ reason: "payout_day", day: "2027-01-09" });
  expect(paid.Amina.sentences).toEqual(["This round is yours: $200.00 on Sat, Jan 9."]);
  await circle.goTo(1, 2);
  await circle.tick();
  const next = await holdsForAll(circle);
  expect(next.Chloe.waits.get(2)).toEqual({ reason: "not_open", day: "2027-01-11" });
  expect(next.Bruno.sentences).toEqual(["This round is yours: $200.00 on Thu, Jan 14."]);
}, 120_000);

it("tells the organizer who owes, and who had left when the debt was due to them (D61, D87)", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1);
  await pay(circle, 2, ["Amina"]);
  await endGrace(circle, 2);
  const owing = await holdsForAll(circle);
  expect(owing.Amina.sentences[0]).toBe("You still owe $100.00 to Bruno, due since Thu, Jan 14.");
  expect(owing.Chloe.ring.Amina).toBe("due, owes round 2");
  await sql`update group_members set status = 'left', left_at = app_now() where group_id = ${circle.groupId}::uuid
    and user_id = ${circle.member("Bruno").userId}::uuid`.execute(db);
  const left = await holdsForAll(circle);
  // Whoever has left after receiving pays on (D116), and still reads what is missing.
  expect(left.Bruno.sentences.join("\n")).toMatch(/\$100\.00 .*is missing since Thu, Jan 14, from Amina\.$/);
  await circle.goTo(3, 0);
  await circle.pay("Amina", { round: 3 });
  await circle.goTo(3, 4);
  await circle.tick();
  const over = await holdsForAll(circle);
  expect(over.Amina.sentences[0]).toBe("You still owe $100.00 to Bruno, due since Thu, Jan 14.");
}, 120_000);

it("tells the recipient of a payout that is held what is missing from it, and speaks of no amount that came", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1, ["Chloe"]);
  await endGrace(circle, 1);
  await sql`update payout_distributions set status = 'pending', released_at = null where group_id = ${circle.groupId}::uuid`.execute(
    db,
  );
  const held = await holdsForAll(circle);
  expect(held.Amina.sentences[1]).toBe("$100.00 of your round 1 is missing since Thu, Jan 7, from Chloe.");
  expect(held.Amina.cardWords).toContain("$100.00 from Chloe, since Thu, Jan 7");
}, 120_000);

it("does not say that a debtor has paid who pays the round at hand and has another one ahead (D61)", async () => {
  const names = [...NAMES, "Dora"];
  const circle = await startCircle(service, names);
  const payRound = async (round: number, payers: readonly string[]) => {
    await circle.goTo(round, 0);
    for (const name of payers) await circle.pay(name, { round });
  };
  await payRound(1, ["Bruno", "Chloe", "Dora"]);
  await circle.goTo(1, 4);
  await circle.tick();
  await payRound(2, ["Chloe", "Dora"]);
  await endGrace(circle, 2);
  await payRound(3, ["Amina"]);
  const all = await holdsForAll(circle, names);
  expect(all.Amina.sentences).toEqual([
    "You still owe $100.00 to Bruno, due since Thu, Jan 14.",
    "Next you pay $100.00 by Thu, Jan 28.",
  ]);
  expect(all.Dora.ring.Amina).toBe("owes round 2");
}, 120_000);

it("tells visitors without an account nothing but the terms (D95)", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1, ["Chloe"]);
  await endGrace(circle, 1);
  await sql`update groups set is_public = true, join_method = 'direct' where group_id = ${circle.groupId}::uuid`.execute(
    db,
  );
  const page = await readers.readAsVisitor(circle.groupId);
  situations += 1;
  expect(page).toContain(circle.groupId);
  for (const name of ["Bruno", "Chloe"]) expect(page).not.toContain(name);
  expect(page).not.toMatch(/\bowe|late|missing|is_paid_out":true/);
});

it("leads a debtor who is locked out to the admin's leave, and the admin to who asks, on every screen (D59)", async () => {
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1, ["Bruno"]);
  await endGrace(circle, 1);
  const round = { group_id: circle.groupId, cycle: 1, payout_round: 1 };
  const [bruno, amina] = [circle.member("Bruno").userId, circle.member("Amina").userId];
  /** What Bruno's page and his dashboard lead to, and what the admin's page and the lists say of who asks. */
  const see = async () => {
    const all = await holdsForAll(circle);
    const { stands, cards } = all.Bruno;
    expect(cards.pay[0]).toEqual(stands[0]);
    const asking = (list: Screens["stands"] = []) => list.filter(({ key }) => key === "approveLate");
    expect(asking(all.Amina.listCard)).toEqual(asking(all.Amina.stands));
    return {
      act: stands[0]?.act,
      opensAt: stands[0]?.opensAt,
      asking: asking(all.Amina.stands).map(({ count }) => count),
    };
  };
  expect(await see()).toEqual({ act: "askLate", opensAt: undefined, asking: [] });
  await service.callAction("ask_to_pay_late", round, { as: bruno });
  expect(await see()).toEqual({ act: undefined, opensAt: expect.any(String), asking: [1] });
  await service.callAction("allow_late_payment", { ...round, user_id: bruno }, { as: amina });
  expect(await see()).toEqual({ act: "pay", opensAt: undefined, asking: [] });
}, 120_000);

it("does not tell strangers who owes what (D95, D96)", async () => {
  const { db } = service.services;
  const circle = await startCircle(service, NAMES);
  await pay(circle, 1, ["Chloe"]);
  await endGrace(circle, 1);
  await sql`update groups set is_public = true, join_method = 'direct' where group_id = ${circle.groupId}::uuid`.execute(
    db,
  );
  const stranger = await buildUser(db, { name: "Eve" });
  const seen = await readers.read(stranger.userId, circle.groupId);
  situations += 1;
  expect([seen.sentences, seen.ring, seen.cardWords, seen.open, seen.agenda]).toEqual([[], {}, [], {}, []]);
}, 120_000);

it("has a sentence before a circle starts (D52)", async () => {
  const { db } = service.services;
  const admin = await buildUser(db, { name: "Gina" });
  const planned = await buildGroup(db, { admin, memberLimit: 4 });
  const seen = await readers.read(admin.userId, planned.groupId);
  situations += 1;
  expect(seen.sentences[0]).toMatch(/^You are in\. /);
  expect(seen.cardWords).toEqual([]);
  for (const { key } of seen.stands) toldKeys.add(key);

  await sql`update groups set join_method = 'request_to_join' where group_id = ${planned.groupId}::uuid`.execute(db);
  await sql`update cycles set start_date = '2030-01-07' where group_id = ${planned.groupId}::uuid`.execute(db);
  await db
    .insertInto("join_requests")
    .values({ group_id: planned.groupId, user_id: (await buildUser(db, { name: "Hugo" })).userId })
    .execute();
  const asked = await readers.read(admin.userId, planned.groupId);
  situations += 1;
  for (const { key } of asked.stands) toldKeys.add(key);
  expect(asked.sentences).toEqual(["1 person asks to join.", expect.stringMatching(/^You are in\. The first/)]);
  expect(asked.listCard?.map(({ key }) => key)).toEqual(["approve"]);

  const member = await buildUser(db, { name: "Ines" });
  const asked_at = new Date();
  const answer_due_at = new Date(asked_at.getTime() + 72 * 3_600_000);
  await db
    .insertInto("leave_requests")
    .values({ group_id: planned.groupId, user_id: member.userId, cycle: 1, asked_at, answer_due_at })
    .execute();
  const left = await readers.read(admin.userId, planned.groupId);
  situations += 1;
  for (const { key } of left.stands) toldKeys.add(key);
  expect(left.sentences.slice(0, 2)).toEqual(["1 person asks to leave.", "1 person asks to join."]);
  expect(left.listCard?.map(({ key }) => key)).toEqual(["approveLeave", "approve"]);

  await sql`update cycles set start_date = '2021-01-07', missed_start_date = '2021-01-07' where group_id = ${planned.groupId}::uuid`.execute(
    db,
  );
  const missed = await readers.read(admin.userId, planned.groupId);
  situations += 1;
  for (const { key } of missed.stands) toldKeys.add(key);
  expect(missed.sentences.at(-1)).toBe(
    "You are in. The circle did not start on Thu, Jan 7, and another day is not set yet.",
  );
  expect(missed.schedule).toEqual({});

  await sql`update groups set status = 'closed' where group_id = ${planned.groupId}::uuid`.execute(db);
  const closed = await readers.read(admin.userId, planned.groupId);
  situations += 1;
  for (const { key } of closed.stands) toldKeys.add(key);
  expect(closed.sentences.at(-1)).toBe("This group is closed.");
});

it("checked 80 situations or more, and each sentence in one of them", () => {
  expect(situations).toBeGreaterThanOrEqual(80);
  expect(waitReasons.filter((reason) => !toldReasons.has(reason))).toEqual([]);
  expect(standSentences.filter((key) => !toldKeys.has(key))).toEqual([]);
});
