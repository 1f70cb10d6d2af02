import { useLayoutEffect, useState } from "react";
import { useSteady } from "../../../../ui/useSteady.ts";

/** What moves is told when it has stayed so long, in milliseconds: whoever keeps a place writes it to the device. */
const RESTS_MS = 200;

type OnPlace = (number: number | null) => void;
/** Looks for the number of the first message in sight; null where there is none. */
type Find = () => number | null;

class RestingPlace {
  #find: Find | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onPlace: OnPlace;

  constructor(onPlace: OnPlace) {
    this.#onPlace = onPlace;
  }

  readonly note = (find: Find | null): void => {
    clearTimeout(this.#timer);
    this.#find = find;
    this.#timer = setTimeout(this.tell, RESTS_MS);
    if (find === null) this.tell();
  };

  readonly tell = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#onPlace(this.#find?.() ?? null);
  };
}

/**
 * Tells where somebody is in a conversation when they rest there or leave; its end at once.
 * @param onPlace hears the number of a message; null at the end
 * @returns hears of every place on the way, by who can find it; null is the end
 */
export function useRestingPlace(onPlace: OnPlace): (find: Find | null) => void {
  const steady = useSteady(onPlace);
  const [resting] = useState(() => new RestingPlace(steady));
  // A cleanup of a layout effect still finds the list on the page. The place is measured in it.
  useLayoutEffect(() => {
    addEventListener("pagehide", resting.tell);
    return () => {
      removeEventListener("pagehide", resting.tell);
      resting.tell();
    };
  }, [resting]);
  return resting.note;
}
