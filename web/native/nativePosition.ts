import {
  type PositionFault,
  PositionFailure,
  type PositionOptions,
  type PositionSource,
} from "../location/positionSource.ts";
import { nativeApp } from "./nativeApp.ts";

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 5 * 60_000 };

/** By the codes of the plugin's errors. */
const FAULTS: Readonly<Record<string, PositionFault>> = {
  "OS-PLUG-GLOC-0002": "unavailable",
  "OS-PLUG-GLOC-0003": "denied",
  "OS-PLUG-GLOC-0007": "unavailable",
  "OS-PLUG-GLOC-0008": "denied",
  "OS-PLUG-GLOC-0009": "denied",
  "OS-PLUG-GLOC-0010": "timedOut",
};

function failureOf(cause: unknown): PositionFailure {
  if (cause instanceof PositionFailure) return cause;
  const code = (cause as { code?: unknown } | null)?.code;
  return new PositionFailure((typeof code === "string" ? FAULTS[code] : undefined) ?? "unknown", { cause });
}

/** The position of the device that wraps the app; null where there is no such plugin. */
export function nativePosition(): PositionSource | null {
  const plugin = nativeApp()?.plugin("Geolocation");
  if (!plugin) return null;
  return {
    find: async () => {
      try {
        const { coarseLocation, location } = await plugin.requestPermissions();
        if (location !== "granted" && coarseLocation !== "granted") throw new PositionFailure("denied");
        const { coords } = await plugin.getCurrentPosition(OPTIONS);
        return { latitude: coords.latitude, longitude: coords.longitude };
      } catch (thrown) {
        throw failureOf(thrown);
      }
    },
  };
}
