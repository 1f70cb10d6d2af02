import { expect, type Page } from "@playwright/test";
import type { Person } from "../fixtures.ts";

export const CARDS = { good: "4242424242424242", declined: "4000000000000002" } as const;

/** Fills in the provider's hosted page. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel("Card number").fill(number);
  await page.getByLabel(/Expiration/).fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByLabel("Name on card").fill("Somebody");
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

/** From the group's page to the provider's hosted page. */
export async function openCheckout({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(page.getByLabel("Card number")).toBeVisible();
}

/** Pays this round's contribution by card, through the hosted page and back. */
export async function payRound(person: Person, path: string): Promise<void> {
  await openCheckout(person, path);
  await fillCard(person.page, CARDS.good);
  await expect(person.page.getByText("Payment Successful!").first()).toBeVisible();
}
