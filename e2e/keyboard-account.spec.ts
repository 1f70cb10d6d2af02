import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { findFaults } from "./fit/geometry.ts";
import { passOnboarding } from "./steps/account.ts";
import { tabAndPress, tabAndType, tabTo } from "./steps/keyboard.ts";
import { openReady } from "./steps/pageReady.ts";
import { codeOf } from "./steps/twoFactor.ts";

/** A small phone whose reader has set text to twice its size. */
const NARROW = { width: 320, height: 640 };
const LARGE = { standard: 32, fixed: 26 };

/** Gives the page of a person that window and that text. */
async function narrow(page: Page): Promise<void> {
  await page.setViewportSize(NARROW);
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: LARGE });
}

/** In the page: whether a point of what has the focus is there to see, and not under a bar that floats (WCAG 2.4.11). */
const IS_SEEN = `(() => {
  const focused = document.activeElement;
  const whole = focused.labels?.[0] ?? focused;
  return [focused, whole].some((element) => {
    const { bottom, left, right, top } = element.getBoundingClientRect();
    const [x, highest, lowest] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, Math.max(top, 0), Math.min(bottom, innerHeight)];
    return [0.1, 0.5, 0.9].some((part) => {
      const at = document.elementFromPoint(x, highest + (lowest - highest) * part);
      return at && (element.contains(at) || at.contains(element) && at.matches("label, button, a"));
    });
  });
})()`;

/** Nothing is wider than the window, and what has the focus is seen. */
async function isInSight(page: Page, what: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(IS_SEEN), `${what} is seen while it has the focus`).toBe(true);
  }).toPass({ timeout: 5000 });
  expect(
    await page.evaluate("document.documentElement.scrollWidth - innerWidth"),
    `${what}: the page's width`,
  ).toBeLessThanOrEqual(0);
}

async function goAndType(page: Page, field: Locator, text: string): Promise<void> {
  await tabAndType(page, field, text);
  await isInSight(page, text);
}

async function goAndPress(page: Page, target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(page, target);
  await isInSight(page, String(target));
  await page.keyboard.press(key);
}

test("an account is made, secured and entered by the keyboard alone, on a narrow screen with text of twice the size", async ({
  meet,
  stack,
}) => {
  const person = await meet("Samira");
  const { email, name, page, password, username } = person;
  await narrow(page);
  const button = (label: string | RegExp) => page.getByRole("button", { name: label, exact: true });

  await test.step("makes it", async () => {
    await openReady(page, "/register?variant=quick");
    await goAndType(page, page.getByLabel("Full name"), name);
    await goAndType(page, page.getByLabel("Email"), email);
    await goAndType(page, page.getByLabel("Username"), username);
    await goAndType(page, page.getByLabel("Password", { exact: true }), password);
    await goAndPress(page, page.getByRole("checkbox"), "Space");
    await goAndPress(page, button("Create Account"));
    await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  });

  const signIn = async () => {
    await goAndType(page, page.getByLabel("Email"), email);
    await goAndType(page, page.getByLabel("Password", { exact: true }), password);
    await page.keyboard.press("Enter");
  };
  await test.step("comes in by the letter", async () => {
    await openReady(page, await stack.linkInMail(email, "verify-email"));
    await goAndPress(page, button("Confirm email address"));
    await expect(page.getByText("Your email address is confirmed")).toBeVisible();
    await signIn();
    await expect(page).toHaveURL(/\/dashboard/);
    await passOnboarding(person);
  });

  await test.step("goes through the tabs of the settings by the arrows", async () => {
    await openReady(page, "/settings");
    const tab = (label: RegExp) => page.getByRole("tab", { name: label });
    await tabTo(page, page.getByRole("tab", { selected: true }));
    for (const label of [/Subscription|Plan/, /Notifications/, /Appearance/, /Security/]) {
      await page.keyboard.press("ArrowRight");
      await expect(tab(label)).toBeFocused();
      await isInSight(page, String(label));
    }
    await expect(page).toHaveURL(/tab=security/);
  });

  const key = await test.step("turns two-factor on, whose dialogs hold the focus", async () => {
    await expect(button("Turn on")).toBeVisible();
    await goAndPress(page, button("Turn on"));
    const setUp = page.getByRole("dialog", { name: "Turn on two-factor sign-in" });
    await expect(setUp.getByRole("img", { name: /QR code/ })).toBeVisible();
    const known = (await setUp.locator("code").innerText()).replaceAll(/\s/g, "");
    const field = setUp.getByLabel("Code", { exact: true });
    if (!(await field.evaluate((element) => element === document.activeElement))) await tabTo(page, field);
    await page.keyboard.type(codeOf(known, "first"));
    await isInSight(page, "the code");
    await page.keyboard.press("Enter");
    const shown = page.getByRole("dialog", { name: "Your recovery codes" });
    await expect(shown.getByRole("listitem")).toHaveCount(10);
    await goAndPress(page, shown.getByRole("button", { name: "I have saved them" }));
    await expect(page.getByText("10 recovery codes left")).toBeVisible();
    return known;
  });

  await test.step("leaves a question by Escape, with the focus where it was", async () => {
    await goAndPress(page, button("Turn off"));
    const question = page.getByRole("dialog", { name: "Turn off two-factor sign-in?" });
    await expect(question).toBeVisible();
    // A browser may take the first Escape for the field.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(question).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(button("Turn off")).toBeFocused();
  });

  await test.step("signs out everywhere and comes in with a code", async () => {
    await goAndPress(page, button("Sign out everywhere"));
    const question = page.getByRole("alertdialog");
    await tabAndPress(page, question.getByRole("button", { name: "Sign out everywhere" }));
    await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    await signIn();
    const code = page.getByLabel("Code", { exact: true });
    await expect(code).toBeFocused();
    await isInSight(page, "the code of the sign-in");
    await page.keyboard.type(codeOf(key, "second"));
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/\/login/);
  });
});

test("an account is made in five steps by the keyboard alone, on a narrow screen with text of twice the size, the name of each step being read first", async ({
  meet,
}) => {
  const { email, name, page, password, username } = await meet("Malika");
  await narrow(page);
  await openReady(page, "/register");
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const heading = (step: number) => page.getByRole("heading", { name: `Step ${step} of 5` });
  const isWhole = async (what: string) => expect(await findFaults(page), what).toEqual([]);
  /** Fills in the step at hand and goes on; where nothing is filled in yet, the step says so and gets no further. */
  const pass = async (step: number, values: Readonly<Record<string, string>>) => {
    const next = page.getByRole("button", { name: "Continue" });
    await isWhole(`step ${step}`);
    await goAndPress(page, next);
    const first = field(Object.keys(values)[0]!);
    await expect(first).toBeFocused();
    await isInSight(page, `step ${step} with faults`);
    await isWhole(`step ${step} with faults`);
    await page.keyboard.type(values[Object.keys(values)[0]!]!);
    for (const [label, value] of Object.entries(values).slice(1)) await goAndType(page, field(label), value);
    await goAndPress(page, next);
    await expect(heading(step + 1)).toBeFocused();
  };
  await pass(1, { "Full name": name, Email: email });
  await pass(2, { Username: username });
  await pass(3, { Phone: "555 010 9999", Location: "Lyon" });
  await pass(4, {
    "Date of birth": "03141987",
    "Street address": "1 Main Street",
    City: "Zanesville",
    State: "oh",
    "ZIP code": "43701",
    "Last 4 digits of your SSN": "8362",
  });
  await goAndType(page, field("Password"), password);
  await goAndType(page, field("Confirm password"), password);
  await goAndPress(page, page.getByRole("checkbox"), "Space");
  await isWhole("step 5");
  await goAndPress(page, page.getByRole("button", { name: "Create Account" }));
  await expect(page.getByRole("heading", { name: "Welcome" })).toBeVisible();
  await isWhole("the confirmation");
});
