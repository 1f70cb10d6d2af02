import { expect, test } from "./fixtures.ts";
import { becomeMember, signIn } from "./steps/account.ts";
import { say } from "./steps/chat.ts";

test("who counts in a circle is told why; who has left nothing open goes, and others see a former member (D169, D299)", async ({
  demoPerson,
  meet,
  stack,
}) => {
  const amina = await demoPerson("amina@example.com");
  const nadia = await meet("Nadia");
  await becomeMember(nadia, stack);
  await signIn(amina);
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

  await test.step("somebody new says something to her", async () => {
    await page.goto("/messages");
    await page.getByRole("button", { name: "New chat" }).first().click();
    await page.getByRole("dialog").getByRole("searchbox").fill("Amina");
    await page.getByRole("dialog").getByRole("button", { name: /Amina/ }).first().click();
    await say(nadia, "Hello, neighbour!");
    await amina.page.goto("/messages");
    await expect(amina.page.getByRole("link", { name: /Nadia.*Hello, neighbour/ })).toBeVisible();
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
    const chat = amina.page.getByRole("link", { name: /Former member/ });
    await expect(async () => {
      await amina.page.reload();
      await expect(chat).toBeVisible({ timeout: 2000 });
      await expect(amina.page.getByText("Hello, neighbour!")).toHaveCount(0);
    }).toPass();
    await expect(amina.page.getByText("Nadia")).toHaveCount(0);

    await page.goto("/login");
    await page.getByLabel("Email").fill(nadia.email);
    await page.getByLabel("Password", { exact: true }).fill(nadia.password);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(page.getByText("Invalid email or password. Please check your credentials.")).toBeVisible();
  });
});
