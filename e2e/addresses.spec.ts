import { expect, test } from "./fixtures.ts";
import { enter } from "./steps/account.ts";
import { placeOf } from "./steps/circle.ts";

/** What people paste, mistype or try; in an address, a hostile text is in every place at once. */
const HOSTILE = ["end\u0000 and a bell\u0007", `<img src=x onerror=alert(1)>'"--%_\\${"x".repeat(500)}`, "2027-02-30"];

/** Every page of the groups area that reads its address, with the names of what it reads. */
const PAGES: readonly [path: string, ...read: string[]][] = [
  ["/groups", "tab"],
  ["/groups?tab=discover", "q", "location", "frequency", "amount", "start"],
  ["/groups/create", "step", "pending"],
  ["/payment-schedule?view=month", "group", "state", "month", "day"],
  ["/dashboard", "verification"],
  ["/messages", "tab"],
  ["/messages?tab=chat", "selectedChat", "chatName", "chatType", "groupId", "at"],
  ["/group-restart-vote", "groupId", "voteId"],
  ["/payment-success", "payment_id", "group"],
  ["/payment-cancel", "payment_id", "group"],
];

/** This journey comes first, while the stacks of the other workers still start. */
const FIRST_PAGE_MS = 60_000;

test("whatever stands in an address, its page is there and says what it can, and nothing of it runs", async ({
  demoPerson,
  stack,
}) => {
  const place = await placeOf(stack, "Lagos to London");
  const faults: string[] = [];

  /** A person for each text, so that none asks for more than one may in a minute (D247). */
  const walk = async (email: string, text: string) => {
    const person = await demoPerson(email);
    await enter(person);
    const { page } = person;
    const fault = (what: string) => faults.push(`${page.url().slice(stack.origin.length, 120)}: ${what}`);
    page.on("pageerror", ({ message }) => fault(message));
    page.on("dialog", (dialog) => {
      fault("a dialog");
      void dialog.dismiss();
    });
    const addresses = [
      ...PAGES,
      [place, "payment", "section"] as const,
      // The letter of an invitation and a join link lead here by /join/.
      [place, "invitation"] as const,
      [place, "link"] as const,
      [place.replace("/g/", "/join/"), "invitation", "link", "name", "contribution", "spots"] as const,
      [`${place}/manage`, "section", "tab"] as const,
    ].map(([path, ...read]) => {
      const address = new URL(path, stack.origin);
      for (const name of read) address.searchParams.set(name, text);
      return address.pathname + address.search;
    });
    for (const address of [
      ...addresses,
      ...["/g/", "/groups/", "/join/"].map((path) => path + encodeURIComponent(text)),
    ]) {
      const answer = await page.goto(address);
      // Some are no path at all, and the server says so.
      if (answer?.status() === 404) continue;
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: FIRST_PAGE_MS });
      const failed = page.getByText(/^(Failed to load|Error loading|Something went wrong)/);
      if ((await failed.count()) > 0) fault((await failed.first().textContent())!);
    }
  };
  const people = ["amina", "bruno", "daniel"];
  await Promise.all(HOSTILE.map((text, n) => walk(`${people[n]!}@example.com`, text)));
  expect(faults).toEqual([]);
});
