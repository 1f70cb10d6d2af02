/** Which alert's push has led here. It is told to the server by whoever can, which comes after the first picture. */
import { splitAlert } from "../../schema/followedAlert.ts";
import { Listeners } from "../lib/Listeners.ts";

let followed: string | null = null;
const listeners = new Listeners<[]>();

/** Somebody came by the push of an alert. */
export function follow(alertId: string): void {
  followed = alertId;
  listeners.tell();
}

/** Takes out of a place the alert whose push leads there. @returns the place without it */
export function followTo(place: string): string {
  const split = splitAlert(place);
  if (split.alertId !== null) follow(split.alertId);
  return split.place;
}

/** The same for the address of the page, before anything reads it. */
export function followHere(): void {
  const { hash, pathname, search } = location;
  const here = pathname + search + hash;
  const place = followTo(here);
  if (place !== here) history.replaceState(history.state, "", place);
}

/** The alert that was followed and is not told yet; from now on it is whoever asked who tells it. */
export function takeFollowed(): string | null {
  const taken = followed;
  followed = null;
  return taken;
}

/** @returns a function that ends it */
export const onFollowed = (listener: () => void): (() => void) => listeners.add(listener);
