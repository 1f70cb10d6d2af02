/** A push opens a place whose address names the alert that it tells of, so that the alert is read once somebody came by it. */
import { placeInside } from "./wayBack.ts";

const NAME = "alert";
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param place a path of ours, with or without a query */
export const withAlert = (place: string, alertId: string): string =>
  `${place}${place.includes("?") ? "&" : "?"}${NAME}=${alertId}`;

/**
 * @param place whatever an address holds
 * @returns the place as it is without the alert, and the alert's id; null where it names none, or leads out of the app
 */
export function splitAlert(place: string): { place: string; alertId: string | null } {
  const inside = placeInside(place);
  if (inside === undefined) return { place, alertId: null };
  const { hash, pathname, searchParams } = new URL(inside, "http://here");
  const alertId = searchParams.get(NAME);
  if (alertId === null || !UUID.test(alertId)) return { place, alertId: null };
  searchParams.delete(NAME);
  const search = searchParams.toString();
  return { place: pathname + (search && `?${search}`) + hash, alertId };
}
