import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext } from "@playwright/test";
import type { Stack } from "../../e2e/stack.ts";
import { CARDS } from "../../e2e/steps/payment.ts";
import { tellStory } from "../../e2e/story.ts";

/** Resolves with the moment when the page no longer says that the payer's contribution is still to come. */
const SEEN = `new Promise((seen) => {
  const isPaid = () => !/still to come/.test(document.getElementById("content").textContent);
  const look = () => isPaid() && seen(Date.now());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
})`;

const UNPAID = `SELECT url_slug AS slug FROM groups g WHERE name LIKE 'Pace %'
  AND EXISTS (SELECT FROM board b WHERE b.group_id = g.group_id AND b.state = 'due') ORDER BY name LIMIT $1`;

/** The pages of circles in which Grace is the last one to pay and Bruno looks; they are added where there are too few. */
export async function unpaidCircles(stack: Stack, count: number): Promise<string[]> {
  const find = async () => (await stack.look<{ slug: string }>(UNPAID, [count])).map(({ slug }) => `/g/${slug}`);
  const there = await find();
  if (there.length === count) return there;
  const story = readFileSync(path.join(import.meta.dirname, "circles.sql"), "utf8");
  await tellStory(stack.databaseUrl, story.replaceAll(":count", String(count)));
  return find();
}

/**
 * Pays one contribution after the other by card, as a person does, while another person has the circle's page open.
 * @returns for each how long after the press on Pay at the provider's page the other page showed it, milliseconds
 */
export async function payments(
  payer: BrowserContext,
  watcher: BrowserContext,
  pages: readonly string[],
): Promise<number[]> {
  const [paying, watching] = [await payer.newPage(), await watcher.newPage()];
  const took: number[] = [];
  for (const at of pages) {
    await watching.goto(at, { waitUntil: "networkidle" });
    // The words beside the ring are for ears where the ring is there to be seen.
    await watching
      .getByText(/still to come/)
      .first()
      .waitFor({ state: "attached" });
    const seen = watching.evaluate(SEEN) as Promise<number>;
    // When the payer's side fails, that is the failure to tell.
    seen.catch(() => undefined);
    await paying.goto(at);
    await paying.getByRole("button", { name: /^Pay \$/ }).click();
    await paying.getByLabel("Card number").fill(CARDS.good);
    await paying.getByLabel(/Expiration/).fill("12 / 34");
    await paying.getByLabel("CVC").fill("123");
    await paying.getByLabel("Name on card").fill("Somebody");
    // Pressed by the page itself, so that the moment is known and the tool's way to the button does not count.
    const pressed = await paying
      .getByRole("button", { name: /^Pay \$/ })
      .evaluate((button) => (setTimeout(() => (button as unknown as { click(): void }).click(), 20), Date.now() + 20));
    took.push((await seen) - pressed);
  }
  return took;
}
