import type { Locator } from "@playwright/test";

/** Script of a page: waits until a condition holds, looking at each change, and gives the moment. */
export const whenSeen = (condition: string): string => `new Promise((seen) => {
  const look = () => (${condition}) && seen(Date.now());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
})`;

/**
 * Presses a button and gives the moment. The page presses it itself, so that the moment is known and Playwright's way to the
 * button does not count.
 */
export const press = (button: Locator): Promise<number> =>
  button.evaluate(
    (element) => (setTimeout(() => (element as unknown as { click(): void }).click(), 20), Date.now() + 20),
  );
