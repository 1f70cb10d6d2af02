/** The device that shows this page, and pushes. Browsers and the app on an iPhone do it in two ways; nothing else knows which. */
import { lazyScreen } from "../app/lazyScreen.ts";
import { nativeApp } from "../native/nativeApp.ts";
import { browserPush } from "./browserPush.ts";
import type { PushDevice } from "./pushDevice.ts";

const loadNativePush = lazyScreen(() => import("../native/nativePush.ts"));

/** The app's own pushes on an iPhone, else those of the browser: Android has no others yet (D174). */
export async function pushDevice(): Promise<PushDevice> {
  const app = nativeApp();
  const plugin = app?.platform === "ios" && app.plugin("PushNotifications");
  if (!plugin) return browserPush;
  const { nativePush } = await loadNativePush();
  return nativePush(plugin, app);
}
