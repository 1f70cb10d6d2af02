/**
 * `npm run pace`: how soon a tap is answered on a phone with a quarter of this machine's speed, first openings included, how
 * soon a payment by card and a message show in another person's browser, how smoothly 500 cards and a conversation scroll on that phone,
 * how soon a conversation of 100,000 messages is open, somebody is signed in and a decision about their identity is seen. Prints all and
 * exits 1 when a bound is missed. `RUNS` (5) walks, `PAYMENTS` (60) payments, `CARDS` (500) of a list, `MESSAGES` (60) and `PEOPLE` (30)
 * who enter; E2E_ORIGIN and E2E_DATA_DIR name a running stack, whose story gets the circles.
 */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { ensureBrowser } from "../e2e/ensureBrowser.ts";
import { asJourneysSeeIt } from "../e2e/stack.ts";
import { startStack } from "../e2e/startStack.ts";
import { median, quantile } from "./bench/statistics.ts";
import { accountJourneys } from "./pace/accountJourneys.ts";
import { enter } from "./pace/entering.ts";
import { type Answered, walk } from "./pace/interactions.ts";
import { placesOf } from "./pace/journeys.ts";
import { unpaidCircles, payments } from "./pace/payments.ts";
import { LISTS, scroll, tellOfCircles } from "./pace/scrolling.ts";
import { circleOf, fillTalk, openLongTalk, talk } from "./pace/talking.ts";

const RUNS = Number(process.env["RUNS"] ?? 5);
const PAYMENTS = Number(process.env["PAYMENTS"] ?? 60);
const CARDS = Number(process.env["CARDS"] ?? 500);
const MESSAGES = Number(process.env["MESSAGES"] ?? 60);
const PEOPLE = Number(process.env["PEOPLE"] ?? 30);
const PASSWORD = "savings-circle-demo-1";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

interface Bound {
  name: string;
  ms: number;
  most: number;
}

async function signedIn(
  browser: Browser,
  email: string | undefined,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "en-US", ...options });
  if (email === undefined) return context;
  const answer = await context.request.post("/auth/sign-in/email", { data: { email, password: PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} is not signed in: ${await answer.text()}`);
  return context;
}

/** The longest of each step over all walks. */
function longest(walks: readonly (readonly Answered[])[]): Record<string, number> {
  const table: Record<string, number> = {};
  for (const { ms, name } of walks.flat()) table[name] = Math.max(table[name] ?? 0, ms);
  return table;
}

/** Takes each step's median over all walks, and gives the longest. Other work of the machine makes single walks longer. */
const worstMiddle = (walks: readonly (readonly Answered[])[], steps: ReadonlySet<string>): number =>
  Math.max(...[...steps].map((step) => median(walks.flat().flatMap(({ ms, name }) => (name === step ? [ms] : [])))));

const stack = await startStack();
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ["--no-sandbox"] });
let bounds: Bound[] = [];
try {
  const at = { baseURL: stack.origin };
  const walks: Answered[][] = [];
  const places = await placesOf(asJourneysSeeIt(stack));
  for (let run = 0; run < RUNS; run++) {
    const signIn = (email?: string) => signedIn(browser, email, { ...at, ...PHONE });
    walks.push(await walk(signIn, stack.origin, places));
  }
  console.table(longest(walks));
  const taps = walks.flat().map(({ ms }) => ms);
  const ofAccounts = new Set(accountJourneys.flatMap(({ steps }) => steps.map(([name]) => name)));
  const accountTaps = walks.flat().flatMap(({ ms, name }) => (ofAccounts.has(name) ? [ms] : []));

  const unpaid = await unpaidCircles(asJourneysSeeIt(stack), PAYMENTS);
  const seen = await payments((email) => signedIn(browser, email, at), unpaid);

  await tellOfCircles(asJourneysSeeIt(stack).databaseUrl, CARDS);
  const scrolled: Bound[] = [];
  for (const list of LISTS) {
    const phone = await signedIn(browser, list.reader, { ...at, ...PHONE });
    const { cards, empty } = await scroll(phone, list, CARDS);
    console.table({ [`${list.name}, ${CARDS} cards`]: cards, "an empty page as long": empty });
    await phone.close();
    scrolled.push(
      {
        name: `${list.name}: frames that came late beyond an empty page's, of 100`,
        ms: 100 * (cards.late - empty.late),
        most: 1,
      },
      { name: `${list.name}: longest frame`, ms: cards.longest, most: 50 },
    );
  }

  const [writing, reading] = ["amina@example.com", "bruno@example.com"] as const;
  const circle = await circleOf(asJourneysSeeIt(stack), writing, reading);
  const said = await talk(await signedIn(browser, writing, at), await signedIn(browser, reading, at), circle, MESSAGES);
  await fillTalk(asJourneysSeeIt(stack), circle);
  const phone = await signedIn(browser, reading, { ...at, ...PHONE });
  const long = await openLongTalk(phone, circle);
  console.table({ [`a conversation, ${long.readBack} messages further back and forth`]: long.scrolled });
  await phone.close();

  const entered = await enter(asJourneysSeeIt(stack), () => signedIn(browser, undefined, at), PASSWORD, PEOPLE);

  bounds = [
    ...scrolled,
    { name: "message on another screen, 99 of 100", ms: quantile(said.other, 0.99), most: 120 },
    { name: "own message: pictures until it is there, worst", ms: Math.max(...said.ownFrames), most: 1 },
    { name: "conversation of 100,000: opened", ms: long.opened, most: 1000 },
    { name: "conversation of 100,000: longest frame", ms: long.scrolled.longest, most: 50 },
    { name: "sign-in answered, median", ms: quantile(entered.signIns, 0.5), most: 150 },
    { name: "decision about an identity seen, 99 of 100", ms: quantile(entered.decisions, 0.99), most: 1000 },
    { name: "tap, 95 of 100", ms: quantile(taps, 0.95), most: 120 },
    { name: "tap, worst", ms: Math.max(...taps), most: 200 },
    { name: "tap about one's own account, 95 of 100", ms: quantile(accountTaps, 0.95), most: 100 },
    { name: "tap about one's own account, worst in its middle walk", ms: worstMiddle(walks, ofAccounts), most: 100 },
    { name: "payment seen, median", ms: quantile(seen, 0.5), most: 250 },
    { name: "payment seen, 99 of 100", ms: quantile(seen, 0.99), most: 600 },
  ];
  console.table(bounds);
} finally {
  await browser.close();
  await stack.stop();
}
process.exit(bounds.length > 0 && bounds.every(({ ms, most }) => ms <= most) ? 0 : 1);
