import type { Page } from "@playwright/test";

/** In the page: it has a heading, nothing on it is busy, and no grey shape keeps the place of a part that is still to come. */
const READY = `document.querySelector("h1, h2")?.checkVisibility() && !document.querySelector("[aria-busy=true], .skeleton")`;

/** In the page: where it stands and what it waits for, for whoever reads why a test failed. */
const WHAT_IS_THERE = `[
  location.pathname,
  document.title,
  ...[...document.querySelectorAll("[aria-busy=true], .skeleton")].map((busy) => busy.outerHTML.slice(0, 200)),
  document.body.innerText.slice(0, 600),
].join("\\n")`;

/**
 * In the page: the next frame. A browser without a window may leave a page without frames for good, which a test must not
 * wait for.
 */
const FRAME = `new Promise((done) => {
  requestAnimationFrame(done);
  setTimeout(done, 2000);
})`;

/** Checks every frame, because a failed assertion of Playwright tries again only half a second later. */
const wait = (page: Page, condition: string) =>
  page.evaluate(`new Promise((done, fail) => {
    setTimeout(() => fail(new Error("the page is not ready after 30 seconds: " + ${WHAT_IS_THERE})), 30_000);
    const look = () => (${condition}) ? done() : ${FRAME}.then(look);
    look();
  })`);

/** Opens a page and waits until it is ready. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wait(page, READY);
}

/**
 * Goes on to another page inside the running app, as a link does: without loading the program again, which is most of
 * the work of a page. The title tells when the other page is there, so two pages in succession need different titles; a
 * page under the same path is loaded.
 */
export async function goOn(page: Page, address: string): Promise<void> {
  const [from, to] = [page.url(), address].map((place) => URL.parse(place, "http://app")!.pathname);
  if (page.url() === "about:blank" || from === to) return openReady(page, address);
  const title = JSON.stringify(await page.title());
  const there = JSON.stringify(address);
  await page.evaluate(`history.pushState(null, "", ${there}); dispatchEvent(new PopStateEvent("popstate"));`);
  await wait(page, `document.title !== ${title} && ${READY}`);
}

/** In the page: two frames in succession have no animation that ends, since a colour that is inherited starts to change late. */
const AT_REST = `(async () => {
  const frame = () => ${FRAME};
  const isMoving = (animation) => animation.effect.getComputedTiming().endTime !== Infinity;
  for (let still = 0; still < 2; ) {
    await frame();
    const moving = document.getAnimations().filter(isMoving);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    still = moving.length === 0 ? still + 1 : 0;
  }
})()`;

/** Waits until all fonts are there and nothing moves any more. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.evaluate(AT_REST);
}

/** In the page: each part that is drawn only near the screen is drawn where it is, as contained as before. */
const DRAWN = `(() => {
  // By the rules that say so: to ask every element for its style takes as long as all the rest.
  const selectorsIn = (rules) =>
    [...rules].flatMap((rule) => [
      ...(rule.style?.contentVisibility === "auto" ? [rule.selectorText] : []),
      ...selectorsIn(rule.cssRules ?? []),
    ]);
  const selectors = [...document.styleSheets, ...document.adoptedStyleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules));
  if (selectors.length === 0) return;
  for (const { style } of document.querySelectorAll(selectors.join(", "))) {
    style.contentVisibility = "visible";
    style.contain = "layout style paint";
  }
})()`;

/**
 * Draws the cards far down a page, as they are when somebody comes to them: until then their size is guessed and their
 * colours are those of the last theme.
 */
export const drawAll = (page: Page): Promise<unknown> => page.evaluate(DRAWN);

/** What lies over a page. */
export const OVER_THE_PAGE = "dialog[open], [role=menu], [role=dialog]";
/** In the page: how many of them lie over each other. */
const COVERS = `[...document.querySelectorAll("${OVER_THE_PAGE}")].filter((over) => over.checkVisibility()).length`;

/** Closes all that lies over the page, and waits until it is gone: only then the focus is back, and with it what a focus asks for. */
export async function closeAll(page: Page): Promise<void> {
  let covers = await page.evaluate<number>(COVERS);
  do {
    await page.keyboard.press("Escape");
    await wait(page, `${COVERS} < ${Math.max(covers, 1)}`);
    covers = await page.evaluate<number>(COVERS);
  } while (covers > 0);
}

/** Messages that pass by themselves stand over the header for as long, or in a dialog. */
export async function closeToasts(page: Page): Promise<void> {
  const close = page.locator("[data-toast] > button").last();
  while ((await close.count()) > 0) await close.click();
}
