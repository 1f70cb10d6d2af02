import { expect, test } from "./fixtures.ts";
import { enter, signIn } from "./steps/account.ts";
import { placeOf } from "./steps/circle.ts";
import { chooseLanguage } from "./steps/reading.ts";
import { tellStory } from "./story.ts";

test("an alert comes to the page that is open, is followed to what it is about, and the counts fall", async ({
  demoPerson,
  stack,
}) => {
  const mateo = await demoPerson("mateo@example.com");
  const amina = await demoPerson("amina@example.com");
  await chooseLanguage(stack, mateo.email, "en");
  await signIn(mateo);
  await enter(amina);
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

/** One alert of every kind there is for Linh, who is told of them by no letter. */
const EVERY_KIND = `
  UPDATE public.user_preferences SET email_enabled = false WHERE user_id = demo.id('linh');
  INSERT INTO public.notifications (user_id, kind, "values", read, group_id, group_name, created_at)
  SELECT demo.id('linh'), k.value, jsonb_build_object('group', 'Queens Nurses Fund', 'chat', c.address), true, c.group_id, 'Queens Nurses Fund', demo.ago(interval '1 day')
  FROM public.notice_kinds k, public.chats c WHERE c.group_id = demo.id('queens-nurses')`;

test("an alert of every kind is followed to a page that is there (D189)", async ({ demoPerson, stack }) => {
  await tellStory(stack.databaseUrl, EVERY_KIND);
  const [kinds] = await stack.look<{ count: number }>("select count(*)::int from notice_kinds");
  const linh = await demoPerson("linh@example.com");
  await enter(linh);
  const { page } = linh;
  const links = page.getByRole("region", { name: "Alerts" }).getByRole("listitem").getByRole("link");
  const older = page.getByRole("button", { name: "Show older" });
  await page.goto("/messages?tab=notifications");
  await expect(async () => {
    if (await older.isVisible()) await older.click();
    expect(await links.count()).toBeGreaterThanOrEqual(kinds!.count);
  }).toPass();

  const places = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!)));
  expect(places.size).toBeGreaterThan(8);
  for (const place of places) {
    await page.goto(place);
    await expect(page.getByRole("heading").first()).toBeVisible();
    await expect(page, place).not.toHaveTitle(/Not Found/);
    await expect(page.getByRole("main").getByRole("button", { name: "Reload Page" }), place).toHaveCount(0);
  }
});
