import { useSyncExternalStore } from "react";
import { type Appearance, storedAppearance } from "./appearance.ts";

const events = ["appearance", "storage"] as const;

function follow(onChange: () => void): () => void {
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}

/** One choice of this device, followed also where another tab changes it. */
export const useAppearance = <Name extends keyof Appearance>(name: Name): Appearance[Name] =>
  useSyncExternalStore(follow, () => storedAppearance()[name]);
