import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import type { Flight } from "./useCoins.ts";

const flightMs = 720;

/** The face of a coin, round the origin. */
export function CoinFace({ radius }: { radius: number }) {
  return (
    <>
      <chakra.circle r={radius} fill="accent.solid" stroke="accent.contrast" strokeWidth={radius * 0.12} />
      <chakra.circle r={radius * 0.54} fill="none" stroke="accent.contrast" strokeWidth={radius * 0.2} opacity="0.85" />
    </>
  );
}

/** A coin that flies once from one point to another and is gone. */
export function FlyingCoin(props: {
  flight: Flight;
  from: { x: number; y: number };
  to: { x: number; y: number };
  onLanded: (id: number) => void;
}) {
  const { flight, onLanded } = props;
  // The path of a coin is fixed when the coin leaves.
  const [{ from, to }] = useState({ from: props.from, to: props.to });
  const coin = useRef<SVGGElement>(null);
  const landed = useRef(onLanded);
  useEffect(() => {
    landed.current = onLanded;
  });

  useEffect(() => {
    const at = (x: number, y: number, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
    // The path is a low arc: half way the coin is nearer to the viewer.
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - 18 };
    const animation = coin.current?.animate(
      [
        { transform: at(from.x, from.y, 0.6), opacity: 0 },
        { transform: at(from.x, from.y, 1), opacity: 1, offset: 0.15 },
        { transform: at(middle.x, middle.y, 1.35), opacity: 1, offset: 0.55 },
        { transform: at(to.x, to.y, 0.8), opacity: 0 },
      ],
      { duration: flightMs, delay: flight.delay, easing: "cubic-bezier(0.3, 0, 0.3, 1)", fill: "both" },
    );
    animation?.finished.then(
      () => landed.current(flight.id),
      // The animation was cancelled because the page has gone. Nothing waits for it.
      () => {},
    );
    return () => animation?.cancel();
  }, [flight.id, flight.delay, from, to]);

  return (
    <g ref={coin} opacity="0">
      <CoinFace radius={11} />
    </g>
  );
}
