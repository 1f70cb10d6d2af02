/** Addresses that are built in more than one place. */

/** The sign-in page, which afterwards leads back to where the person was going. */
export function loginPath(from: { pathname: string; search: string }): string {
  const target = from.pathname + from.search;
  return target === "/" || target === "/login" ? "/login" : `/login?next=${encodeURIComponent(target)}`;
}

/** Where to go after sign-in: only ever a place inside this app. */
export function afterLogin(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? "";
  // Parsed as the browser will parse it: it drops tabs, takes \ for / and folds dots before it looks for a host.
  const own = "https://own.invalid";
  const url = next.startsWith("/") && URL.canParse(next, own) ? new URL(next, own) : undefined;
  const isInside = url?.origin === own && !url.pathname.startsWith("//");
  return isInside ? url.pathname + url.search + url.hash : "/dashboard";
}
