import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";

const PATH = "/g/brooklyn-mothers-circle-1001";

test("the organizer changes the terms, a member sees old and new while the page is open, accepts, and takes over (D89, D118)", async ({
  demoPerson,
  stack,
}) => {
  const amina = await demoPerson("amina@example.com");
  const grace = await demoPerson("grace@example.com");
  await Promise.all([enter(amina), enter(grace)]);
  await grace.page.goto(PATH);
  await expect(grace.page.getByRole("heading", { level: 1 })).toBeVisible();

  await amina.page.goto(PATH);
  await amina.page.getByRole("link", { name: "Manage Group" }).click();
  await amina.page.getByRole("button", { name: "Edit: Terms and dates" }).click();
  await amina.page.getByLabel("Contribution (USD)").fill("125");
  await amina.page.getByRole("button", { name: "Change terms" }).click();
  // All but the organizer; other walks may have brought somebody into the circle.
  const [{ asked: people } = { asked: 0 }] = await stack.look<{ asked: number }>(
    `select count(*)::int as asked from group_members join groups using (group_id)
     where '/g/' || url_slug = $1 and group_members.status = 'active' and role <> 'admin'`,
    [PATH],
  );
  await expect(amina.page.getByText("Not yet")).toHaveCount(people);

  const asked = grace.page.getByRole("region", { name: "Terms changed: accept or leave" });
  await expect(asked.getByRole("row", { name: /^Contribution \$100\.00 \$125\.00/ })).toBeVisible();
  await asked.getByRole("checkbox").check();
  await asked.getByRole("button", { name: "Accept new terms" }).click();
  await expect(asked).toHaveCount(0);
  await expect(amina.page.getByText("Not yet")).toHaveCount(people - 1);
  await expect(amina.page.getByRole("button", { name: "Start Now" })).toBeDisabled();

  await amina.page.getByLabel("New group admin").selectOption("Grace");
  await amina.page.getByRole("button", { name: "Offer the role" }).click();
  await amina.page.getByRole("alertdialog").getByRole("button", { name: "Offer the role" }).click();
  await grace.page.getByRole("button", { name: "Take over" }).click();
  await expect(grace.page.getByRole("link", { name: "Manage Group" })).toBeVisible();
  await expect(amina.page.getByText("You are not authorized to perform this action.")).toBeVisible();
});
