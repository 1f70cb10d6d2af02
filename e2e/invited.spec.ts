import { expect, test } from "./fixtures.ts";
import { signIn, signUpOnTheWay, verifyIdentity } from "./steps/account.ts";
import { acceptInvitation, inviteByLetter, placeOf } from "./steps/circle.ts";

test("somebody without an account follows a letter of invitation into a private circle (D105, D110)", async ({
  demoPerson,
  meet,
  stack,
}) => {
  const place = await placeOf(stack, "Diallo Family Savings");
  const amina = await demoPerson("amina@example.com");
  const nora = await meet("Nora");
  await signIn(amina);
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
