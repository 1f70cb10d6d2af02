import { type ReactNode, useDeferredValue } from "react";
import { useIsReturn } from "../routing/hooks.ts";

/**
 * What stands below the first screen comes a moment after it: one long computation less before a tap is heard. Whoever
 * returns may have scrolled down, so there everything comes at once.
 */
export function Later({ children }: { children: ReactNode }) {
  const isHere = useDeferredValue(true, useIsReturn());
  return isHere ? children : null;
}
