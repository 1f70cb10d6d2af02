/**
 * Reloads a page whose release is too old for the server. It does so once: if it is needed again soon after, reloading
 * does not help, and the screens show the error.
 */
const key = "reloaded-at";
const onceInMs = 10 * 60_000;

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
