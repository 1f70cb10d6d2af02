/** For tests: a browser that takes pushes, as far as the client sees it. */
import { onTestFinished, vi } from "vitest";

const KEY = "BAAE";
const keyBytes = Uint8Array.from([4, 0, 4]).buffer;
export const ADDRESS = "https://fcm.googleapis.com/fcm/send/phone";

interface Held {
  endpoint: string;
  options: { applicationServerKey: ArrayBuffer };
  unsubscribe: () => Promise<boolean>;
}

/** A browser that holds no subscription and whose person allows notifications, until a test changes that. */
class TestBrowser {
  held: Held | null = null;
  /** Where it subscribes from now on. */
  address = ADDRESS;
  /** What the person answers when they are asked. */
  answered: NotificationPermission = "granted";
  readonly subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>(() =>
    Promise.resolve(this.hold()),
  );
  readonly registration = {
    getNotifications: () => Promise.resolve([]),
    pushManager: {
      getSubscription: () => Promise.resolve(this.held),
      subscribe: (options: PushSubscriptionOptionsInit) => this.subscribe(options),
    },
  };
  readonly register = vi.fn<(path: string) => Promise<unknown>>(() => Promise.resolve(this.registration));

  /** Subscribes it, as by an earlier visit. */
  hold(applicationServerKey: ArrayBuffer = keyBytes, endpoint = this.address) {
    this.held = {
      endpoint,
      options: { applicationServerKey },
      unsubscribe: vi.fn(() => {
        this.held = null;
        return Promise.resolve(true);
      }),
    };
    return { ...this.held, toJSON: () => ({ endpoint, keys: { p256dh: "BKey==", auth: "secret=" } }) };
  }

  /** Its person told it never to ask again. */
  deny(): void {
    vi.stubGlobal("Notification", { permission: "denied", requestPermission: () => Promise.resolve("denied") });
  }

  /** Takes pushes away from the browser. */
  remove(): void {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "serviceWorker");
  }
}

/** For the present test alone: at its end the browser is again the one of all tests. */
export function browserForTests(): TestBrowser {
  const browser = new TestBrowser();
  onTestFinished(() => browser.remove());
  vi.stubGlobal("PushManager", vi.fn());
  vi.stubGlobal("Notification", {
    permission: "default",
    requestPermission: () => Promise.resolve(browser.answered),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      ready: Promise.resolve(browser.registration),
      register: (path: string) => browser.register(path),
      getRegistration: () => Promise.resolve(browser.registration),
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
  send_push_notification: { success: true },
  push_subscriptions_connection: { edges: [{ cursor: "1", node: { id: "device" } }] },
  user_preferences_connection: { edges: [{ cursor: "1", node: { id: "preferences", push_enabled: true } }] },
};
