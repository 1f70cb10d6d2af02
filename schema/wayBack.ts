/** A way back to where a person was, which has gone through addresses and letters that anybody can write. */

/** In UTF-16 units; the table of accounts checks the same. */
export const WAY_BACK = { max: 500 } as const;

/**
 * The place inside the app that `given` leads to, as path, query and hash; undefined for whatever could lead out of it.
 * It is read as the browser will read it, which drops tabs and line ends, takes \ for / and folds dots before it looks for
 * a host.
 */
export function placeInside(given: string | null | undefined): string | undefined {
  const own = "https://own.invalid";
  if (!given?.startsWith("/") || !URL.canParse(given, own)) return undefined;
  const { hash, origin, pathname, search } = new URL(given, own);
  const place = pathname + search + hash;
  return origin === own && !pathname.startsWith("//") && place.length <= WAY_BACK.max ? place : undefined;
}
