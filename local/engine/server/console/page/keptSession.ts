import type { RequestSettings } from "./requestSettings.ts";

const SECRET = "console:admin-secret";
const REQUEST = "console:request";

/** The tab's own storage. It goes when the tab is closed, and no other tab sees it. */
const storage = window.sessionStorage;

export function keptSecret(): string | undefined {
  return storage.getItem(SECRET) ?? undefined;
}

export function keepSecret(secret: string): void {
  storage.setItem(SECRET, secret);
}

export function forgetSecret(): void {
  storage.removeItem(SECRET);
  storage.removeItem(REQUEST);
}

export function keptRequest(): RequestSettings | undefined {
  const text = storage.getItem(REQUEST);
  return text === null ? undefined : (JSON.parse(text) as RequestSettings);
}

export function keepRequest(request: RequestSettings): void {
  storage.setItem(REQUEST, JSON.stringify(request));
}
