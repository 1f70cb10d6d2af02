/** Fetches the scripts of pages before somebody opens them. */
import { storedAppearance } from "../theme/appearance.ts";
import { afterFirstPicture } from "./firstPicture.ts";
import { preloadNextPage } from "./preload.ts";

/** By then the page that was asked for is shown, also on a slow line. */
const settledMs = 3000;

/** The two pages that nearly everybody opens next. Every circle's page is made of the same scripts. */
const mainPages = ["/dashboard", "/g/any"];

interface Line {
  saveData?: boolean;
}

/** Somebody who saves data, or whose device is to do as little as can be (D173). */
export const isSparing = (): boolean =>
  storedAppearance().performance === true || (navigator as { connection?: Line }).connection?.saveData === true;

/** The other pages that can be read without a connection (D227): without their code there is nothing to read them with. */
const readablePages = ["/groups", "/messages", "/payment-schedule", "/profile"];

function fetchWhenIdle(pages: readonly string[], also: () => unknown = () => {}): void {
  const whenIdle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 0));
  setTimeout(async () => {
    if (isSparing()) return;
    await afterFirstPicture();
    whenIdle(() => {
      for (const page of pages) preloadNextPage(page, "low");
      also();
    });
  }, settledMs);
}

/** Fetches the main pages when nothing else is going on; not for people who save data, or in performance mode. */
export const preloadWhenIdle = (): void => fetchWhenIdle(mainPages);

/**
 * The same for the pages of a member that stay readable offline.
 * @param fetchTexts fetches what they say and the first pages do not
 */
export const preloadReadablePages = (fetchTexts: () => unknown): void => fetchWhenIdle(readablePages, fetchTexts);

/** Fetches a page as soon as a finger, a pointer or the focus is on a link to it. */
export function preloadOnIntent(): void {
  const handle = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link && link.origin === location.origin) preloadNextPage(link.pathname);
  };
  for (const sign of ["pointerover", "touchstart", "focusin"]) addEventListener(sign, handle, { passive: true });
}
