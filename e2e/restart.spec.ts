import { expect, type Person, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { placeOf } from "./steps/circle.ts";

async function vote({ page }: Person, choice: "Yes" | "No"): Promise<void> {
  if (choice === "Yes") await page.getByRole("checkbox", { name: /I agree/ }).check();
  await page.getByRole("button", { name: `Vote ${choice}` }).click();
  await expect(page.getByText(`You voted ${choice} to restart the group.`)).toBeVisible();
}

test("a vote to restart passes with the third Yes, and who was silent goes on (D84-D86, D126, D260)", async ({
  demoPerson,
  stack,
}) => {
  const place = await placeOf(stack, "Cousins Across Oceans");
  const bruno = await demoPerson("bruno@example.com");
  const linh = await demoPerson("linh@example.com");
  for (const person of [bruno, linh]) {
    await enter(person);
    await person.page.goto(place);
    await expect(person.page.getByText("2 of 5 Yes")).toBeVisible();
  }

  await bruno.page.getByRole("button", { name: "Vote Yes" }).click();
  await expect(bruno.page.getByText("Please tick the agreement to go on.")).toBeVisible();
  await vote(bruno, "Yes");
  await expect(bruno.page.getByText(/^You are in\./)).toBeVisible();

  await expect(linh.page.getByText("3 of 5 Yes")).toBeVisible();
  await expect(linh.page.getByRole("heading", { name: "Will you go on?" })).toBeVisible();
  await linh.page.getByRole("checkbox", { name: /I agree/ }).check();
  await linh.page.getByRole("button", { name: "Go on" }).click();
  await expect(linh.page.getByText(/^You are in\./)).toBeVisible();

  const cycles = await stack.look(
    `select c.cycle, c.phase from cycles c join groups g using (group_id) where g.name = 'Cousins Across Oceans' order by 1`,
  );
  expect(cycles).toEqual([
    { cycle: 1, phase: "completed" },
    { cycle: 2, phase: "planned" },
  ]);
});

test("a vote to restart fails as soon as Yes cannot win any more, by its own page too (D84, D124)", async ({
  demoPerson,
  stack,
}) => {
  const place = await placeOf(stack, "Lakeshore Teachers Circle");
  const amina = await demoPerson("amina@example.com");
  const daniel = await demoPerson("daniel@example.com");
  for (const person of [amina, daniel]) await enter(person);

  await amina.page.goto(place);
  await amina.page.getByRole("button", { name: "Start the vote" }).click();
  await expect(amina.page.getByText("Restart Vote Initiated")).toBeVisible();

  const [link] = await stack.look<{ query: string }>(
    `select 'groupId=' || group_id || '&voteId=' || vote_id as query from grace_period_votes join groups using (group_id)
     where name = 'Lakeshore Teachers Circle'`,
  );
  await daniel.page.goto(`/group-restart-vote?${link!.query}`);
  await expect(daniel.page.getByRole("heading", { level: 1, name: "Lakeshore Teachers Circle" })).toBeVisible();
  await vote(daniel, "No");
  await vote(amina, "No");

  await expect(daniel.page.getByText("Not passed")).toBeVisible();
  await daniel.page.getByRole("link", { name: "Back to the group" }).click();
  await expect(daniel.page).toHaveURL((url) => url.pathname === place);
  await expect(amina.page.getByRole("button", { name: "Start the vote" })).toBeDisabled();
  await expect(amina.page.getByText(/The next one can begin 7 days after it/)).toBeVisible();
});
