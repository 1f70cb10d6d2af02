import { isRecord } from "../lib/json.ts";
import { positionSource } from "./position.ts";
import type { Coordinates } from "./positionSource.ts";

/** No place in words for where the device is: the person types it. */
export class PlaceFailure extends Error {
  override readonly name = "PlaceFailure";
}

/** Milliseconds. */
const TIMEOUT = 15_000;
/** About a kilometre: enough for a city, and nobody learns the house. */
const DECIMALS = 2;

/** The city, or else the locality, and the country of where this device is. @throws PositionFailure or PlaceFailure */
export async function placeOfDevice(): Promise<string> {
  return placeAt(await positionSource().find());
}

/**
 * Asks the geocoder, as the browser and never as our server: only the person's own browser tells it where they are (D177).
 * @throws PlaceFailure
 */
async function placeAt({ latitude, longitude }: Coordinates): Promise<string> {
  try {
    const address = new URL(await geocoder());
    address.searchParams.set("latitude", latitude.toFixed(DECIMALS));
    address.searchParams.set("longitude", longitude.toFixed(DECIMALS));
    address.searchParams.set("localityLanguage", "en");
    const response = await fetch(address, { credentials: "omit", signal: AbortSignal.timeout(TIMEOUT) });
    const answer: unknown = response.ok ? await response.json() : null;
    const place = isRecord(answer) ? wordsOf(answer) : "";
    if (place === "") throw new PlaceFailure("the geocoder knows no place there");
    return place;
  } catch (cause) {
    throw cause instanceof PlaceFailure ? cause : new PlaceFailure("the geocoder does not answer", { cause });
  }
}

/** Our own server names the geocoder, since it is another one on each machine. */
async function geocoder(): Promise<string> {
  const response = await fetch("/places.json", { signal: AbortSignal.timeout(TIMEOUT) });
  const { reverseGeocode } = (await response.json()) as { reverseGeocode: string | null };
  if (reverseGeocode === null) throw new PlaceFailure("there is no geocoder");
  return reverseGeocode;
}

function wordsOf({ city, countryName, locality }: Record<string, unknown>): string {
  const said = (part: unknown) => (typeof part === "string" ? part.trim() : "");
  return [said(city) || said(locality), said(countryName)].filter(Boolean).join(", ");
}
