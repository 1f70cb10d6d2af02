import { type CDPSession, expect, type Page } from "@playwright/test";
import type { Stack } from "../stack.ts";

interface Arrived {
  text: string | null;
}

/** A browser whose subscription is that of a device of the local push service. */
export interface PushedDevice {
  /** What the device was sent, newest first, as it reads it. */
  arrived(): Promise<string[]>;
  /** Hands a push to the page's own service worker, as the push service of a maker would. */
  deliver(text: string): Promise<void>;
}

/**
 * A browser without the internet cannot subscribe at its maker, so the page subscribes at the local push service: with real
 * keys, to which the product encrypts. What arrives there is given to the service worker through the DevTools protocol.
 */
export async function asDevice(page: Page, stack: Stack, name: string): Promise<PushedDevice> {
  const context = page.context();
  await context.grantPermissions(["notifications"], { origin: stack.origin });
  const subscription: unknown = await (await fetch(`${stack.lockScreens}/api/devices/${name}`)).json();
  await context.addInitScript((given) => {
    const KEPT = "a subscription of the test";
    const held = () =>
      localStorage.getItem(KEPT) === null
        ? null
        : {
            ...(given as object),
            options: { applicationServerKey: null },
            toJSON: () => given,
            unsubscribe: () => {
              localStorage.removeItem(KEPT);
              return Promise.resolve(true);
            },
          };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(held()),
      subscribe: () => {
        localStorage.setItem(KEPT, "held");
        return Promise.resolve(held());
      },
    });
  }, subscription);
  return {
    async arrived() {
      const pushes = (await (await fetch(`${stack.lockScreens}/api/pushes?device=${name}`)).json()) as Arrived[];
      return pushes.flatMap(({ text }) => text ?? []);
    },
    async deliver(data) {
      const browser = await context.newCDPSession(page);
      const registrationId = await registrationOf(browser, stack.origin);
      // The session ends with the page: one that ends at once takes one push of fourteen with it.
      await browser.send("ServiceWorker.deliverPushMessage", { origin: stack.origin, registrationId, data });
    },
  };
}

async function registrationOf(browser: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  return found;
}

/** What this device shows of us, as titles and words. */
export const shownOn = (page: Page): Promise<{ title: string; body: string }[]> =>
  page.evaluate(async () => {
    const { ready } = navigator.serviceWorker;
    return (await (await ready).getNotifications()).map(({ body, title }) => ({ body, title }));
  });

/** Taps the newest notification, and tells which address it opens; nothing but a person may make a browser open a window. */
export async function tap(page: Page): Promise<string> {
  const worker = page.context().serviceWorkers().at(-1);
  expect(worker).toBeDefined();
  return worker!.evaluate(async () => {
    const here = globalThis as unknown as {
      clients: { openWindow: unknown };
      registration: ServiceWorkerRegistration;
      NotificationEvent: new (name: string, init: object) => Event;
      dispatchEvent(event: Event): boolean;
    };
    const notification = (await here.registration.getNotifications()).at(-1);
    return new Promise<string>((resolve) => {
      here.clients.openWindow = (address: string) => {
        resolve(address);
        return Promise.resolve(null);
      };
      here.dispatchEvent(new here.NotificationEvent("notificationclick", { notification }));
    });
  });
}
