import { useEffect } from "react";
import { useRelayEnvironment } from "react-relay";
import { keptEndpoint } from "./keptDevice.ts";

/**
 * Keeps pushes coming to this device of the person: looks after its subscription at the start, and when the service worker
 * says that it has moved. Nothing is loaded for a device that takes no pushes.
 */
export function useRenewedDevice(person: string): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const renew = async () => {
      if (keptEndpoint(person) === null) return;
      const { renewDevice } = await import("./renewDevice.ts");
      await renewDevice(environment, person);
    };
    // Whatever fails holds up nothing (D174): the next start tries again.
    const look = () => void renew().catch(() => null);
    look();
    const worker = "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
    const listen = ({ data }: MessageEvent) => data === "push-subscription-moved" && look();
    worker?.addEventListener("message", listen);
    return () => worker?.removeEventListener("message", listen);
  }, [environment, person]);
}
