import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { CARDS, fillCard, openCheckout } from "./steps/payment.ts";

const PATH = "/g/second-chance-savers-1012";

test("who missed the grace asks the admin, is let in while the page is open, and pays (D59)", async ({
  demoPerson,
}) => {
  const olga = await demoPerson("olga@example.com");
  await enter(olga);
  await olga.page.goto(PATH);
  await olga.page.getByRole("button", { name: "Ask the admin" }).click();
  await expect(olga.page.getByText(/You asked on/)).toBeVisible();

  const isabel = await demoPerson("isabel@example.com");
  await enter(isabel);
  await isabel.page.goto(PATH);
  const row = isabel.page.locator("[aria-labelledby=late-payments] li", { hasText: "Olga" });
  await row.getByRole("button").click();
  await expect(row.getByRole("button")).toHaveCount(0);

  await expect(olga.page.getByRole("button", { name: /^Pay \$/ }).first()).toBeVisible();
  await openCheckout(olga, PATH);
  await fillCard(olga.page, CARDS.good);
  await expect(olga.page.getByRole("heading", { name: "Payment Successful!" })).toBeVisible();
  await olga.page.goto(PATH);
  await expect(olga.page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(olga.page.getByText(/You still owe/)).toHaveCount(0);
  await expect(isabel.page.locator("[aria-labelledby=late-payments] li", { hasText: "Olga" })).toHaveCount(0);
});
