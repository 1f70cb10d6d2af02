import { expect, test } from "./fixtures.ts";
import { becomeMember, enter } from "./steps/account.ts";
import { joinCircle } from "./steps/circle.ts";
import { message, say } from "./steps/chat.ts";

test("who counts in a circle is told why; who has left nothing open goes, and others see a former member (D169, D299)", async ({
  demoPerson,
  meet,
  stack,
}) => {
  const [circle] = await stack.look<{ place: string; email: string; alias: string }>(
    `select '/g/' || g.url_slug as place, p.email, p.alias from groups g join user_profiles p on p.user_id = g.admin_id
     where g.status = 'recruiting' and g.is_public and g.join_method = 'direct' and g.current_members < g.member_limit
     order by 1 limit 1`,
  );
  const amina = await demoPerson("amina@example.com");
  const admin = await demoPerson(circle!.email);
  const nadia = await meet("Nadia");
  await becomeMember(nadia, stack);
  await enter(amina);
  await enter(admin);
  const { page } = nadia;

  await test.step("a member of a running circle reads what is open, and where", async () => {
    await amina.page.goto("/settings?tab=account#deletion");
    await amina.page.getByRole("button", { name: "Delete Account" }).click();
    const reasons = amina.page.getByRole("dialog", { name: "Not yet" });
    await expect(reasons.getByText(/You have a seat in Queens Nurses Fund/)).toBeVisible();
    await expect(reasons.getByRole("button", { name: "Delete Account" })).toHaveCount(0);
    await reasons.getByRole("listitem").filter({ hasText: "Queens Nurses Fund" }).getByRole("link").first().click();
    await expect(amina.page.getByRole("heading", { level: 1, name: "Queens Nurses Fund" })).toBeVisible();
  });

  await test.step("somebody new joins a circle and says something to its admin", async () => {
    await joinCircle(nadia, circle!.place);
    await page.goto("/messages");
    await page.getByRole("button", { name: "New chat" }).first().click();
    await page.getByRole("dialog").getByRole("searchbox").fill(circle!.alias);
    await page.getByRole("dialog").getByRole("button", { name: circle!.alias }).first().click();
    await say(nadia, "Hello, neighbour!");
    // The admin's list shows groups if it opens before the message is stored.
    await expect(message(page, "Hello, neighbour!").getByRole("img", { name: /^(Sent|Delivered)$/ })).toBeVisible();
    await admin.page.goto("/messages");
    await expect(admin.page.getByRole("link", { name: /nadia.*Hello, neighbour/i })).toBeVisible();
  });

  await test.step("and deletes the account", async () => {
    await page.goto("/settings?tab=account#deletion");
    await page.getByRole("button", { name: "Delete Account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account?" });
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(dialog.getByText(/Please type 'DELETE' to confirm account deletion\./)).toBeVisible();
    await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
    await dialog.getByRole("button", { name: "Delete Account" }).click();
    await expect(page.getByText("Your account is deleted")).toBeVisible();
  });

  await test.step("is a former member to others, whose words are gone, and comes in no more", async () => {
    const chat = admin.page.getByRole("link", { name: /Former member/ });
    await expect(async () => {
      await admin.page.reload();
      await expect(chat).toBeVisible({ timeout: 2000 });
      await expect(admin.page.getByText("Hello, neighbour!")).toHaveCount(0);
    }).toPass();
    await expect(admin.page.getByText(/nadia/i)).toHaveCount(0);

    await page.goto("/login");
    await page.getByLabel("Email").fill(nadia.email);
    await page.getByLabel("Password", { exact: true }).fill(nadia.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Invalid email or password. Please check your credentials.")).toBeVisible();
  });
});
