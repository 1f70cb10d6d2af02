/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import type { Look } from "../look.ts";

declare global {
  interface Window {
    /** What has begun to move since it was last looked at. */
    begun?: Set<string>;
  }
}

/** Looks whether anything glides from one look to another although the reader wants it still. */
export async function lookForMotion(page: Page): Promise<Look> {
  await page.addInitScript(() =>
    addEventListener("transitionrun", ({ propertyName, target }) =>
      (window.begun ??= new Set()).add(`${(target as Element).tagName.toLowerCase()} in ${propertyName}`),
    ),
  );
  return {
    async atPage() {
      const begun = await page.evaluate(() => {
        const all = [...(window.begun ?? [])];
        delete window.begun;
        return all;
      });
      return begun.slice(0, 5).map((part) => `moves: ${part}`);
    },
  };
}
