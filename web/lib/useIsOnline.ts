import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** Whether the device says that it has a net; false is certain, true is not. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
