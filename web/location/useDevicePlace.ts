import { useRef, useState } from "react";
import { placeOfDevice } from "./placeOfDevice.ts";
import { type PositionFault, PositionFailure } from "./positionSource.ts";

/** Why there is no place; `noPlace`: the position is known and has no words. */
export type DevicePlaceFault = PositionFault | "noPlace";

/** The place of this device in words, when a person asks for it. */
export function useDevicePlace(onFound: (place: string) => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<DevicePlaceFault | null>(null);
  const [found, setFound] = useState<string | null>(null);
  const running = useRef(false);

  const find = async () => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    setFailure(null);
    try {
      const place = await placeOfDevice();
      setFound(place);
      onFound(place);
    } catch (thrown) {
      setFound(null);
      setFailure(thrown instanceof PositionFailure ? thrown.fault : "noPlace");
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, failure, found, find: () => void find() };
}
