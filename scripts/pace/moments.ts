import type { Locator } from "@playwright/test";

/** A script of the page that waits until a condition holds. It looks at each change, and gives the moment in milliseconds since 1970. */
export const whenSeen = (condition: string): string => `new Promise((seen) => {
  const look = () => (${condition}) && seen(Date.now());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
})`;

/**
 * Presses a button. The page does it itself, because the time that Playwright needs to reach the button must not count.
 * @returns the moment, in milliseconds since 1970
 */
export const press = (button: Locator): Promise<number> =>
  button.evaluate(
    (element) => (setTimeout(() => (element as unknown as { click(): void }).click(), 20), Date.now() + 20),
  );
