import { useSyncExternalStore } from "react";

const coarse = () => matchMedia("(pointer: coarse)");

function subscribe(listener: () => void): () => void {
  const media = coarse();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the page is pressed with a finger: then there is no mouse that could rest on anything. */
export const isTouch = (): boolean => coarse().matches;

/** The same for what is drawn: it is drawn anew when somebody connects a mouse. */
export const useIsTouch = (): boolean => useSyncExternalStore(subscribe, isTouch);
