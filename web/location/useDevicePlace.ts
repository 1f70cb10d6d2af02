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
  /** The search under way. */
  const search = useRef<object | null>(null);

  const end = () => {
    search.current = null;
    setIsBusy(false);
  };
  const find = async () => {
    if (search.current) return;
    const own = {};
    search.current = own;
    setIsBusy(true);
    setFailure(null);
    try {
      const place = await placeOfDevice();
      if (search.current !== own) return;
      setFound(place);
      onFound(place);
    } catch (thrown) {
      if (search.current !== own) return;
      setFound(null);
      setFailure(thrown instanceof PositionFailure ? thrown.fault : "noPlace");
    } finally {
      if (search.current === own) end();
    }
  };
  return {
    isBusy,
    failure,
    found,
    find: () => void find(),
    /** Whoever types meanwhile has answered themselves: the place that is found then is not put over it. */
    giveUp: () => {
      if (search.current) end();
    },
  };
}
