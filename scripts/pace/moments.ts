import type { Locator } from "@playwright/test";

/** A script of the page that waits until a condition holds. It looks at each change, and gives the moment in milliseconds since 1970. */
export const whenSeen = (condition: string): string => `new Promise((seen) => {
  const look = () => (${condition}) && seen(Date.now());
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
})`;

/**
 * A script of the page that runs `then` once the next picture is drawn. A timer would be kept back for up to 8 ms, and what else came
 * in that time would be counted.
 */
export const oncePainted = (then: string): string => `requestAnimationFrame(() => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { port1.close(); ${then}; };
  port2.postMessage(null);
})`;

/**
 * Presses a button. The page does it itself, because the time that Playwright needs to reach the button must not count.
 * @returns the moment, in milliseconds since 1970
 */
export const press = (button: Locator): Promise<number> =>
  button.evaluate(
    (element) => (setTimeout(() => (element as unknown as { click(): void }).click(), 20), Date.now() + 20),
  );
