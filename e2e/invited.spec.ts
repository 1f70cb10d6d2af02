import { expect, test } from "./fixtures.ts";
import { enter, signUpOnTheWay, verifyIdentity } from "./steps/account.ts";
import { acceptInvitation, inviteByLetter, placeOf } from "./steps/circle.ts";

test("somebody without an account follows a letter of invitation into a private circle (D105, D110)", async ({
  demoPerson,
  meet,
  stack,
}) => {
  const place = await placeOf(stack, "Diallo Family Savings");
  const amina = await demoPerson("amina@example.com");
  const nora = await meet("Nora");
  await enter(amina);
  await amina.page.goto(place);
  await inviteByLetter(amina, nora.email);

  const { page } = nora;
  await page.goto(await stack.linkInMail(nora.email, "/join/"));
  await expect(page.getByRole("heading", { name: "Log in to open your invitation" })).toBeVisible();
  await page.getByRole("link", { name: "Create account" }).click();
  await signUpOnTheWay(nora, stack);
  await expect(page).toHaveURL((url) => url.pathname === place);
  await expect(page.getByText("Amina invites you to this circle.")).toBeVisible();

  await verifyIdentity(nora);
  await acceptInvitation(nora, place);
});

test("an invitation appears among the messages while they are open, and is accepted there (D106, D109)", async ({
  demoPerson,
  stack,
}) => {
  const amina = await demoPerson("amina@example.com");
  const jamal = await demoPerson("jamal@example.com");
  await Promise.all([enter(amina), enter(jamal)]);
  await jamal.page.goto("/messages?tab=invites");
  await expect(jamal.page.getByText("No pending invitations")).toBeVisible();

  await amina.page.goto(await placeOf(stack, "Diallo Family Savings"));
  await amina.page.getByRole("button", { name: "Invite", exact: true }).click();
  const sheet = amina.page.getByRole("dialog");
  await sheet.getByLabel("Email address").fill(jamal.email);
  await sheet.getByRole("button", { name: "Invite via email" }).click();
  await sheet.getByRole("button", { name: "Send", exact: true }).click();

  const { page } = jamal;
  const card = page.getByRole("region", { name: "Diallo Family Savings" });
  await expect(card.getByText("Amina invites you.")).toBeVisible();
  await expect(page.getByRole("tab", { name: /Invites/ })).toContainText("1");
  await card.getByRole("button", { name: "Accept" }).click();
  const terms = page.getByRole("dialog", { name: "Join Diallo Family Savings" });
  await terms.getByRole("checkbox").check();
  await terms.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("You have successfully joined the group!")).toBeVisible();
  await expect(page.getByText("No pending invitations")).toBeVisible();
  await page.getByRole("button", { name: "Open the circle" }).click();
  await expect(page.getByText(/^You are in\./)).toBeVisible();
});
