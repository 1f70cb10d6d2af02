import { vi } from "vitest";

/** The address at the browser's maker that a subscription gets unless another is given. */
export const ADDRESS = "https://fcm.googleapis.com/fcm/send/phone";
/** A key of the service, and its bytes. */
export const KEY = "BAAE";
const keyBytes = Uint8Array.from([4, 0, 4]).buffer;

/** The browser's side of pushes: what it holds, and what a person answers when it asks. */
export function playBrowser() {
  const browser = {
    held: null as { endpoint: string; unsubscribe: () => Promise<boolean> } | null,
    answered: "granted" as NotificationPermission,
    /** The browser subscribes at this address from now on. */
    address: ADDRESS,
    hold(
      endpoint: string = browser.address,
      applicationServerKey: ArrayBuffer = keyBytes,
    ): {
      unsubscribe: () => Promise<boolean>;
    } {
      const unsubscribe = vi.fn(() => {
        browser.held = null;
        return Promise.resolve(true);
      });
      const subscription = {
        endpoint,
        options: { applicationServerKey },
        unsubscribe,
        toJSON: () => ({ endpoint, keys: { p256dh: "BKey==", auth: "secret=" } }),
      };
      browser.held = subscription;
      return subscription;
    },
    subscribe: vi.fn((_options?: PushSubscriptionOptionsInit): Promise<object> => Promise.resolve(browser.hold())),
  };
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(browser.held), subscribe: browser.subscribe },
  };
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", {
    permission: "default",
    requestPermission: () => Promise.resolve(browser.answered),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve(registration),
      register: vi.fn(() => Promise.resolve(registration)),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return browser;
}

export function endBrowser(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  localStorage.clear();
}
