/** For tests: our app on an iPhone that takes pushes, as far as the page sees it. */
import { vi } from "vitest";
import { inApp } from "./appForTests.ts";
import type { Listening, Plugins } from "./plugins.ts";

/** As the plugin writes it. */
export const TOKEN = "AB12".repeat(16);

type Listener = (told: object) => void;

/** An iPhone whose person has not been asked and will allow notifications, until a test changes that. */
class TestIphone {
  receive = "prompt";
  /** What the person answers when they are asked. */
  answered = "granted";
  token = TOKEN;
  /** How Apple's service answers a registration. */
  answer: "token" | "error" | "nothing" = "token";
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly register = vi.fn(() => {
    if (this.answer === "token") this.tell("registration", { value: this.token });
    if (this.answer === "error") this.tell("registrationError", { error: "no connection" });
    return Promise.resolve();
  });
  readonly unregister = vi.fn(() => Promise.resolve());
  readonly removeAllDeliveredNotifications = vi.fn(() => Promise.resolve());
  readonly schedule = vi.fn<Plugins["LocalNotifications"]["schedule"]>(() => Promise.resolve());

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0);
  }

  tell(event: string, told: object): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(told);
  }

  readonly listen = (event: string, listener: unknown): Promise<Listening> => {
    const heard = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, heard.add(listener as Listener));
    return Promise.resolve({ remove: () => heard.delete(listener as Listener) });
  };

  readonly plugins = {
    App: { addListener: this.listen },
    LocalNotifications: { schedule: this.schedule, addListener: this.listen },
    PushNotifications: {
      checkPermissions: () => Promise.resolve({ receive: this.receive }),
      requestPermissions: () => {
        this.receive = this.answered;
        return Promise.resolve({ receive: this.answered });
      },
      register: this.register,
      unregister: this.unregister,
      removeAllDeliveredNotifications: this.removeAllDeliveredNotifications,
      addListener: this.listen,
    },
  };
}

/** For the present test alone. */
export function iphoneForTests(built: { DEBUG?: boolean } = {}): TestIphone {
  const iphone = new TestIphone();
  inApp(iphone.plugins, built);
  return iphone;
}
