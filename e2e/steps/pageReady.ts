import type { Page } from "@playwright/test";

/** Runs in the page, at every frame until it is so. */
const READY = `new Promise((done) => {
  const look = () =>
    document.querySelector("h1, h2")?.checkVisibility() && !document.querySelector("[aria-busy=true]")
      ? done()
      : requestAnimationFrame(look);
  look();
})`;

/**
 * Opens a page and waits until it has a heading and nothing on it is busy. It looks at
 * every frame, because an assertion that is refused at first looks again only half a second later.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(READY);
}
