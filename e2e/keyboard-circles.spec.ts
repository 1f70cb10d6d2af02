import { expect, test } from "./fixtures.ts";
import { pagesOf } from "./pages.ts";
import { tabAndPress, tabAndType, tabTo } from "./steps/keyboard.ts";
import { openReady } from "./steps/pageReady.ts";
import { CARDS } from "./steps/payment.ts";
import { readIn } from "./steps/reading.ts";

test("an account is made by the keyboard alone", async ({ meet }) => {
  const { email, name, page, password, username } = await meet("Karima");
  await openReady(page, "/register?variant=quick");
  await tabAndType(page, page.getByLabel("Full name"), name);
  await tabAndType(page, page.getByLabel("Email"), email);
  await tabAndType(page, page.getByLabel("Username"), username);
  await tabAndType(page, page.getByLabel("Password", { exact: true }), password);
  await tabAndPress(page, page.getByRole("checkbox"), "Space");
  await tabAndPress(page, page.getByRole("button", { name: "Create Account" }));
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
});

test("a circle is founded, read, managed and paid into by the keyboard alone", async ({ browser, stack }) => {
  // Somebody whose circles nobody reads in another walk.
  const [who] = await stack.look<{ email: string; url_slug: string }>(
    `select p.email, g.url_slug from contribution_standings s join groups g using (group_id) join user_profiles p using (user_id)
     where standing_may_pay(s) ->> 'act' = 'pay' and s.currency = 'USD' and user_may_found(p) ->> 'act' = 'found'
       and not exists (select from group_members m join user_profiles r using (user_id) where m.group_id = g.group_id and r.email = any ($1))
     order by 1 desc limit 1`,
    [(await pagesOf(stack)).map(({ email }) => email ?? "")],
  );
  const { email, url_slug } = who!;
  const name = `Keys of ${Date.now().toString(36)}`;
  const page = await readIn("en", { browser, email, stack });
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await test.step("founds it, the name of each step being read first", async () => {
    await openReady(page, "/groups/create");
    await tabAndType(page, page.getByLabel("Name", { exact: true }), name);
    await tabAndPress(page, button("Continue"));
    const amount = page.getByLabel("Contribution (USD)");
    await tabAndType(page, amount, "25");
    await tabTo(page, page.getByLabel("How often"));
    await page.keyboard.type("Monthly");
    await tabAndPress(page, button("Continue"));
    await tabTo(page, page.getByLabel("Members"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("4");
    await tabTo(page, page.getByLabel("Minimum to start"));
    await page.keyboard.press("Control+a");
    await page.keyboard.type("3");
    await tabAndPress(page, button("Continue"));
    await tabTo(page, page.getByLabel("Start date", { exact: true }));
    const inAMonth = new Date(Date.now() + 30 * 86_400_000);
    const [day, month] = [inAMonth.getDate(), inAMonth.getMonth() + 1].map((part) => String(part).padStart(2, "0"));
    await page.keyboard.type(`${month}${day}${inAMonth.getFullYear()}`);
    await expect(page.getByText("Provisional schedule")).toBeVisible();
    await tabAndPress(page, page.getByRole("checkbox").last(), "Space");
    await tabAndPress(page, button("Create circle"));
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  });

  await test.step("opens the share menu and the invitations, which give the focus back", async () => {
    await tabAndPress(page, button("Share Group"));
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(button("Share Group")).toBeFocused();
    const invite = page.getByRole("button", { name: "Invite", exact: true });
    await tabAndPress(page, invite);
    const sheet = page.getByRole("dialog");
    await expect(sheet).toBeVisible();
    for (let stop = 0; stop < 12; stop++) await page.keyboard.press("Tab");
    expect(await sheet.evaluate((dialog) => dialog.contains(document.activeElement) || !document.hasFocus())).toBe(
      true,
    );
    await page.keyboard.press("Escape");
    await expect(invite).toBeFocused();
  });

  await test.step("manages it: changes its words, and leaves it as it was", async () => {
    await tabAndPress(page, page.getByRole("link", { name: "Manage Group" }));
    await expect(page).toHaveURL(/\/manage$/);
    await tabAndPress(page, button("Edit: Details"));
    await tabTo(page, page.getByLabel("Name", { exact: true }));
    await page.keyboard.press("End");
    await page.keyboard.type(" two");
    await page.keyboard.press("Enter");
    await expect(page.getByText(`${name} two`).first()).toBeVisible();
    await expect(button("Edit: Details")).toBeVisible();
    await tabAndPress(page, button("Close the circle"));
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    // A browser may take the first Escape for the field that has just been left.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(button("Close the circle")).toBeFocused();
  });

  await test.step("pays into another one", async () => {
    await openReady(page, `/g/${url_slug}`);
    const bank = page.getByRole("radio", { name: "Bank" });
    const card = page.getByRole("radio", { name: "Card" });
    await tabTo(page, page.getByRole("radio", { checked: true }));
    if (await bank.isChecked()) await page.keyboard.press("ArrowUp");
    await expect(card).toBeChecked();
    await tabAndPress(page, button(/^Pay \$/));
    await expect(page.getByLabel("Card number")).toBeVisible();
    await page.getByLabel("Card number").focus();
    await page.keyboard.type(CARDS.good);
    await page.keyboard.press("Tab");
    await page.keyboard.type("1234");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Somebody");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
    await tabTo(page, page.getByRole("main").getByRole("link").first());
  });
  await page.context().close();
});
