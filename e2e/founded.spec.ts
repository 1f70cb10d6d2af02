import jsQR from "jsqr";
import sharp from "sharp";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { becomeMember, enter } from "./steps/account.ts";
import {
  acceptInvitation,
  askToJoin,
  askToLeave,
  createCircle,
  inviteByLetter,
  placeOf,
  startCircle,
} from "./steps/circle.ts";
import { tellStory } from "./story.ts";

/** Four people who wait for more. Of its own, since other journeys hand the demo's circles on. */
const FOUR = `
  SELECT demo.circle('school-fees', 'amina', 'School Fees by Spring', 'Eighty a month.', 'monthly', 8000, 8,
    demo.today() + 12, interval '24 days');
  SELECT demo.join('school-fees', ARRAY['esther', 'grace', 'isabel'], interval '20 days')`;

/** What a phone reads from the picture as it is on the screen. */
async function scan(page: Page): Promise<string> {
  const picture = page.getByRole("img", { name: /^QR code/ });
  await expect(picture).toBeVisible();
  const { data, info } = await sharp(await picture.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!read) throw new Error("nothing can be read from the picture");
  return read.data;
}

test("somebody founds a circle; people come by its QR code, by a letter and by asking, and it starts (D104, D108, D112)", async ({
  demoPerson,
  meet,
  stack,
}) => {
  const rosa = await meet("Rosa");
  await becomeMember(rosa, stack);
  const [scanning, invited, asking] = await Promise.all(
    ["farid", "hiroshi", "jamal"].map(async (name) => {
      const person = await demoPerson(`${name}@example.com`);
      await enter(person);
      return person;
    }),
  );
  const name = `Bakery circle ${rosa.username.slice(-4)}`;
  const place = await createCircle(rosa, {
    name,
    amount: "40",
    members: 4,
    frequency: "every week",
    order: "In order of joining",
    admits: "You approve each request",
  });
  const links = rosa.page.getByRole("region", { name: "Join links" });
  await links.getByRole("button", { name: /link$/ }).click();
  const scanned = await scan(rosa.page);
  expect(scanned).toBe(await links.locator("[data-link]").textContent());
  await askToJoin(scanning!, new URL(scanned).pathname + new URL(scanned).search);
  await askToJoin(asking!, place);
  for (const alias of ["Farid", "Jamal"]) {
    await rosa.page.getByRole("button", { name: `Approve ${alias}` }).click();
    await expect(rosa.page.getByRole("button", { name: `Approve ${alias}` })).toHaveCount(0);
  }

  await inviteByLetter(rosa, invited!.email);
  await acceptInvitation(invited!, await stack.linkInMail(invited!.email, "/join/"));
  await startCircle(rosa, place);
  for (const { page } of [scanning!, invited!, asking!]) {
    await page.goto(place);
    await expect(page.getByText(/^Started/).first()).toBeVisible();
  }
});

test("a member leaves before the start, and whoever waited longest takes the seat within its 48 hours (D92, D258)", async ({
  demoPerson,
  stack,
}) => {
  const place = await placeOf(stack, "Lagos to London");
  const open = async (name: string) => {
    const person = await demoPerson(`${name}@example.com`);
    await enter(person);
    await person.page.goto(place);
    return person.page;
  };
  const [waiting, member, admin] = [await open("kavya"), await open("olga"), await open("samuel")];
  await expect(waiting.getByText(/^You are number 1 on the waiting list\./)).toBeVisible();
  await askToLeave({ page: member });
  await admin.getByRole("button", { name: "Agree: let Olga leave" }).click();
  await admin.getByRole("alertdialog").getByRole("button", { name: "Agree" }).click();

  await waiting.goto(place);
  await expect(waiting.getByText("A seat is kept for you")).toBeVisible();
  const until = waiting.getByText(/It is yours until/);
  await expect(until).toBeVisible();
  await waiting.getByRole("checkbox", { name: /I agree/ }).check();
  await waiting.getByRole("button", { name: "Request to join" }).click();
  await expect(waiting.getByText("Request Submitted")).toBeVisible();
  await admin.getByRole("button", { name: "Approve Kavya" }).click();
  await waiting.goto(place);
  await expect(waiting.getByText(/^You are in\./)).toBeVisible();
});

test("the admin closes the registration and opens it again by another start date (D74, D77)", async ({
  demoPerson,
  stack,
}) => {
  await tellStory(stack.databaseUrl, FOUR);
  const place = await placeOf(stack, "School Fees by Spring");
  const amina = await demoPerson("amina@example.com");
  const grace = await demoPerson("grace@example.com");
  for (const person of [amina, grace]) await enter(person);
  await grace.page.goto(place);
  const { page } = amina;
  await page.goto(`${place}/manage`);
  await page.getByRole("button", { name: "Close registration" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Close registration" }).click();
  await expect(page.getByText("Registration Closed", { exact: true })).toBeVisible();
  await expect(grace.page.getByText("Ready to start").first()).toBeVisible();

  const newDate = page.getByLabel("New start date");
  const extend = page.locator("form", { has: newDate }).getByRole("button", { name: "Extend recruitment" });
  await extend.click();
  await expect(page.getByText("Date Required: Please select a new start date.")).toBeVisible();
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await newDate.fill(day);
  await extend.click();
  await expect(page.getByText("Recruitment Extended")).toBeVisible();
  await expect(grace.page.getByText("Recruiting").first()).toBeVisible();
  await expect(grace.page.getByRole("region", { name: "Terms changed: accept or leave" })).toBeVisible();
});
