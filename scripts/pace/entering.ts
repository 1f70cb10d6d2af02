import type { BrowserContext } from "@playwright/test";
import type { Stack } from "../../e2e/stack.ts";
import { tellStory } from "../../e2e/story.ts";
import { press, whenSeen } from "./moments.ts";

/** Milliseconds for each person. */
interface Entered {
  /** From asking to be signed in, with the right password, to the answer. */
  signIns: number[];
  /** From the provider's decision about an identity to the page that waits for it. */
  decisions: number[];
}

/** Lets so many people, who are told of first, sign in and prove who they are, one after the other. */
export async function enter(
  { databaseUrl }: Stack,
  visit: () => Promise<BrowserContext>,
  password: string,
  count: number,
): Promise<Entered> {
  await tellStory(
    databaseUrl,
    `SELECT demo.person('pace' || n, 'Pace Setter', 'Bronx, NY', interval '50 minutes', verified => false) FROM generate_series(1, ${count}) n`,
  );
  const entered: Entered = { signIns: [], decisions: [] };
  for (let nth = 1; nth <= count; nth += 1) {
    const context = await visit();
    const data = { email: `pace${nth}@example.com`, password };
    const asked = performance.now();
    const answer = await context.request.post("/auth/sign-in/email", { data });
    if (!answer.ok()) throw new Error(`${data.email} is not let in: ${await answer.text()}`);
    entered.signIns.push(performance.now() - asked);
    entered.decisions.push(await prove(context));
    await context.close();
  }
  return entered;
}

/** The identity check at the provider's page, in its own window. */
async function prove(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.goto("/identity-verification", { waitUntil: "networkidle" });
  await page.getByRole("checkbox").check();
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Start Identity Verification" }).click();
  const provider = await opened;
  const seen = page.evaluate(whenSeen(`/Verification Complete!/.test(document.body.textContent)`)) as Promise<number>;
  // When the provider's side fails, that is the failure to tell.
  seen.catch(() => undefined);
  const decided = await press(provider.getByRole("button", { name: "Approve" }));
  return (await seen) - decided;
}
