import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures.ts";
import { confirmByMail, enter, fillSignIn, passOnboarding, register } from "./steps/account.ts";

test("settings are kept over a reload, and another device of the person follows them at once (D171)", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const ines = await meet("Ines");
  const { page } = ines;
  await register(ines);
  await confirmByMail(ines, stack);
  await fillSignIn(ines);
  await passOnboarding(ines);
  const other = await openBrowser();
  await other.goto("/login");
  await fillSignIn({ ...ines, page: other });
  await expect(other).toHaveURL(/\/dashboard/);
  await other.goto("/settings?tab=notifications");
  await expect(other.getByRole("switch", { name: "Payment reminders" })).toBeChecked();

  // By the search to the setting, all by keyboard.
  await page.goto("/settings");
  await page.getByRole("searchbox", { name: "Search settings" }).fill("forest");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem", { name: "Theme" })).toBeFocused();
  await page.getByRole("radio", { name: /Forest/ }).check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("tab", { name: "Notifications" }).click();
  await page.getByRole("switch", { name: "Payment reminders" }).uncheck();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();

  await expect(other.getByRole("switch", { name: "Payment reminders" })).not.toBeChecked();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "forest");
  await page.reload();
  await expect(page.getByRole("switch", { name: "Payment reminders" })).not.toBeChecked();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "forest");
});

test("a new picture stands in the person's header and in an open circle of theirs at once (D168)", async ({
  demoPerson,
  stack,
}) => {
  const [circle] = await stack.look<{ url_slug: string }>(
    `select g.url_slug from groups g where g.status = 'started' and g.deleted_at is null and 2 = (
       select count(*) from group_members m join user_profiles p using (user_id)
       where m.group_id = g.group_id and m.status = 'active' and p.email in ('amina@example.com', 'bruno@example.com'))
     order by 1 limit 1`,
  );
  const [amina, bruno] = [await demoPerson("amina@example.com"), await demoPerson("bruno@example.com")];
  await Promise.all([enter(amina), enter(bruno)]);
  await amina.page.goto(`/g/${circle!.url_slug}`);
  await expect(amina.page.getByRole("heading", { level: 1 })).toBeVisible();

  await bruno.page.goto("/profile?edit=1");
  const picture = await bruno.page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 120 } });
  await bruno.page.getByTestId("avatar-file").setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const face = '[src^="/files/avatars/"], [href^="/files/avatars/"]';
  await expect(bruno.page.locator("header").locator(face)).toBeVisible();
  await expect(amina.page.locator("main").locator(face).first()).toBeVisible();
  const [kept] = await stack.look<{ avatar_url: string }>(
    "select avatar_url from user_profiles where email = 'bruno@example.com' and avatar_id is not null",
  );
  expect(kept).toBeDefined();
});

test("everything that is kept about a person is asked for, told by a letter and downloaded (D170)", async ({
  demoPerson,
  stack,
}) => {
  const bruno = await demoPerson("bruno@example.com");
  const { page } = bruno;
  await enter(bruno);
  await page.goto("/settings");
  await page.getByRole("searchbox", { name: "Search settings" }).fill("download");
  await page.keyboard.press("Enter");
  const row = page.getByRole("listitem", { name: "Download my data" });
  await row.getByRole("button", { name: "Ask for my data" }).click();
  await expect(row.getByText("Your data is ready")).toBeVisible();

  const started = page.waitForEvent("download");
  await row.getByRole("button", { name: "Download", exact: true }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe("savings-circle-data.zip");
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  expect(await stack.linkInMail(bruno.email, "export")).toMatch(/\/settings\?tab=advanced#export$/);
  // Whoever has the address and no session gets nothing.
  expect((await page.request.get(download.url(), { headers: { cookie: "" } })).status()).toBe(404);
});
