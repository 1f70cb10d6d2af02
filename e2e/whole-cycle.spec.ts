import { expect, type Person, test } from "./fixtures.ts";
import type { Stack } from "./stack.ts";
import { becomeMember } from "./steps/account.ts";
import { createCircle, joinCircle, startCircle } from "./steps/circle.ts";
import { payRound } from "./steps/payment.ts";

interface Turn {
  alias: string;
  round: number;
}

/** Who receives in which round, by the schedule. */
function readTurns(stack: Stack, slug: string): Promise<Turn[]> {
  return stack.look<Turn>(
    `select p.alias, r.payout_round as round from rounds r join groups g using (group_id)
     join user_profiles p on p.user_id = r.recipient_id where g.url_slug = $1 order by r.payout_round`,
    [slug],
  );
}

test("a savings circle runs from sign-up to the last payout", async ({ meet, stack }) => {
  const amina = await meet("Amina");
  const bruno = await meet("Bruno");
  const chloe = await meet("Chloe");
  const people = [amina, bruno, chloe];

  await test.step("three people register, confirm by mail and verify", async () => {
    for (const person of people) await becomeMember(person, stack);
  });

  const path = await test.step("one creates a circle of three, two join, it starts", async () => {
    const created = await createCircle(amina, {
      name: `Sunday circle ${amina.username.slice(-4)}`,
      amount: "100",
      members: 3,
      frequency: "every week",
      order: "In order of joining",
    });
    await joinCircle(bruno, created);
    await joinCircle(chloe, created);
    await startCircle(amina, created);
    return created;
  });

  const slug = path.split("/").at(-1)!;
  const turns = await readTurns(stack, slug);
  expect(turns.map(({ alias }) => alias)).toEqual(people.map(({ username }) => username));

  for (const { alias, round } of turns) {
    await test.step(`round ${round}: everybody but ${alias} pays by card, ${alias} receives the pot`, async () => {
      const recipient = people.find(({ username }) => username === alias)!;
      await recipient.page.goto(path);
      await expect(recipient.page.getByText("You're Receiving This Round")).toBeVisible();
      for (const payer of people.filter((person) => person !== recipient)) await payRound(payer, path);
      // The money was paid early, so it is held until its round's due date. The next round opens 3 days before its own.
      await stack.advance(round === 1 ? "3d" : "4d");
      await expectPayout(recipient, stack, slug, round);
      if (round < turns.length) await stack.advance("4d");
    });
  }

  await test.step("the group completes", async () => {
    await amina.page.goto(path);
    await expect(amina.page.getByText("Cycle Complete").first()).toBeVisible();
  });

  await test.step("every account that must be zero is zero, and each has received the pot once", async () => {
    const notZero = await stack.look(
      `select a.kind, a.balance from ledger_accounts a join groups g using (group_id)
       where g.url_slug = $1 and a.kind in ('custody', 'pot', 'position') and a.balance <> 0`,
      [slug],
    );
    expect(notZero).toEqual([]);
    const balances = await stack.look<{ username: string; available_balance: string }>(
      "select username::text, available_balance from user_profiles where username = any($1::citext[]) order by 1",
      [people.map(({ username }) => username)],
    );
    expect(balances.map(({ available_balance }) => Number(available_balance))).toEqual([200_00, 200_00, 200_00]);
    const [sum] = await stack.look<{ sum: string }>("select coalesce(sum(amount), 0) as sum from ledger_entries");
    expect(Number(sum!.sum)).toBe(0);
    const payouts = await stack.look<{ count: number }>(
      `select count(*)::int as count from payout_distributions d join groups g using (group_id)
       where g.url_slug = $1 and d.status = 'completed' and d.amount = 20000`,
      [slug],
    );
    expect(payouts[0]!.count).toBe(3);
  });
});

async function expectPayout({ page }: Person, stack: Stack, slug: string, round: number): Promise<void> {
  const released = await stack.look<{ status: string }>(
    `select d.status from payout_distributions d join groups g using (group_id) where g.url_slug = $1 and d.payout_round = $2`,
    [slug, round],
  );
  expect(released).toEqual([{ status: "completed" }]);
  await page.goto("/dashboard");
  await expect(page.getByText(/payout/i).first()).toBeVisible();
}
