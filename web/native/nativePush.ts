import { AppFailure } from "../lib/AppFailure.ts";
import { forgetDevice, keptAddress } from "../push/keptDevice.ts";
import type { PushDevice } from "../push/pushDevice.ts";
import type { NativeApp } from "./nativeApp.ts";
import type { PushNotificationsPlugin } from "./plugins.ts";

/** Apple's service does not answer to a device without a connection, and the plugin waits for ever, in milliseconds. */
const LONGEST_MS = 15_000;

const isGranted = ({ receive }: { receive: string }) => receive === "granted";

/** The token by which Apple knows the app on this device, in the digits that the server keeps. */
async function register(plugin: PushNotificationsPlugin): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = Promise.withResolvers<string>();
  const listening = await Promise.all([
    plugin.addListener("registration", ({ value }) => answer.resolve(value.toLowerCase())),
    plugin.addListener("registrationError", ({ error }) => answer.reject(new Error(error))),
  ]);
  try {
    timer = setTimeout(() => answer.reject(new Error("Apple's service did not answer")), LONGEST_MS);
    const [token] = await Promise.all([answer.promise, plugin.register()]);
    return token;
  } catch (cause) {
    throw new AppFailure("push-registration-failed", "the device got no token", { cause });
  } finally {
    clearTimeout(timer);
    for (const one of listening) void one.remove();
  }
}

/**
 * Pushes by way of Apple, by the app on an iPhone. Such a device holds no subscription that could be asked for: it takes pushes
 * where the person allows it and has turned them on here.
 */
export function nativePush(plugin: PushNotificationsPlugin, app: NativeApp): PushDevice {
  const isAllowed = async () => isGranted(await plugin.checkPermissions());
  const isOn = async () => keptAddress() !== null && (await isAllowed());
  return {
    async standing() {
      if ((await plugin.checkPermissions()).receive === "denied") return "denied";
      return (await isOn()) ? "on" : "off";
    },
    isAllowed,
    address: async () => ((await isOn()) ? register(plugin) : null),
    async askForPermission() {
      if (!isGranted(await plugin.requestPermissions()))
        throw new AppFailure("push-denied", "notifications are not allowed");
    },
    subscribe: async () => ({
      endpoint: await register(plugin),
      device_type: "ios",
      apns_environment: app.isDebug ? "sandbox" : "production",
    }),
    async unsubscribe() {
      // What stays in sight is no reason to stay registered.
      await plugin.removeAllDeliveredNotifications().catch(() => null);
      await plugin.unregister().catch((cause: unknown) => {
        throw new AppFailure("push-unsubscription-failed", "the device stayed registered", { cause });
      });
      const address = keptAddress();
      forgetDevice();
      return address;
    },
  };
}
