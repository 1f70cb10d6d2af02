import { AppFailure } from "../lib/AppFailure.ts";
import { forgetDevice } from "./keptDevice.ts";
import type { PushDevice } from "./pushDevice.ts";
import { workerPath } from "./worker.ts";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

const currentRegistration = async () => (isSupported() ? navigator.serviceWorker.getRegistration() : undefined);

async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await currentRegistration())?.pushManager.getSubscription()) ?? null;
}

/** Pushes by way of the browser's maker and our service worker. */
export const browserPush: PushDevice = {
  async standing() {
    if (!isSupported()) return "unsupported";
    if (Notification.permission === "denied") return "denied";
    return (await currentSubscription()) ? "on" : "off";
  },

  isAllowed: async () => isSupported() && Notification.permission === "granted",

  address: async () => (await currentSubscription())?.endpoint ?? null,

  // Browsers allow the question only in answer to a tap, so it comes before anything that takes time.
  async askForPermission() {
    if (!isSupported()) throw new AppFailure("push-unsupported", "this browser takes no pushes");
    if ((await Notification.requestPermission()) !== "granted")
      throw new AppFailure("push-denied", "notifications are not allowed");
  },

  async subscribe(askKey) {
    const key = bytesOf(await askKey());
    const registration = await navigator.serviceWorker
      .register(workerPath)
      .then(() => navigator.serviceWorker.ready)
      .catch((cause: unknown) => {
        throw new AppFailure("push-registration-failed", "the service worker did not start", { cause });
      });
    try {
      const held = await registration.pushManager.getSubscription();
      // A browser holds one subscription, and refuses a second one with another key.
      if (held && !isSame(held.options.applicationServerKey, key)) await held.unsubscribe();
      return keysOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
    } catch (cause) {
      throw new AppFailure("push-subscription-failed", "the browser did not subscribe", { cause });
    }
  },

  async unsubscribe() {
    forgetDevice();
    await closeShown();
    const held = await currentSubscription();
    if (!held) return null;
    const isEnded = await held.unsubscribe().catch(() => false);
    if (!isEnded) throw new AppFailure("push-unsubscription-failed", "the browser kept the subscription");
    return held.endpoint;
  },
};

/** Takes away what the device still shows, where the browser can: what stays in sight is no reason to stay subscribed. */
async function closeShown(): Promise<void> {
  try {
    const shown = (await (await currentRegistration())?.getNotifications()) ?? [];
    for (const notification of shown) notification.close();
  } catch {
    // Some browsers do not tell.
  }
}

function keysOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: unpadded(keys!["p256dh"]!), auth: unpadded(keys!["auth"]!) };
}

/** Some browsers pad what others write without signs at the end. */
const unpadded = (text: string) => text.replace(/=+$/, "");

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.codePointAt(0)!);

const isSame = (held: ArrayBuffer | null, key: Uint8Array) =>
  held !== null && String(new Uint8Array(held)) === String(key);
