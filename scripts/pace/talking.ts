import { randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import pg from "pg";
import type { Stack } from "../../e2e/stack.ts";
import { oncePainted } from "./moments.ts";
import { flick, framesOf, type Scrolled } from "./scrolling.ts";

/** From one message to the next: nobody may say more than twenty things in a minute (D185). */
const NOT_SOONER_MS = 3100;
const LONG = 100_000;
/** A thumb's way over a phone, and how often it goes it back and how often forth again. */
const FLICK_PX = 520;
const FLICKS = 40;

/** How soon what one person says is there, milliseconds for each message. */
export interface Said {
  /** From Enter to the next picture in another person's browser. */
  other: number[];
  /** Pictures from Enter until the sender's own shows it: 1 is the very next. */
  ownFrames: number[];
}

/** Resolves with the moment after the first picture that shows the words. */
const seen = (words: string) => `new Promise((done) => {
  const isThere = () => document.querySelector('[role="log"]').textContent.includes(${JSON.stringify(words)});
  const look = () => isThere() && ${oncePainted("done(Date.now())")};
  new MutationObserver(look).observe(document.querySelector('[role="log"]'), { subtree: true, childList: true, characterData: true });
  look();
})`;
/** Counts pictures from the next Enter until the words are there. */
const counted = (words: string) => `new Promise((done) => {
  addEventListener("keydown", ({ key }) => {
    if (key !== "Enter") return;
    const at = Date.now();
    let frames = 0;
    requestAnimationFrame(function look() {
      frames += 1;
      const isThere = document.querySelector('[role="log"]').textContent.includes(${JSON.stringify(words)});
      if (isThere) done({ at, frames }); else requestAnimationFrame(look);
    });
  }, { capture: true, once: true });
})`;

/** The moment after the first picture with a message, in milliseconds since the page began to come. */
const openedAt = `globalThis.openedAt = new Promise((done) =>
  new MutationObserver((_, looking) => {
    if (!document.querySelector("[data-number]")) return;
    looking.disconnect();
    ${oncePainted("done(performance.now())")};
  }).observe(document, { subtree: true, childList: true }),
)`;

const chatOf = (circle: string): string => `/messages?tab=chat&groupId=${circle}`;

/** Says so many things in a circle while another member has the conversation open. */
export async function talk(
  writing: BrowserContext,
  reading: BrowserContext,
  circle: string,
  count: number,
): Promise<Said> {
  const [writer, reader] = [await writing.newPage(), await reading.newPage()];
  for (const page of [writer, reader]) {
    await page.goto(chatOf(circle), { waitUntil: "networkidle" });
    await page.getByRole("log").waitFor();
  }
  const said: Said = { other: [], ownFrames: [] };
  for (let nth = 0; nth < count; nth += 1) {
    const turn = new Promise((done) => setTimeout(done, NOT_SOONER_MS));
    const words = `Said to be measured ${randomUUID()}`;
    await writer.getByRole("textbox", { name: "Message" }).fill(words);
    // Both look before the key is pressed.
    await writer.evaluate(`void (globalThis.measured = ${counted(words)})`);
    await reader.evaluate(`void (globalThis.measured = ${seen(words)})`);
    await writer.keyboard.press("Enter");
    const { at, frames } = (await writer.evaluate("measured")) as { at: number; frames: number };
    said.ownFrames.push(frames);
    said.other.push(((await reader.evaluate("measured")) as number) - at);
    await turn;
  }
  await writer.close();
  await reader.close();
  return said;
}

/** A circle of two of these people, by their addresses. */
export async function circleOf(stack: Stack, one: string, other: string): Promise<string> {
  const [found] = await stack.look<{ group_id: string }>(
    `SELECT m.group_id FROM group_members m JOIN user_profiles u USING (user_id) JOIN group_members n USING (group_id)
       JOIN user_profiles v ON v.user_id = n.user_id JOIN groups g USING (group_id)
     WHERE u.email = $1 AND v.email = $2 AND m.status = 'active' AND n.status = 'active' AND g.status = 'started' ORDER BY g.created_at LIMIT 1`,
    [one, other],
  );
  return found!.group_id;
}

/** Lets 100,000 messages have been said in a circle, as the triggers would have written them. */
export async function fillTalk({ databaseUrl }: Stack, circle: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    await client.query(
      `with c as (select chat_id, last_number from chats where chat_id = $1), m as (
         insert into messages (chat_id, number, sender_id, message, created_at)
         select c.chat_id, c.last_number + n, (array(select user_id from group_members where group_id = $1 and status = 'active'))[1 + n % 3],
           'Word ' || n || ' of a long talk, ' || repeat('about as long as people write ', 1 + n % 4), app_now() - (${LONG} - n) * interval '1 minute'
         from c, generate_series(1, ${LONG}) n returning chat_id, number, message_id, sender_id)
       insert into chat_changes (chat_id, number, kind, message_id, user_id) select chat_id, number, 'said', message_id, sender_id from m`,
      [circle],
    );
    await client.query(`update chats set last_number = last_number + ${LONG} where chat_id = $1`, [circle]);
    await client.query(
      "update chat_user_states s set delivered_number = c.last_number, read_number = c.last_number, unread = 0, last_number = c.last_number from chats c where c.chat_id = s.chat_id and s.chat_id = $1",
      [circle],
    );
    await client.query("commit");
    // Said in months, they would have been vacuumed and written out long ago; now it would be done beside what is measured.
    for (const upkeep of ["vacuum analyze messages", "vacuum analyze chat_changes", "checkpoint"])
      await client.query(upkeep);
  } finally {
    await client.end();
  }
}

/**
 * Opens a long conversation in a browser that has nothing of it yet, then scrolls back in it with a finger, page by page, and to its end again.
 * @returns milliseconds until its newest messages are painted, and how it moved
 */
export async function openLongTalk(
  context: BrowserContext,
  circle: string,
): Promise<{ opened: number; scrolled: Scrolled; readBack: number }> {
  const page = await context.newPage();
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  // By the page's own clock: whoever asks it from outside waits for what it does after that picture.
  await page.addInitScript(openedAt);
  await page.goto(chatOf(circle));
  await page.locator("[data-number]").first().waitFor();
  const opened = (await page.evaluate("openedAt")) as number;
  await page.waitForLoadState("networkidle");
  // A locator of Playwright would cost the slow phone a long frame.
  const firstShown = async () => Number(await page.evaluate(`document.querySelector("[data-number]").dataset.number`));
  const newest = await firstShown();
  let oldest = newest;
  const scrolled = await framesOf(page, async (session) => {
    for (let nth = 0; nth < FLICKS; nth += 1) await flick(session, FLICK_PX);
    oldest = await firstShown();
    for (let nth = 0; nth < FLICKS; nth += 1) await flick(session, -FLICK_PX);
  });
  await page.close();
  return { opened, scrolled, readBack: newest - oldest };
}
