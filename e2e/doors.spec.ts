import { expect, test } from "./fixtures.ts";
import { becomeMember, enter, signUpOnTheWay, verifyIdentity } from "./steps/account.ts";
import { joinCircle, placeOf } from "./steps/circle.ts";

test("somebody without an account scans the link of a private circle, signs up on the way and takes a seat (D112)", async ({
  demoPerson,
  meet,
  stack,
}) => {
  const place = await placeOf(stack, "Diallo Family Savings");
  const amina = await demoPerson("amina@example.com");
  await enter(amina);
  await amina.page.goto(place);
  const links = amina.page.getByRole("region", { name: "Join links" });
  await links.getByRole("button", { name: /link$/ }).click();
  await expect(links.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const link = (await links.locator("[data-link]").textContent())!;

  const nora = await meet("Nora");
  const { page } = nora;
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Log in to follow this link" })).toBeVisible();
  await page.getByRole("link", { name: "Create account" }).click();
  await signUpOnTheWay(nora, stack);
  await expect(page.getByRole("heading", { level: 1, name: "Diallo Family Savings" })).toBeVisible();
  await verifyIdentity(nora);
  await joinCircle(nora, new URL(link).pathname + new URL(link).search);

  await expect(links.getByText(/^1 person came by it/)).toBeVisible();
  await links.getByRole("button", { name: "End", exact: true }).first().click();
  await amina.page.getByRole("alertdialog").getByRole("button", { name: "End", exact: true }).click();
  const late = await meet("Lena");
  await becomeMember(late, stack);
  await late.page.goto(link);
  await expect(late.page.getByRole("heading", { name: "This link leads nowhere" })).toBeVisible();
});

test("who comes to a full circle waits in turn, and may stop waiting (D92)", async ({ meet, stack }) => {
  const omar = await meet("Omar");
  await becomeMember(omar, stack);
  const place = await placeOf(stack, "Lagos to London");
  const { page } = omar;
  await page.goto(place);
  await page.getByRole("button", { name: "Join waiting list" }).click();
  await expect(page.getByText(/^You are number \d on the waiting list\./)).toBeVisible();
  await page.getByRole("button", { name: "Leave the waiting list" }).click();
  await expect(page.getByRole("button", { name: "Join waiting list" })).toBeVisible();
});
