import { TEST_TAG } from "../../schema/testPush.ts";
import type { NativeApp } from "./nativeApp.ts";

/** An app that is open shows no push by itself (D293): the one that its person asked for, to see one, is shown all the same. */
export function showTests(app: NativeApp): void {
  void app.plugin("PushNotifications")?.addListener("pushNotificationReceived", ({ body = "", data, title = "" }) => {
    if (data?.tag !== TEST_TAG) return;
    const shown = { id: 1, title, body, extra: { url: String(data.url) } };
    // Where the device refuses it nothing is seen, which is what the person wanted to know.
    void app
      .plugin("LocalNotifications")
      ?.schedule({ notifications: [shown] })
      .catch(() => null);
  });
}
