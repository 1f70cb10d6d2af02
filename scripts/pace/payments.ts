import { readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import type { Stack } from "../../e2e/stack.ts";
import { CARDS } from "../../e2e/steps/payment.ts";
import { tellStory } from "../../e2e/story.ts";
import { press, whenSeen } from "./moments.ts";

/** The page no longer says that the payer's contribution is still to come. */
const IS_PAID = `!/still to come/.test(document.getElementById("content").textContent)`;

/** They read English, and pay and look in turn: the payments and requests of a person are counted by the minute. */
const PAYERS = ["daniel", "esther", "farid", "grace", "hiroshi", "jamal", "kavya", "samuel"];
/** From one payment to the next. */
const NOT_SOONER_MS = 2500;
const WATCHERS = ["amina@example.com", "bruno@example.com"];

/** A circle's page, and the address of the last one there who has to pay. */
export interface Unpaid {
  page: string;
  payer: string;
}

const UNPAID = `SELECT '/g/' || url_slug AS page, u.email AS payer
  FROM groups g JOIN board b USING (group_id) JOIN user_profiles u USING (user_id)
  WHERE g.name LIKE 'Pace %' AND b.state = 'due' ORDER BY g.name LIMIT $1`;

/** Circles in which one is left to pay and the others look; they are added where there are too few. */
export async function unpaidCircles(stack: Stack, count: number): Promise<Unpaid[]> {
  const find = () => stack.look<Unpaid>(UNPAID, [count]);
  const there = await find();
  if (there.length === count) return there;
  const payers = `ARRAY[${PAYERS.map((name) => `'${name}'`).join()}]`;
  const story = readFileSync(path.join(import.meta.dirname, "circles.sql"), "utf8");
  await tellStory(stack.databaseUrl, story.replaceAll(":count", String(count)).replaceAll(":payers", payers));
  return find();
}

/**
 * Pays one contribution after the other by card, as a person does, while another person has the circle's page open.
 * @returns for each how long after the press on Pay at the provider's page the other page showed it, milliseconds
 */
export async function payments(
  signIn: (email: string) => Promise<BrowserContext>,
  unpaid: readonly Unpaid[],
): Promise<number[]> {
  const pages = new Map<string, Page>();
  const pageOf = async (email: string) => {
    const page = pages.get(email) ?? (await (await signIn(email)).newPage());
    pages.set(email, page);
    return page;
  };
  const took: number[] = [];
  for (const [nth, { page: at, payer }] of unpaid.entries()) {
    const turn = new Promise((done) => setTimeout(done, NOT_SOONER_MS));
    const watching = await pageOf(WATCHERS[nth % WATCHERS.length]!);
    const paying = await pageOf(payer);
    await watching.goto(at, { waitUntil: "networkidle" });
    // The words beside the ring are for ears where the ring is there to be seen.
    await watching
      .getByText(/still to come/)
      .first()
      .waitFor({ state: "attached" });
    const seen = watching.evaluate(whenSeen(IS_PAID)) as Promise<number>;
    // When the payer's side fails, that is the failure to tell.
    seen.catch(() => undefined);
    await paying.goto(at);
    await paying.getByRole("button", { name: /^Pay \$/ }).click();
    await paying.getByLabel("Card number").fill(CARDS.good);
    await paying.getByLabel(/Expiration/).fill("12 / 34");
    await paying.getByLabel("CVC").fill("123");
    await paying.getByLabel("Name on card").fill("Somebody");
    const pressed = await press(paying.getByRole("button", { name: /^Pay \$/ }));
    took.push((await seen) - pressed);
    await turn;
  }
  return took;
}
