import type { Page } from "@playwright/test";

/** Runs in the page: checks every frame until the page is ready. */
const READY = `new Promise((done) => {
  const look = () =>
    document.querySelector("h1, h2")?.checkVisibility() && !document.querySelector("[aria-busy=true]")
      ? done()
      : requestAnimationFrame(look);
  look();
})`;

/**
 * Opens a page and waits until it has a heading and nothing on it is busy. It checks every frame, because a failed
 * assertion of Playwright tries again only half a second later.
 */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(READY);
}
