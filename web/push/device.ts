/** This browser and pushes: what it allows, and the subscription that it holds. Knows nothing of the server. */
import { AppFailure } from "../lib/AppFailure.ts";
import { forgetDevice } from "./keptDevice.ts";
import { workerPath } from "./worker.ts";

/** `denied`: only the browser's own settings can change that. */
export type PushStanding = "unsupported" | "denied" | "off" | "on";

/** What the server needs to push to this device. */
export interface DeviceKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const isSupported = () => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The address of this device at the browser's maker; null where it is not subscribed. */
export const currentEndpoint = async (): Promise<string | null> => (await currentSubscription())?.endpoint ?? null;

/** Whether the person allows notices here, so that nothing has to be asked. */
export const mayPush = (): boolean => isSupported() && Notification.permission === "granted";

export async function pushStanding(): Promise<PushStanding> {
  if (!isSupported()) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  return (await currentSubscription()) ? "on" : "off";
}

/** The address at which this device takes pushes; null where it takes none. */
export const deviceAddress = async (): Promise<string | null> => (await currentSubscription())?.endpoint ?? null;

/**
 * Asks the person. Browsers allow the question only in answer to a tap, so it comes before anything that takes time.
 * @throws AppFailure `push-unsupported` or `push-denied`
 */
export async function askForPermission(): Promise<void> {
  if (!isSupported()) throw new AppFailure("push-unsupported", "this browser takes no pushes");
  if ((await Notification.requestPermission()) !== "granted")
    throw new AppFailure("push-denied", "notifications are not allowed");
}

/**
 * Subscribes this device, for which there is a permission; one that is subscribed with the same key stays so.
 * @throws AppFailure `push-registration-failed` or `push-subscription-failed`
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceKeys> {
  const registration = await navigator.serviceWorker
    .register(workerPath)
    .then(() => navigator.serviceWorker.ready)
    .catch((cause: unknown) => {
      throw new AppFailure("push-registration-failed", "the service worker did not start", { cause });
    });
  try {
    const key = bytesOf(publicKey);
    const held = await registration.pushManager.getSubscription();
    // A browser holds one subscription, and refuses a second one with another key.
    if (held && !isSame(held.options.applicationServerKey, key)) await held.unsubscribe();
    return keysOf(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  } catch (cause) {
    throw new AppFailure("push-subscription-failed", "the browser did not subscribe", { cause });
  }
}

/**
 * Ends the subscription of this device: its address takes no push any more, whoever still knows it.
 * @returns the address that it had, null where it was not subscribed
 * @throws AppFailure `push-unsubscription-failed`
 */
export async function unsubscribeDevice(): Promise<string | null> {
  forgetDevice();
  const held = await currentSubscription();
  if (!held) return null;
  const isEnded = await held.unsubscribe().catch(() => false);
  if (!isEnded) throw new AppFailure("push-unsubscription-failed", "the browser kept the subscription");
  return held.endpoint;
}

/**
 * Shows a notification as a push would, so that the person sees whether this device lets it through.
 * @throws AppFailure `push-not-shown`
 */
export async function showNotification(title: string, body: string, place: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.ready;
    const data = { url: new URL(place, location.origin).href };
    await registration.showNotification(title, { body, tag: "test", icon: "/favicon.svg", data });
  } catch (cause) {
    throw new AppFailure("push-not-shown", "the notification was not shown", { cause });
  }
}

function keysOf(subscription: PushSubscription): DeviceKeys {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: unpadded(keys!["p256dh"]!), auth: unpadded(keys!["auth"]!) };
}

/** Some browsers pad what others write without signs at the end. */
const unpadded = (text: string) => text.replace(/=+$/, "");

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.codePointAt(0)!);

const isSame = (held: ArrayBuffer | null, key: Uint8Array) =>
  held !== null && String(new Uint8Array(held)) === String(key);
