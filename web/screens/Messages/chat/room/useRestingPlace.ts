import { useEffect, useState } from "react";
import { useSteady } from "../../../../ui/useSteady.ts";

/** What moves is told when it has stayed so long, in milliseconds: whoever keeps a place writes it to the device. */
const RESTS_MS = 200;

type OnPlace = (number: number | null) => void;

class RestingPlace {
  #place: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onPlace: OnPlace;

  constructor(onPlace: OnPlace) {
    this.#onPlace = onPlace;
  }

  readonly note: OnPlace = (number) => {
    clearTimeout(this.#timer);
    this.#place = number;
    this.#timer = setTimeout(this.tell, RESTS_MS);
    if (number === null) this.tell();
  };

  readonly tell = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#onPlace(this.#place);
  };
}

/**
 * Tells where somebody is in a conversation when they rest there or leave; its end at once.
 * @param onPlace hears the number of a message; null at the end
 * @returns takes every place on the way
 */
export function useRestingPlace(onPlace: OnPlace): OnPlace {
  const steady = useSteady(onPlace);
  const [resting] = useState(() => new RestingPlace(steady));
  useEffect(() => {
    addEventListener("pagehide", resting.tell);
    return () => {
      removeEventListener("pagehide", resting.tell);
      resting.tell();
    };
  }, [resting]);
  return resting.note;
}
