import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { castVote } from "./steps/api.ts";
import { placeOf } from "./steps/circle.ts";
import { tellStory } from "./story.ts";

/** Five people; the second round was due yesterday, and Daniel has not paid it. */
const FIVE = `
  SELECT demo.circle('five', 'hiroshi', 'Five at One Table', 'Forty a week.', 'weekly', 4000, 5, demo.today() - 1 - 7, interval '40 days');
  SELECT demo.join('five', ARRAY['esther', 'farid', 'jamal', 'daniel'], interval '35 days');
  SELECT demo.start('five', ARRAY['esther', 'farid', 'hiroshi', 'jamal', 'daniel']);
  SELECT demo.play_round('five', 1)`;

test("a circle gives a member more days, and later lets them go: each vote from open to effect, as two people see it (D122 to D128)", async ({
  demoPerson,
  stack,
}) => {
  await tellStory(stack.databaseUrl, FIVE);
  const place = await placeOf(stack, "Five at One Table");
  const [daniel, hiroshi] = [await demoPerson("daniel@example.com"), await demoPerson("hiroshi@example.com")];
  await Promise.all([enter(daniel), enter(hiroshi)]);
  const { page: his } = daniel;
  const { page } = hiroshi;
  const graceOf = async () =>
    (
      await stack.look<{ ends: Date }>(
        `select s.grace_ends_at as ends from contribution_standings s join user_profiles p using (user_id)
         join groups g using (group_id) where g.name = 'Five at One Table' and p.email = 'daniel@example.com' and s.is_current`,
      )
    )[0]!.ends;
  const before = await graceOf();
  await page.goto("/messages?tab=votes");

  await test.step("who is in their grace asks for more days, and the others have the vote before them", async () => {
    await his.goto(place);
    await his.getByRole("button", { name: /^Ask the circle for \d+ more days/ }).click();
    await expect(his.getByText("Your circle votes now")).toBeVisible();
    await his.goto("/messages?tab=votes");
    await expect(
      his
        .getByRole("region", { name: "More days for you?" })
        .getByText("This vote concerns you - you cannot participate"),
    ).toBeVisible();
  });

  await test.step("a ballot is seen by the other as a count, and the third Yes decides", async () => {
    const card = page.getByRole("region", { name: "More days for Daniel?" });
    await card.getByRole("button", { name: "Vote Yes" }).click();
    await expect(page.getByText("Vote Cast")).toBeVisible();
    await expect(his.getByRole("region", { name: "More days for you?" }).getByText("1 of 4 Yes")).toBeVisible();
    for (const name of ["esther", "farid"]) await castVote(stack, `${name}@example.com`, daniel.email, "yes");
    for (const each of [page, his])
      await expect(each.getByText(/^Passed on .*: Daniel has more days\.$/).first()).toBeVisible();
    expect((await graceOf()).getTime()).toBeGreaterThan(before.getTime());
  });

  await test.step("another member asks to remove him, with a reason that he reads too", async () => {
    await page.goto(place);
    await page
      .locator("[aria-labelledby=members]")
      .getByRole("button", { name: /Daniel/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Ask the circle to remove" }).click();
    const question = page.getByRole("alertdialog", { name: "Ask the circle to remove Daniel?" });
    await question.getByLabel("Your reason").fill("Has moved to another city");
    await question.getByRole("button", { name: "Start the vote" }).click();
    await expect(page.getByText("The vote has begun")).toBeVisible();
    await expect(his.getByText("Has moved to another city")).toBeVisible();
  });

  await test.step("when it passes, everybody sees that he leaves, and when", async () => {
    for (const name of ["hiroshi", "esther", "farid"])
      await castVote(stack, `${name}@example.com`, daniel.email, "yes");
    await expect(his.getByText(/^Passed on .*: Daniel leaves the circle\.$/)).toBeVisible();
    await page.goto(place);
    await expect(page.getByText(/Leaves after round 2/).first()).toBeVisible();
    await his.goto(place);
    await expect(his.getByText("You are leaving")).toBeVisible();
  });
});
