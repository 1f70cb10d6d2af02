/** What a page does whose release is no longer the server's. */
import { useSyncExternalStore } from "react";
import { asFailure } from "../lib/AppFailure.ts";
import { Listeners } from "../lib/Listeners.ts";

/** Whether the server refused what was asked because it knows the page's release no more. */
export const isOfOldRelease = (thrown: unknown): boolean => asFailure(thrown).code === "unknown-document";

let isPast = false;
const marked = new Listeners<[]>();

/** The server has refused something as of an old release. The page goes on, and offers the new one: somebody may be writing in it. */
export function markReleaseOver(): void {
  isPast = true;
  marked.tell();
}

/** Whether the server has refused something as of an old release since the page was opened. */
export const useIsReleaseOver = (): boolean =>
  useSyncExternalStore(
    (listener) => marked.add(listener),
    () => isPast,
  );

const key = "reloaded-at";
const onceInMs = 10 * 60_000;

/**
 * Reloads a page whose release is too old for the server, where nothing can be typed. It does so once: if it is needed again soon
 * after, reloading does not help, and the screens show the error.
 */
export function reloadForNewRelease(reload: () => void = () => location.reload(), now: number = Date.now()): void {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < onceInMs) return;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage the page could reload for ever.
    return;
  }
  reload();
}

const firstScript = () => document.querySelector("script[type=module][src]")?.getAttribute("src");

/**
 * Whether the server has another release than this page, which may then ask for code that is gone. A server that cannot
 * be reached is not known to have one.
 */
export async function isReleaseOver(): Promise<boolean> {
  const own = firstScript();
  if (!own) return false;
  try {
    const page = await fetch("/", { headers: { accept: "text/html" }, cache: "no-store" });
    return page.ok && !(await page.text()).includes(own);
  } catch {
    return false;
  }
}

/** Takes the release that the server has now. */
export async function reloadFresh(reload: () => void = () => location.reload()): Promise<void> {
  try {
    if ("caches" in globalThis) for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // What cannot be emptied is no reason to stay.
  }
  reload();
}
