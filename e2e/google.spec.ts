import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { fillSignIn, passOnboarding, register } from "./steps/account.ts";
import { placeOf } from "./steps/circle.ts";

/** Goes on to Google's page, which is not ours. */
async function goOnWithGoogle(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
}

async function useAccount(page: Page, { email, name }: { email: string; name: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Use this account" }).click();
}

test("somebody new comes by Google, agrees to the terms once, and stands where the link had led", async ({
  meet,
  stack,
}) => {
  const noor = await meet("Noor");
  const { page } = noor;
  const errors: string[] = [];
  page.on("console", (said) => said.type() === "error" && errors.push(said.text()));
  const circle = await placeOf(stack, "Weekly Coffee Fund");
  await page.goto(`/login?next=${encodeURIComponent(circle)}`);
  await goOnWithGoogle(page);
  await useAccount(page, noor);

  await expect(page.getByRole("heading", { name: "One thing before you start" })).toBeVisible();
  await page.reload();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Agree and continue" }).click();
  await passOnboarding(noor);
  await expect(page).toHaveURL(new RegExp(`${circle}$`));
  const [person] = await stack.look<{ name: string; username: string }>(
    "select name, username::text from user_profiles where email = $1",
    [noor.email],
  );
  expect(person!.name).toBe("Noor");
  expect(person!.username).toMatch(/^member\./);
  expect(errors).toEqual([]);
});

test("an address that somebody else registered and never confirmed becomes its owner's by Google", async ({
  meet,
  openBrowser,
}) => {
  const stranger = await meet("Teo");
  await register(stranger);
  const page = await openBrowser();
  await page.goto("/login");
  await goOnWithGoogle(page);
  await useAccount(page, stranger);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Agree and continue" }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await stranger.page.goto("/login");
  await fillSignIn(stranger);
  await expect(stranger.page.getByText(/^Invalid email or password/)).toBeVisible();
});

test("who has an account comes in by Google too, and who cancels there is told so and may still come in", async ({
  demoPerson,
}) => {
  const { page } = await demoPerson("amina@example.com");
  await page.goto("/groups");
  await goOnWithGoogle(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Sign-in was cancelled.")).toBeVisible();
  await goOnWithGoogle(page);
  await page.getByRole("button", { name: /amina@example.com/ }).click();
  // Her account is the one that she has had all along: nobody asks her to agree again.
  await expect(page).toHaveURL(/\/groups$/);
});
