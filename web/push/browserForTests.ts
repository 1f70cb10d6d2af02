import { type Mock, vi } from "vitest";

/** The address at the browser's maker that a subscription gets unless another is given. */
export const ADDRESS = "https://fcm.googleapis.com/fcm/send/phone";
/** A key of the service, and its bytes. */
export const KEY = "BAAE";
const keyBytes = Uint8Array.from([4, 0, 4]).buffer;

interface Held {
  endpoint: string;
  unsubscribe: Mock<() => Promise<boolean>>;
}

interface PlayedBrowser {
  /** The subscription that it holds. */
  held: Held | null;
  /** What its person answers when it asks for permission. */
  answered: NotificationPermission;
  /** Where it subscribes from now on. */
  address: string;
  /** Subscribes without being asked. */
  hold(endpoint?: string, applicationServerKey?: ArrayBuffer): Held;
  subscribe: Mock<(options?: PushSubscriptionOptionsInit) => Promise<object>>;
}

/** The browser's side of pushes: what it holds, and what a person answers when it asks. */
export function playBrowser() {
  const browser: PlayedBrowser = {
    held: null,
    answered: "granted",
    address: ADDRESS,
    hold(endpoint = browser.address, applicationServerKey = keyBytes) {
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
    subscribe: vi.fn(() => Promise.resolve(browser.hold())),
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
