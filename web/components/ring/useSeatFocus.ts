import { type KeyboardEvent, useRef, useState } from "react";

/** The seat that a key moves the focus to, from seat `from` of `count`; undefined for other keys. Seats count from 1. */
export function nextSeat(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return from === count ? 1 : from + 1;
    case "ArrowLeft":
    case "ArrowUp":
      return from === 1 ? count : from - 1;
    case "Home":
      return 1;
    case "End":
      return count;
    default:
      return undefined;
  }
}

/** One stop for the Tab key; the arrow keys walk the seats in payout order. */
export function useSeatFocus(first: number, count: number) {
  const [tabStop, setTabStop] = useState(first);
  const seats = useRef(new Map<number, SVGGElement>());

  const registerSeat = (position: number) => (element: SVGGElement | null) => {
    if (element) seats.current.set(position, element);
    else seats.current.delete(position);
  };

  const handleKeyDown = (event: KeyboardEvent, position: number) => {
    const next = nextSeat(event.key, position, count);
    if (next === undefined) return;
    event.preventDefault();
    setTabStop(next);
    seats.current.get(next)?.focus();
  };

  return { tabStop: tabStop > count ? 1 : tabStop, setTabStop, registerSeat, handleKeyDown };
}
