import { expect, test } from "./fixtures.ts";
import { fillSignIn, fillSignUp, followConfirmation, passOnboarding, signUpOnTheWay } from "./steps/account.ts";
import { placeOf } from "./steps/circle.ts";

/** The address of a circle of the demo story. */
test("a visitor of a circle signs up, confirms in another browser, is verified, and stands on that circle again", async ({
  meet,
  openBrowser,
  stack,
}) => {
  const noor = await meet("Noor");
  const { page } = noor;
  const circle = await placeOf(stack, "Weekly Coffee Fund");
  await page.goto(circle);
  await page.getByRole("link", { name: "Create account" }).click();
  await fillSignUp(noor);

  const phone = await openBrowser();
  await followConfirmation({ ...noor, page: phone }, stack);
  await expect(phone.getByText("Your email address is confirmed")).toBeVisible();
  await fillSignIn({ ...noor, page: phone });
  await expect(phone).toHaveURL(new RegExp(`${circle}$`));
  // The first visit comes first, and leaves the way as it is (D300).
  await passOnboarding({ ...noor, page: phone });

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
  const place = await placeOf(stack, "Diallo Family Savings");
  await page.goto(place);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Create an account" }).click();
  const visited: string[] = [];
  page.on("framenavigated", (frame) => visited.push(new URL(frame.url()).pathname));
  await signUpOnTheWay(salma, stack);
  // From there whoever may not see it is led on to the groups (D261).
  await expect.poll(() => visited).toContain(place);
});
