import { expect, test } from "./fixtures.ts";
import type { Stack } from "./stack.ts";
import { fillSignUp } from "./steps/account.ts";

/** The address of a circle of the demo story. */
async function placeOf(name: string, stack: Stack): Promise<string> {
  const [circle] = await stack.look<{ url_slug: string }>("select url_slug from groups where name = $1", [name]);
  return `/g/${circle!.url_slug}`;
}

test("a visitor of a circle signs up, confirms in another browser, is verified, and stands on that circle again", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const noor = await meet("Noor");
  const { page } = noor;
  const circle = await placeOf("Weekly Coffee Fund", stack);
  await page.goto(circle);
  await page.getByRole("link", { name: "Create account" }).click();
  await fillSignUp(noor);

  const phone = await openBrowser();
  await phone.goto(await stack.linkInMail(noor.email, "verify-email"));
  await expect(phone.getByText("Your email address is confirmed")).toBeVisible();
  await phone.getByLabel("Email").fill(noor.email);
  await phone.getByLabel("Password", { exact: true }).fill(noor.password);
  await phone.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(phone).toHaveURL(new RegExp(`${circle}$`));

  await phone.getByRole("link", { name: "Verify Now" }).click();
  await phone.getByRole("checkbox").check();
  const opened = phone.waitForEvent("popup");
  await phone.getByRole("button", { name: "Start Identity Verification" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Approve" }).click();
  // In the provider's window and in the one that waited, the way goes on to the circle.
  for (const tab of [provider, phone]) {
    await tab.getByRole("link", { name: "Continue" }).click();
    await expect(tab).toHaveURL(new RegExp(`${circle}$`));
    await expect(tab.getByRole("button", { name: "Join", exact: true })).toBeVisible();
  }
});

test("who opens the link of a private circle comes back to it after signing up", async ({ meet, stack }) => {
  const salma = await meet("Salma");
  const { page } = salma;
  const place = await placeOf("Diallo Family Savings", stack);
  await page.goto(place);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  await fillSignUp(salma);
  await page.goto(await stack.linkInMail(salma.email, "verify-email"));
  await page.getByLabel("Email").fill(salma.email);
  await page.getByLabel("Password", { exact: true }).fill(salma.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
});
