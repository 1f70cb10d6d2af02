import type { Page } from "@playwright/test";
import { expect, type Person } from "../fixtures.ts";
import type { Stack } from "../stack.ts";

/** Fills in the sign-up that is open, by the short form, and arrives at the confirmation screen. */
export async function fillSignUp({ email, name, page, password, username }: Person): Promise<void> {
  await expect(page).toHaveURL(/\/register/);
  if (new URL(page.url()).searchParams.get("variant") !== "quick")
    await page.getByRole("link", { name: "Use the short form" }).click();
  await expect(page.getByLabel("Username")).toBeVisible();
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
}

/** Opens the quick sign-up and fills it in. */
export async function register(person: Person): Promise<void> {
  await person.page.goto("/register?variant=quick");
  await fillSignUp(person);
}

/** Presses the button of the page to which the link of a confirmation letter led. */
async function pressConfirm(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Confirm email address" }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Opens the link of the letter in whatever window, and presses the button of its page. */
export async function followConfirmation({ email, page }: Pick<Person, "email" | "page">, stack: Stack): Promise<void> {
  await page.goto(await stack.linkInMail(email, "verify-email"));
  await pressConfirm(page);
}

/** Opens the confirmation mail in the mailbox and clicks its link, as a newcomer does. */
export async function confirmByMail({ email, page }: Person, stack: Stack): Promise<void> {
  await stack.linkInMail(email, "verify-email");
  await page.goto(`${stack.mailbox}/?to=${encodeURIComponent(email)}`);
  await page
    .getByRole("link", { name: /confirm/i })
    .first()
    .click();
  await page.locator('a[href*="verify-email"]').first().click();
  await pressConfirm(page);
}

/** Fills in the sign-in that is open, in whatever window it stands. */
export async function fillSignIn({ email, page, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** Sees the first visit to its end and skips what can be skipped. */
export async function passOnboarding({ page }: Person): Promise<void> {
  const tour = page.getByRole("button", { name: "Take the tour" });
  const end = page.getByRole("button", { name: "Access Platform" });
  const skip = page.getByRole("button", { name: /^Skip/ });
  await tour.or(skip).or(end).first().waitFor();
  if (await tour.isVisible()) {
    await tour.click();
    await page.getByRole("button", { name: "Close the tutorial" }).click();
  }
  for (const step of ["Profile Setup", "Identity Verification", "Payment Setup"]) {
    const group = page.getByRole("group", { name: step });
    // Whoever is verified is at the payment at once.
    await page.getByRole("group", { name: /Profile Setup|Identity Verification|Payment Setup/ }).waitFor();
    if (await group.isVisible()) await group.getByRole("button", { name: /^Skip/ }).click();
  }
  await end.click();
  await expect(end).toBeHidden();
}

/**
 * Brings a person their session without a page: for who opens another page next. The browser has not kept yet who they are, so
 * their first page begins as a visitor's does; who measures how a page begins signs in.
 */
export async function enter({ email, page, password }: Person): Promise<void> {
  const answer = await page.context().request.post("/auth/sign-in/email", { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs in on the sign-in page, and is at the dashboard. */
export async function signIn(person: Person): Promise<void> {
  await person.page.goto("/login");
  await fillSignIn(person);
  await expect(person.page).toHaveURL(/\/dashboard/);
}

/** On the sign-up that a link led to: fills it in, follows the letter, signs in, and is where the link had led. */
export async function signUpOnTheWay(person: Person, stack: Stack): Promise<void> {
  await fillSignUp(person);
  await followConfirmation(person, stack);
  await fillSignIn(person);
  await passOnboarding(person);
}

/** The identity check at the provider's hosted page, in its own window. */
export async function verifyIdentity({ page }: Person): Promise<void> {
  await page.goto("/identity-verification");
  await page.getByRole("checkbox").check();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Start Identity Verification" }).click();
  const provider = await opened;
  await provider.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Verification Complete!")).toBeVisible();
  await provider.close();
}

/** Registers, confirms, signs in and verifies a new person. */
export async function becomeMember(person: Person, stack: Stack): Promise<void> {
  await register(person);
  await confirmByMail(person, stack);
  await fillSignIn(person);
  await passOnboarding(person);
  await verifyIdentity(person);
}
