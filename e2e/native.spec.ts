import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

interface Heard {
  asked: string[];
  listeners: Record<string, (told: object) => void>;
}

/** What the wrapper of the app on an iPhone puts on the window before the page begins. */
function putWrapper(): void {
  const heard: Heard = { asked: [], listeners: {} };
  const addListener = (event: string, listener: (told: object) => void) => {
    heard.listeners[event] = listener;
    return { remove: () => {} };
  };
  const hide = () => Promise.resolve(heard.asked.push("hide"));
  const Plugins = { App: { addListener }, PushNotifications: { addListener }, SplashScreen: { hide } };
  Object.assign(window, {
    heard,
    Capacitor: {
      Plugins,
      isNativePlatform: () => true,
      getPlatform: () => "ios",
      isPluginAvailable: (name: string) => name in Plugins,
    },
  });
}

const heardBy = (page: Page) =>
  page.evaluate(() => {
    const { heard } = window as unknown as { heard: Heard };
    return { asked: heard.asked, events: Object.keys(heard.listeners) };
  });

/** As the wrapper tells the page of something. */
const tell = (page: Page, event: string, told: object) =>
  page.evaluate(([event, told]) => (window as unknown as { heard: Heard }).heard.listeners[event]!(told), [
    event,
    told,
  ] as const);

test("the app on an iPhone shows Apple's button, follows links and taps to places of ours alone, and takes its splash away (D162)", async ({
  openBrowser,
}) => {
  const page = await openBrowser();
  await page.addInitScript(putWrapper);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue with Apple" })).toBeVisible();
  await expect
    .poll(() => heardBy(page))
    .toEqual({
      asked: ["hide"],
      events: ["appUrlOpen", "pushNotificationActionPerformed", "pushNotificationReceived"],
    });
  const origin = new URL(page.url()).origin;
  const begun = await page.evaluate(() => performance.timeOrigin);

  const leads = async (event: string, told: object, path: string) => {
    await page.evaluate(() => history.replaceState(null, "", "/terms?before"));
    await tell(page, event, told);
    await expect.poll(() => page.url(), JSON.stringify(told)).toBe(origin + path);
  };
  const toDashboard = "/login?next=%2Fdashboard";
  await leads("appUrlOpen", { url: "circle://payment-cancel" }, "/payment-cancel");
  await leads("appUrlOpen", { url: `${origin}/faq?q=pot` }, "/faq?q=pot");
  await leads("appUrlOpen", { url: "https://evil.example/faq" }, toDashboard);
  await leads("appUrlOpen", { url: `${origin}//evil.example/faq` }, toDashboard);
  await leads("appUrlOpen", { url: `${origin}/no/such/page` }, toDashboard);
  await leads("appUrlOpen", { url: "circle://settings" }, toDashboard);
  const tapped = (url: string) => ({ actionId: "tap", notification: { data: { url } } });
  await leads("pushNotificationActionPerformed", tapped("/groups/no-such-group"), "/groups/no-such-group");
  await leads("pushNotificationActionPerformed", tapped("//evil.example"), toDashboard);
  // All of it in one page: nothing was left.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(begun);
});
