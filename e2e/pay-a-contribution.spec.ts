import { expect, test } from "./fixtures.ts";
import type { Stack } from "./stack.ts";
import { enter } from "./steps/account.ts";
import { CARDS, fillCard, openCheckout } from "./steps/payment.ts";

const PATH = "/g/queens-nurses-fund-1011";

/** The state of Amina's round: her payments that did not fail, and their ledger postings. */
async function charges(stack: Stack): Promise<{ live: number; completed: number; postings: number }> {
  const [row] = await stack.look<{ live: number; completed: number; postings: number }>(
    `select count(*) filter (where p.status <> 'failed')::int as live, count(*) filter (where p.status = 'completed')::int as completed,
       (select count(*)::int from ledger_transactions t join payments x using (payment_id) where x.user_id = u.user_id and t.group_id = g.group_id
          and t.cycle = c.cycle and t.payout_round = c.current_payout_round and t.kind = 'contribution') as postings
     from groups g join cycles c on c.group_id = g.group_id and c.cycle = g.current_cycle
     join user_profiles u on u.email = 'amina@example.com'
     left join payments p on p.group_id = g.group_id and p.cycle = c.cycle and p.user_id = u.user_id
       and p.payout_round = c.current_payout_round
     where g.url_slug = 'queens-nurses-fund-1011' group by g.group_id, c.cycle, c.current_payout_round, u.user_id`,
  );
  return row!;
}

test("a declined card, a closed page and two tabs end in one charge and clear messages", async ({
  demoPerson,
  stack,
}) => {
  const amina = await demoPerson("amina@example.com");
  const { page } = amina;
  await enter(amina);

  await test.step("the provider's page reports a declined card and stays open for another try", async () => {
    await page.goto(PATH);
    await page.getByRole("radio", { name: "Card" }).check();
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await fillCard(page, CARDS.declined);
    await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
    await expect(page.getByLabel("Card number")).toBeVisible();
    expect(await charges(stack)).toEqual({ live: 1, completed: 0, postings: 0 });
  });

  await test.step("going back says that nothing was charged, and the round is payable again", async () => {
    await page.getByRole("link", { name: "Cancel and go back" }).click();
    await expect(page.getByRole("heading", { name: "Payment Cancelled" })).toBeVisible();
    await expect(page.getByText(/Nothing was charged/)).toBeVisible();
    await expect.poll(() => charges(stack)).toEqual({ live: 0, completed: 0, postings: 0 });
  });

  await test.step("two tabs open the same checkout; after one has paid, the other cannot charge again", async () => {
    const other = { ...amina, page: await page.context().newPage() };
    for (const tab of [amina, other]) {
      await tab.page.goto(PATH);
      await tab.page.getByRole("radio", { name: "Card" }).check();
    }
    await page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(page.getByLabel("Card number")).toBeVisible();
    await other.page.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(other.page.getByLabel("Card number")).toBeVisible();
    expect(other.page.url()).toBe(page.url());

    await fillCard(page, CARDS.good);
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await fillCard(other.page, CARDS.good).catch(() => undefined);
    expect(await charges(stack)).toEqual({ live: 1, completed: 1, postings: 1 });

    await other.page.goto(PATH);
    await expect(other.page.getByText("Round 2 is paid")).toBeVisible();
  });
});

test("a payment in one browser moves the ring in another at once", async ({ demoPerson, stack }) => {
  const linh = await stack.look<{ email: string }>(
    `select p.email::text from board b join groups g using (group_id) join user_profiles p using (user_id)
     where g.url_slug = 'queens-nurses-fund-1011' and b.state = 'grace' limit 1`,
  );
  const payer = await demoPerson(linh[0]!.email);
  const watcher = await demoPerson("bruno@example.com");
  await enter(watcher);
  await watcher.page.goto(PATH);
  await expect(watcher.page.getByText(/is still to come|are still to come/)).toBeVisible();
  await enter(payer);
  await openCheckout(payer, PATH);
  await fillCard(payer.page, CARDS.good);
  await expect(payer.page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await expect(watcher.page.getByText(/Everyone has paid|Round 3/).first()).toBeVisible();
});
