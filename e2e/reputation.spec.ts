import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { CARDS, fillCard, openCheckout } from "./steps/payment.ts";

test("an achievement that a payment earns appears on the profile that is open in another tab (D139)", async ({
  demoPerson,
  stack,
}) => {
  // Somebody of the story whose tenth contribution in a row is open for payment.
  const [payer] = await stack.look<{ email: string; url_slug: string; earned: number }>(
    `select p.email::text, g.url_slug, (select count(*)::int from user_achievements e where e.user_id = p.user_id) as earned
     from contribution_standings s join groups g using (group_id) join user_profiles p using (user_id) join own_achievements a using (user_id)
     where s.is_current and s.is_owed and s.state in ('early', 'due_today') and g.frozen_at is null
       and a.achievement_id = 'reliable_saver' and a.progress = a.requirement_target - 1 order by 1 limit 1`,
  );
  const { earned, email, url_slug } = payer!;
  const person = await demoPerson(email);
  await enter(person);
  const profile = await person.page.context().newPage();
  await profile.goto("/profile?tab=achievements");
  // The story's people read several languages.
  await profile.getByLabel(/^(Language|Idioma|Langue)$/).selectOption("en");
  const reliable = profile.getByRole("listitem").filter({ hasText: "Reliable Saver" });
  await expect(reliable.getByText("9 of 10")).toBeVisible();
  const card = profile.getByRole("region", { name: "Achievements" });
  await expect(card.getByText(`${earned} of 8 earned`)).toBeVisible();

  await openCheckout(person, `/g/${url_slug}`);
  await fillCard(person.page, CARDS.good);
  await expect(person.page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();

  await expect(reliable.getByText(/^Earned on/)).toBeVisible();
  await expect(card.getByText(`${earned + 1} of 8 earned`)).toBeVisible();
  const told = await stack.look(
    `select 1 from notifications n join user_profiles p using (user_id)
     where p.email = $1 and n.kind = 'achievement_earned' and n."values" ->> 'reason' = 'reliable_saver'`,
    [email],
  );
  expect(told).toHaveLength(1);
});
