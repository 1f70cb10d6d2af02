import { type PositionFault, PositionFailure, type PositionSource } from "./positionSource.ts";

const OPTIONS = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 5 * 60_000 } as const;

/** By the codes of `GeolocationPositionError`. */
const FAULTS: Readonly<Record<number, PositionFault>> = { 1: "denied", 2: "unavailable", 3: "timedOut" };

/** The browser's position; null where it has none, as on a page that is not secure. */
export function webPosition(): PositionSource | null {
  // Typed as always there, which it is not.
  const geolocation = navigator.geolocation as Geolocation | undefined;
  if (!geolocation) return null;
  return {
    find: () =>
      new Promise((resolve, reject) => {
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
          (cause) => reject(new PositionFailure(FAULTS[cause.code] ?? "unknown", { cause })),
          OPTIONS,
        );
      }),
  };
}
