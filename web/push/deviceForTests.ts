/** For tests: a browser that takes pushes, as far as the client sees it. */
import { vi } from "vitest";

export const KEY = "BAAE";
const keyBytes = Uint8Array.from([4, 0, 4]).buffer;
export const ADDRESS = "https://fcm.googleapis.com/fcm/send/phone";

interface Held {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => Promise<boolean>;
}

/** A browser that holds no subscription and whose person allows notifications, until a test changes that. */
export function browserForTests() {
  const browser = {
    held: null as Held | null,
    /** What the person answers when they are asked. */
    answered: "granted" as NotificationPermission,
    /** Subscribes it, as by an earlier visit. */
    hold: (applicationServerKey: ArrayBuffer = keyBytes) => {
      const held: Held = {
        endpoint: ADDRESS,
        options: { applicationServerKey },
        unsubscribe: vi.fn(() => {
          browser.held = null;
          return Promise.resolve(true);
        }),
      };
      browser.held = held;
      return { ...held, toJSON: () => ({ endpoint: ADDRESS, keys: { p256dh: "BKey==", auth: "secret=" } }) };
    },
    subscribe: vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(() => Promise.resolve(browser.hold())),
    showNotification: vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(() => Promise.resolve()),
    register: vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve(registration)),
    /** As one that the person told never to ask again. */
    deny: () =>
      vi.stubGlobal("Notification", { permission: "denied", requestPermission: () => Promise.resolve("denied") }),
    /** As one without pushes; also the end of a test. */
    remove: () => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(navigator, "serviceWorker");
    },
  };
  const registration = {
    showNotification: (title: string, options: NotificationOptions) => browser.showNotification(title, options),
    pushManager: {
      getSubscription: () => Promise.resolve(browser.held),
      subscribe: (options: PushSubscriptionOptionsInit) => browser.subscribe(options),
    },
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
      register: (path: string) => browser.register(path),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  return browser;
}

/** The server's part, where it takes the device and knows it from then on. */
export const pushAnswers = {
  get_vapid_key: { publicKey: KEY },
  insert_push_subscriptions: { affected_rows: 1 },
  update_user_preferences: { returning: [] },
  delete_push_subscriptions: { affected_rows: 1 },
  push_subscriptions_connection: { edges: [{ cursor: "1", node: { id: "device" } }] },
  user_preferences_connection: { edges: [{ cursor: "1", node: { id: "preferences", push_enabled: true } }] },
};
