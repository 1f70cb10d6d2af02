import { expect, test } from "./fixtures.ts";
import { signIn } from "./steps/account.ts";
import { placeOf } from "./steps/circle.ts";
import { chooseLanguage } from "./steps/reading.ts";

test("an alert comes to the page that is open, is followed to what it is about, and the counts fall", async ({
  demoPerson,
  stack,
}) => {
  const mateo = await demoPerson("mateo@example.com");
  const amina = await demoPerson("amina@example.com");
  await chooseLanguage(stack, mateo.email, "en");
  await signIn(mateo);
  await signIn(amina);
  const { page } = mateo;
  const tab = page.getByRole("tab", { name: /^Alerts/ });
  const bell = page.getByRole("link", { name: /^Notifications/ });
  const alert = page.getByRole("region", { name: "Alerts" }).getByRole("link", { name: /Request approved/ });

  const before = await test.step("nothing waits of it yet", async () => {
    await bell.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("link", { name: "All", exact: true })).toHaveAttribute("aria-current", "true");
    await expect(alert).toHaveCount(0);
    return (await bell.getAttribute("aria-label"))!;
  });

  await test.step("it comes without a reload, with its number on tab and bell", async () => {
    await amina.page.goto(await placeOf(stack, "Brooklyn Mothers Circle"));
    await amina.page.getByRole("button", { name: "Approve Mateo" }).click();
    await expect(alert).toHaveText(/Unread.*You are now a member of Brooklyn Mothers Circle/);
    await expect(tab).toHaveText("Alerts1");
    await expect(bell).not.toHaveAccessibleName(before);
  });

  await test.step("it leads to the circle, and is read by that", async () => {
    await alert.click();
    await expect(page.getByRole("heading", { level: 1, name: "Brooklyn Mothers Circle" })).toBeVisible();
    await expect(bell).toHaveAccessibleName(before);
    await page.goBack();
    await expect(tab).toHaveText("Alerts");
    await expect(alert).not.toContainText("Unread");
  });

  await test.step("a filter is a step of the history", async () => {
    await page.getByRole("link", { name: "Unread", exact: true }).click();
    await expect(page.getByText("You're all caught up")).toBeVisible();
    await page.goBack();
    await expect(alert).toBeVisible();
  });

  await test.step("it is dismissed and brought back; cleared, it stays told", async () => {
    await page.getByRole("button", { name: "Dismiss “Request approved”" }).click();
    await expect(alert).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(alert).toBeVisible();
    await page.getByRole("button", { name: "Clear All" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Clear All" }).click();
    await expect(page.getByText("No notifications yet")).toBeVisible();
    const told = await stack.look<{ is_dismissed: boolean }>(
      `select dismissed_at is not null as is_dismissed from notifications n join user_profiles p using (user_id)
       where p.email = 'mateo@example.com' and n.kind = 'join_approved'`,
    );
    expect(told).toEqual([{ is_dismissed: true }]);
  });
});
