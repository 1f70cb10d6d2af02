import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCircle } from "../test/circle.ts";
import { startTestService, type TestService } from "../test/testService.ts";
import { BOOK_CHECKS } from "./books.ts";
import { runChecks } from "./runChecks.ts";

let service: TestService;

/** A circle that was played to its end except for one debt, and one in the middle of its first round. */
beforeAll(async () => {
  service = await startTestService();
  const finished = await startCircle(service, ["Amina", "Bruno", "Chloe"]);
  for (const round of [1, 2, 3]) {
    await finished.goTo(round, 0);
    for (const name of ["Amina", "Bruno", "Chloe"].toSpliced(round - 1, 1)) {
      if (round < 3 || name === "Bruno") await finished.pay(name, { round });
    }
  }
  await finished.goTo(3, 4);
  await finished.tick();
  await finished.pay("Amina", { round: 3 });

  const running = await startCircle(service, ["Dan", "Eve", "Femi"], { startedOn: "2027-03-01" });
  await running.goTo(1, 0);
  await running.pay("Eve");
  await running.contribute("Femi");
});
afterAll(() => service.stop());

it("finds nothing wrong with books that only the product has written", async () => {
  const results = await runChecks(service.services.db);
  expect(results.filter(({ violations }) => violations > 0)).toEqual([]);
  expect(results).toHaveLength(BOOK_CHECKS.length);
});

it("a cron keeps what was found for the platform's admins", async () => {
  expect(await service.tick("check_books")).toBe(200);
  const kept = await service.services.db.selectFrom("book_checks").select(["name", "violations"]).execute();
  expect(kept).toHaveLength(BOOK_CHECKS.length);
  expect(kept.every(({ violations }) => violations === 0)).toBe(true);
});

/** For every sentence, a change to the tables that makes it false. */
const BREAKS: Record<string, string> = {
  "nobody whose account is deleted is in a circle, waits for a seat or runs one that is not over (D169)":
    "select private.forget_profile((select user_id from user_profiles where name = 'Eve'))",
  "no money of a person is at a deleted account (D169)":
    "select private.forget_profile((select user_id from user_profiles where name = 'Amina'))",
  "every stored score is what its person's records say, as of the last look at the clock (D135)":
    "update user_profiles set reputation_score = reputation_score - 5 where name = 'Amina'",
  "every ledger transaction sums to zero per currency, in at least two entries":
    "update ledger_entries set amount = amount + 1 where entry_id = (select min(entry_id) from ledger_entries)",
  "every ledger transaction has entries":
    "insert into ledger_transactions (kind, idempotency_key) values ('payout', 'nothing')",
  "the balance of every account is the sum of its entries, in the account's currency":
    "update ledger_accounts set balance = balance + 1 where kind = 'pot'",
  "nothing in the ledger can be changed, deleted or left unbalanced: its triggers stand guard":
    "alter table ledger_entries disable trigger ledger_entries_append_only",
  "what a profile shows as available and held is what the ledger holds in dollars":
    "update user_profiles set available_balance = available_balance + 1 where name = 'Amina'",
  "in every group, all positions and the pot sum to zero (D28)":
    "update ledger_accounts set balance = balance + 1 where kind = 'position'",
  "in every group, the cash in custody is what the pot says":
    "update ledger_accounts set balance = balance + 1 where kind = 'custody'",
  "a cycle that is complete and in which nobody owes anything has left every position and the pot at zero (D82)":
    "delete from ledger_transactions where kind = 'late_forwarding'; delete from payout_shortfalls",
  "a group's status and its current cycle say the same, and every earlier cycle is completed (D39, D73)":
    "update groups set status = 'completed' where status = 'started'",
  "a group keeps the terms of its cycle while it runs (D51)":
    "update groups set contribution_amount = contribution_amount + 1",

  "the tally of every vote is its answers, and each is of one of its voters (D124, D125)":
    "insert into grace_period_votes (group_id, cycle, vote_type, created_by, eligible_voters, yes_count, expires_at) select group_id, 2, 'restart_group', admin_id, 3, 1, app_now() from groups",
  "a member has at most one payment for a round that has not failed (D38)": `
    drop index payments_one_live_per_round;
    insert into payments (user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency, payment_method, due_date, is_early)
      select user_id, group_id, cycle, payout_round, amount, service_fee, processing_fee, total, currency, payment_method, due_date, is_early
      from payments where status = 'pending'`,
  "every completed payment is in the ledger once, with its own amounts":
    "update payments set amount = amount + 1, total = total + 1 where status = 'completed'",
  "every contribution in the ledger belongs to a payment that was completed, or was reversed":
    "update payments set status = 'failed', paid_at = null, receipt_number = null where status = 'completed'",
  "what was taken back from us had failed, and is out of the books entry by entry (D40, D259)":
    "update payments set status = 'failed', paid_at = null, returned_at = app_now() where status = 'completed'",
  "every released payout is in the ledger once, and its recipient got what it says":
    "update payout_distributions set amount = amount - 1, gross_amount = gross_amount - 1",
  "a payout is what was collected for its round, and names every contribution that was missing (D34)":
    "delete from payout_shortfalls",
  "no payout was released before its payout day (D33)":
    "update payout_distributions set released_at = released_at - interval '30 days'",
  "every settled shortfall was forwarded to the recipient who was short (D34)":
    "update ledger_transactions set kind = 'payout' where kind = 'late_forwarding'",
  "a completed cycle paid every member out exactly once": "delete from payout_distributions where payout_round = 2",
  "no group has more members than seats, and its count is the number of its active members (D120)":
    "delete from group_members where user_id = (select user_id from user_profiles where name = 'Femi')",
  "a started cycle has a round and a position for each of its members, every position once (D52, D79)":
    "delete from rounds where payout_round = 3",
  "a started cycle asks every member for every round but the own one, and nobody for more than its terms (D51, D70)":
    "delete from obligations where payout_round = 2",
  "every payment is of the amount that its obligation asks for, and every shortfall too":
    "update payout_shortfalls set amount = amount + 1",
  "every round pays the member whose position it is":
    "alter table rounds drop constraint rounds_one_turn_per_member; update rounds set recipient_id = (select recipient_id from rounds r where r.group_id = rounds.group_id and payout_round = 2) where payout_round = 3",
  "the round pointer stands on the first open round, or on the last one (D58)":
    "update cycles set current_payout_round = 2 where completed_at is null",
  "every pending payment has a checkout under way: none blocks its round for nothing (D37)":
    "update private.payment_attempts set state = 'failed' where state = 'open'",
  "no payment is pending beyond its time: a checkout for an hour after its end, a bank debit for two weeks (D37)":
    "update private.payment_attempts set expires_at = expires_at - interval '91 minutes' where state = 'open'",
  "no round stands still: where nothing is owed and nothing on its way, it is paid out and the pointer moves on (D33, D58)": `
    update payments set status = 'failed' where status = 'pending';
    update private.app_clock set shift = shift + interval '5 days'`,
  "a started cycle whose rounds are all paid out is complete (D82)":
    "update groups set status = 'started' where status = 'completed'",
  "a charge that settled nothing, one of which the provider gave money back, and a disputed one wait for a person, or are settled by one (D36, D38)":
    "update payments set disputed_at = app_now() where status = 'completed'",
  "no payout went out with money in it that the provider had given back (D33)":
    "update payments set refunded_amount = 1, refunded_at = started_at where status = 'completed'",
  "an exit that has taken effect has ended a membership and, before the own turn, made the own round a settlement round (D114, D257)":
    "update rounds set is_settlement = true",
  "the pots of a cycle are sized by the members of its start less those who left before their turn (D257)":
    "update cycles set locked_member_count = locked_member_count - 1 where started_at is not null",
  "an exit ends both sides of an exchange or none, and only of somebody who left before the own turn (D115)":
    "update obligations set waived_at = app_now()",
  "what went with an account had been defaulted on, is owed to nobody, and is out of the books once (D169)":
    "update payout_shortfalls set settled_at = null, payment_id = null, given_up_at = app_now()",
  "who was asked in a settlement round that is over had received a contribution from the leaver (D115)":
    "update rounds set is_settlement = true; update payments set given_back_at = app_now() where status = 'completed'",
  "what went back to a payer had become needless, went back once and whole, with the service fee (D25, D259)":
    "update payments set given_back_at = app_now() where status = 'completed'",
  "whom the circle has removed leaves: every approved removal has its exit (D128)": `
    insert into grace_period_votes (group_id, cycle, vote_type, user_id, eligible_voters, yes_count, created_by, status, closed_at, expires_at)
    select group_id, 1, 'remove_member', admin_id, 1, 1, admin_id, 'approved', app_now(), app_now() from groups limit 1`,
  "a member's grace is that of the round, and longer only by a vote of the circle (D58, D123, D127)":
    "update obligations set grace_ends_at = grace_ends_at + interval '1 day'",
  "only the payment of a paid attempt is completed":
    "update private.payment_attempts set state = 'paid' where state = 'open'",
};

describe("beyond its time is also", () => {
  const name =
    "no payment is pending beyond its time: a checkout for an hour after its end, a bank debit for two weeks (D37)";
  it.each([
    [
      "a debit after two weeks and an hour",
      "update payments set is_processing = true, started_at = app_now() - interval '14 days 61 minutes' where status = 'pending'",
      1,
    ],
    [
      "but not a debit before that",
      "update payments set is_processing = true, started_at = app_now() - interval '14 days 59 minutes' where status = 'pending'",
      0,
    ],
    [
      "a payment without a checkout",
      "update payments set started_at = app_now() - interval '61 minutes' where status = 'pending'; update private.payment_attempts set state = 'failed' where state = 'open'",
      1,
    ],
  ])("%s", async (_, statements, violations) => {
    expect(await violationsAfter(name, statements)).toBe(violations);
  });
});

describe("standing still is also", () => {
  const name =
    "no round stands still: where nothing is owed and nothing on its way, it is paid out and the pointer moves on (D33, D58)";
  it.each([
    [
      "a round that was paid out and is still open",
      "update rounds set closed_at = null where payout_round = 1; update groups set status = 'started'",
      1,
    ],
    [
      "a settlement round, whatever was given back of money of the leaver that had moved on",
      `update groups set status = 'started' where status = 'completed'; delete from payout_distributions where payout_round = 3;
        update rounds set is_settlement = true where payout_round = 3;
        update payments set refunded_amount = 1, refunded_at = started_at where user_id = (select user_id from user_profiles where name = 'Chloe')`,
      1,
    ],
    [
      "but not one in which a payment is on its way",
      "update rounds set closed_at = app_now() where closed_at is null; update private.app_clock set shift = shift + interval '5 days'",
      0,
    ],
    [
      "nor one of a frozen group",
      "update payments set status = 'failed' where status = 'pending'; update private.app_clock set shift = shift + interval '5 days'; update groups set frozen_at = app_now()",
      0,
    ],
  ])("%s", async (_, statements, violations) => {
    expect(await violationsAfter(name, statements)).toBe(violations);
  });
});

describe("what a settlement asked for that went back to the leaver since", () => {
  const name = "who was asked in a settlement round that is over had received a contribution from the leaver (D115)";
  const who = (name: string) => `user_id = (select user_id from user_profiles where name = '${name}')`;
  const wentBack = `update groups set status = 'started' where status = 'completed'; update rounds set is_settlement = true where payout_round = 3;
    update payments set status = 'failed', paid_at = null, returned_at = app_now() where ${who("Chloe")} and payout_round = 1`;
  const unpaid = `${wentBack}; update payments set status = 'failed', paid_at = null, receipt_number = null where ${who("Amina")} and payout_round = 3`;
  it.each([
    ["stays asked where it was paid", wentBack, 0],
    ["is asked of nobody who has not paid it", unpaid, 1],
    ["but in a frozen circle, which decides later", `${unpaid}; update groups set frozen_at = app_now()`, 0],
  ])("%s", async (_, statements, violations) => {
    expect(await violationsAfter(name, statements)).toBe(violations);
  });
});

/** How many rows break a sentence once these statements are done, which are undone at once. */
async function violationsAfter(name: string, statements: string): Promise<number> {
  const { query } = BOOK_CHECKS.find((check) => check.name === name)!;
  const undo = new Error("undo");
  let after = -1;
  await service.services.db
    .transaction()
    .execute(async (tx) => {
      // The owner of the database can get past every trigger and foreign key.
      await sql`set local session_replication_role = replica`.execute(tx);
      for (const statement of statements.split(";")) await sql.raw(statement).execute(tx);
      after = (await sql.raw(query).execute(tx)).rows.length;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return after;
}

describe("a sentence says so when it is not true:", () => {
  it.each(BOOK_CHECKS)("$name", async ({ name }) => {
    expect(await violationsAfter(name, "select 1")).toBe(0);
    expect(await violationsAfter(name, BREAKS[name]!)).toBeGreaterThan(0);
  });
});
