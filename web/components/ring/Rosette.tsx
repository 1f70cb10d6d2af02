import { chakra } from "@chakra-ui/react";
import { avatarGrounds } from "../avatar.ts";
import { guilloche } from "./guilloche.ts";

const seats = Array.from({ length: 7 }, (_, seat) => {
  const angle = (seat / 7) * 2 * Math.PI - Math.PI / 2;
  return { seat, x: 128 * Math.cos(angle), y: 128 * Math.sin(angle) };
});

/** The logo as a large picture: seven seats round a woven ground. Decoration only. */
export function Rosette() {
  return (
    <chakra.svg viewBox="-180 -180 360 360" w="full" maxW="22rem" fill="none" aria-hidden>
      <chakra.path d={guilloche(14, 84, 18)} stroke="brand.solid" strokeWidth="0.75" opacity="0.45" />
      <chakra.path d={guilloche(7, 52, 22, 6)} stroke="brand.solid" strokeWidth="0.75" opacity="0.3" />
      <chakra.circle r="128" stroke="border" strokeWidth="5" />
      <chakra.path
        d="M -55.5 -115.3 A 128 128 0 0 1 0 -128"
        stroke="brand.solid"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {seats.map(({ seat, x, y }) => (
        <chakra.circle
          key={seat}
          cx={x}
          cy={y}
          r={seat === 0 ? 30 : 24}
          fill={seat === 0 ? "accent.solid" : avatarGrounds[seat]}
          stroke={seat === 0 ? "accent.solid" : "brand.solid"}
          strokeWidth="5"
        />
      ))}
    </chakra.svg>
  );
}
