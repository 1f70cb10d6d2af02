/** Addresses that are built in more than one place. */
import type { Path } from "react-router-dom";
import { placeInside } from "../../schema/wayBack.ts";

/** Where a page is to lead on to, as its address says; undefined for none and for whatever is no place of ours. */
export const nextIn = (search: string): string | undefined => placeInside(new URLSearchParams(search).get("next"));

/** The address of a page that leads on to `next` when it is done, such as sign-in. */
export function onTheWay(page: string, next: string | undefined): string {
  if (next === undefined) return page;
  return `${page}${page.includes("?") ? "&" : "?"}next=${encodeURIComponent(next)}`;
}

const starts = new Set(["/", "/login"]);

/**
 * The place of a page, for the way back to it; none for the pages that everybody begins with. The token of an invitation is
 * left out, because a way back is stored with a new account and sent in its letter.
 */
export function placeOf({ hash, pathname, search }: Path): string | undefined {
  if (starts.has(pathname + search)) return undefined;
  return pathname + search.replace(/([?&]invitation)=[^&]*/, "$1=1") + hash;
}

/** The sign-in page, which afterwards leads back to where the person was going. */
export const loginPath = (from: Path): string => onTheWay("/login", placeOf(from));

/**
 * Whether an address comes from a letter of invitation. What its token says is never asked: an invitation belongs to the
 * address it was sent to (D110), so nothing that is shown depends on the token.
 */
export const isFromInvitation = (search: string): boolean => new URLSearchParams(search).has("invitation");

/**
 * The token of the join link that an address comes from (D112); undefined for none. It goes along on the way through
 * sign-in and sign-up: a link is made to be passed on, and can be taken back.
 */
export const joinLinkIn = (search: string): string | undefined => new URLSearchParams(search).get("link") ?? undefined;

/** Where to go after sign-in: only ever a place inside this app. */
export const afterLogin = (search: string): string => nextIn(search) ?? "/dashboard";
