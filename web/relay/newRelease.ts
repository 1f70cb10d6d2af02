/**
 * This page is older than the releases whose documents the server still takes. The page is loaded anew, once: when the
 * same happens again soon after, loading does not help, and the screens say what they can.
 */
const key = "reloaded-at";
const onceInMs = 10 * 60_000;

export function reloadForNewRelease(reload: () => void = () => location.reload(), now: number = Date.now()): void {
  try {
    if (now - Number(sessionStorage.getItem(key) ?? 0) < onceInMs) return;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage a page could reload for ever.
    return;
  }
  reload();
}
