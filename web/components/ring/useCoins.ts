import { useEffect, useRef, useState } from "react";
import { isMotionAllowed } from "../../theme/appearance.ts";
import type { RingSeat } from "./seat.ts";

/** A coin under way between a seat and the middle of the table. */
export interface Flight {
  id: number;
  position: number;
  direction: "in" | "out";
  /** Milliseconds until it leaves. */
  delay: number;
}

const coinsOfPayout = 5;

/** The coins that fly when the ring changes: one for each payment and payout between two states of it. */
export function flightsBetween(
  before: readonly RingSeat[],
  after: readonly RingSeat[],
  nextId: () => number,
): Flight[] {
  const known = new Map(before.map((seat) => [seat.userId, seat]));
  return after.flatMap((seat): Flight[] => {
    const earlier = known.get(seat.userId);
    if (!earlier || seat.state === "open") return [];
    if (seat.hasReceived && !earlier.hasReceived) {
      return Array.from({ length: coinsOfPayout }, (_, at) => ({
        id: nextId(),
        position: seat.position,
        direction: "out",
        delay: at * 90,
      }));
    }
    const hasPaidNow = seat.state === "paid" && earlier.state !== "paid";
    return hasPaidNow ? [{ id: nextId(), position: seat.position, direction: "in", delay: 0 }] : [];
  });
}

/** Coins for every payment and payout that arrives while the ring is on screen. */
export function useCoins(seats: readonly RingSeat[], round: number) {
  const shown = useRef({ seats, round });
  const lastId = useRef(0);
  const [flights, setFlights] = useState<readonly Flight[]>([]);

  useEffect(() => {
    const before = shown.current;
    shown.current = { seats, round };
    // A new round resets every seat; those changes are no payments.
    if (before.seats === seats || before.round !== round || !isMotionAllowed()) return;
    const started = flightsBetween(before.seats, seats, () => (lastId.current += 1));
    if (started.length > 0) setFlights((current) => [...current, ...started]);
  }, [seats, round]);

  const land = (id: number) => setFlights((current) => current.filter((flight) => flight.id !== id));
  return { flights, land };
}
