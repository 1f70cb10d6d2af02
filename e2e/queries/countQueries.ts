import type { Page, Request } from "@playwright/test";
import { readReleasedDocuments } from "../../web/releasedDocuments.ts";
import type { Look } from "../look.ts";

const { texts } = readReleasedDocuments();
/** What a document is and is called: "query DashboardScreenQuery". */
const nameOf = (body: string): string =>
  /^\w+ \w+/.exec(texts[(JSON.parse(body) as { id: string }).id] ?? "")?.[0] ?? body;

/** Whoever is signed in has a name, a badge and notices around every page. */
const AROUND = "query MemberLayoutQuery";
const HOME = /^\/(?:dashboard)?(?:\?|$)/;
const CIRCLE = /^\/(?:g|groups)\/[^/]+$/;
const TALK = /^\/messages(?:\?|$)/;
const ALERTS = /^\/messages\?tab=notifications/;
const OPEN_TALK = /^\/messages\?tab=chat&/;
/**
 * What is asked beside a screen's own query: only on the pages of `at`, and by the part of them that is told here. None can stand
 * in the page's query without being planned and run for everybody who opens such a page, because what decides whether it is
 * wanted (a status, a vote, a due date, a role) is known only with the page's answer; each is asked after the first picture, so
 * the page shows itself no later for it.
 */
const BESIDE: Readonly<Record<string, { at: RegExp; by: string }>> = {
  "query RestartSectionQuery": {
    at: CIRCLE,
    by: "a circle that completed its cycle, in which a vote is held or may be: its terms and tally are none of a running one's",
  },
  "query OrganizerPanelsQuery": {
    at: CIRCLE,
    by: "what waits for an organizer: the page's own query has the role of a member, which may not read it",
  },
  "query CircleVotesQuery": {
    at: CIRCLE,
    by: "a circle that has voted about a member, as few ever do, with its ballots",
  },
  "query AskCircleQuery": {
    at: new RegExp(`${HOME.source}|${CIRCLE.source}`),
    by: "a contribution past its due date: whether the circle may be asked for days looks through its votes",
  },
  "query facesQuery": { at: TALK, by: "whoever said something, once a person on whichever list they stand" },
  "query AlertsTabQuery": {
    at: ALERTS,
    by: "the alerts, with what is due and what happened, which the other tabs do not read",
  },
  "mutation useSeenJoinsMutation": { at: ALERTS, by: "the count of who came, which is seen there" },
  "query messagePageQuery": { at: OPEN_TALK, by: "what was said in the conversation that is open" },
  "query OwnSupportQuery": { at: /^\/support/, by: "one's own tickets: the page itself is for visitors too" },
  "query TicketViewQuery": { at: /^\/support\?ticket=/, by: "the ticket that is open, with its answers" },
  "query EventsSectionQuery": {
    at: /^\/settings\?tab=security/,
    by: "the newest events, read again every half minute",
  },
  "query DeviceListQuery": {
    at: /^\/settings\?tab=notifications/,
    by: "the devices that ring, which one tab of six shows",
  },
  "mutation useStoredTimeZoneMutation": { at: /^/, by: "whoever comes from another time zone than the last time" },
  "mutation useDeliveredMarksMutation": {
    at: /^/,
    by: "the others, who see on whichever page that their words have come",
  },
  "mutation sendingsMarkMutation": { at: OPEN_TALK, by: "the others, who see that they are read" },
};

/** In the page: it has drawn what it has, and nothing more to do. */
const IDLE = `new Promise((done) => {
  const rest = () => requestIdleCallback(done, { timeout: 500 });
  requestAnimationFrame(rest);
  setTimeout(rest, 2000);
})`;

/** How long an answer may be on its way, on a machine that is busy with others. */
const ANSWERED_WITHIN_MS = 15_000;

/** Counts what each screen asks: one query, and what is known to be asked beside it. */
export function countQueries(page: Page): Look {
  let asked: string[] = [];
  let refused: string[] = [];
  let begun = 0;
  const onTheWay = new Set<Request>();
  let lastHasCome = () => {};
  const ended = (request: Request) => {
    onTheWay.delete(request);
    if (onTheWay.size === 0) lastHasCome();
  };
  page.on("request", (request) => {
    begun += 1;
    onTheWay.add(request);
    if (request.url().endsWith("/v1beta1/relay") && request.method() === "POST")
      asked.push(nameOf(request.postData() ?? ""));
  });
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  page.on("response", (answer) => {
    if (answer.status() === 429) refused.push(`refused, ${answer.url()}`);
  });
  const allToCome = () =>
    new Promise<void>((come, fail) => {
      const late = setTimeout(() => {
        fail(new Error(`not answered: ${[...onTheWay].map((request) => request.url()).join(", ")}`));
      }, ANSWERED_WITHIN_MS);
      lastHasCome = () => {
        clearTimeout(late);
        come();
      };
    });
  /** Until the page fetches nothing more: with an answer comes what is asked after it, and with a script what that part asks. */
  const quiet = async () => {
    let before: number;
    do {
      before = begun;
      if (onTheWay.size > 0) await allToCome();
      await page.evaluate(IDLE);
    } while (begun > before);
  };
  return {
    async beforeLeaving() {
      // What a part of the last page still asks for is not the next one's.
      if (page.url() !== "about:blank") await quiet();
      [asked, refused] = [[], []];
    },
    async atPage(address) {
      await quiet();
      // What is read again because time has passed or the line was gone is no further query of the screen.
      const own = new Set(asked.filter((name) => name !== AROUND && !BESIDE[name]?.at.test(address)));
      const isLedOn = new URL(page.url()).pathname !== address.replace(/\?.*/, "");
      return [...refused, ...(own.size > (isLedOn ? 2 : 1) ? [`asks ${asked.join(", ")}`] : [])];
    },
  };
}
