/** What leads into the page from outside the app: links that the device opens, and taps on notifications. */
import { placeInside } from "../../schema/wayBack.ts";
import type { NativeApp } from "./nativeApp.ts";
import { showTests } from "./showTests.ts";

/** Where whatever is no place of ours leads (D162). */
const HOME = "/dashboard";

/** What stands in a link of the app's own scheme, and the page that it means. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ["login", "/login"],
  ["auth", "/login"],
  ["dashboard", "/dashboard"],
  ["payment-success", "/payment-success"],
  ["payment-cancel", "/payment-cancel"],
  ["group-restart-vote", "/group-restart-vote"],
]);

/** The place that a link of the app's own scheme means, such as `circle://group/…`; undefined for any other (D162). */
function placeOfScheme(link: string): string | undefined {
  const [, named = "", search = ""] = /^[a-z][a-z\d+.-]*:\/*([^?#]*?)\/?(\?[^#]*)?(?:#|$)/i.exec(link) ?? [];
  const group = /^group\/([\w-]+)$/.exec(named)?.[1];
  const page = group === undefined ? PLACES.get(named) : `/groups/${group}`;
  return placeInside(page && page + search);
}

/** The place in the app that a link leads to, which anybody can have written: of the app's own scheme, or an address of ours. */
export function placeOfLink(link: string): string {
  const url = URL.parse(link);
  if (url === null) return HOME;
  const isAddress = url.protocol === "https:" || url.protocol === "http:";
  if (!isAddress) return placeOfScheme(link) ?? HOME;
  return (url.origin === location.origin && placeInside(url.pathname + url.search + url.hash)) || HOME;
}

/**
 * Calls `open` with the place of each link and of each notification that is tapped, also of the one that started the app. It
 * also shows the test push that a person asked for, so that it can be tapped.
 */
export function followLinks(app: NativeApp, open: (place: string) => void): void {
  const tapped = (actionId: string, url: unknown) => {
    if (actionId === "tap") open(placeInside(typeof url === "string" ? url : null) ?? HOME);
  };
  void app.plugin("App")?.addListener("appUrlOpen", ({ url }) => open(placeOfLink(url)));
  void app
    .plugin("PushNotifications")
    ?.addListener("pushNotificationActionPerformed", ({ actionId, notification }) =>
      tapped(actionId, notification.data?.url),
    );
  void app
    .plugin("LocalNotifications")
    ?.addListener("localNotificationActionPerformed", ({ actionId, notification }) =>
      tapped(actionId, notification.extra?.url),
    );
  showTests(app);
}
