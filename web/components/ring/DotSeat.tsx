import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { lookOf, type RingSeat } from "./seat.ts";

/** A seat of a large circle: its state is a shape as well as a colour. Round the origin. Kept while another is pointed at. */
export const DotSeat = memo(function DotSeat({ seat, radius }: { seat: RingSeat; radius: number }) {
  return (
    <>
      {seat.isRecipient && <chakra.circle r={radius + 6} fill="accent.solid" opacity="0.18" />}
      {seat.isMe && <chakra.circle r={radius + 3.5} fill="none" stroke="brand.solid" strokeWidth="2" />}
      <g opacity={seat.hasLeft ? 0.45 : undefined}>
        <DotShape seat={seat} radius={radius} />
      </g>
      {seat.hasReceived && seat.state !== "open" && <chakra.circle r={radius * 0.36} fill="surface" />}
    </>
  );
});

function DotShape({ seat, radius }: { seat: RingSeat; radius: number }) {
  const line = { fill: "surface", strokeWidth: 1.75 } as const;
  switch (lookOf(seat)) {
    case "paid":
      return <chakra.circle r={radius} fill="colorPalette.solid" />;
    case "excused":
      return <chakra.circle r={radius} fill="colorPalette.solid" />;
    case "processing":
      return (
        <chakra.circle
          r={radius}
          {...line}
          stroke="colorPalette.solid"
          strokeDasharray="3 2.4"
          animation="spin 9s linear infinite"
        />
      );
    case "grace":
      return (
        <>
          <chakra.circle r={radius} {...line} stroke="colorPalette.solid" />
          <chakra.path d={`M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}Z`} fill="colorPalette.solid" />
        </>
      );
    case "late":
      return (
        <g transform="rotate(45)">
          <chakra.rect
            x={-radius * 0.9}
            y={-radius * 0.9}
            width={radius * 1.8}
            height={radius * 1.8}
            rx="1.5"
            fill="colorPalette.solid"
          />
        </g>
      );
    case "due":
      return <chakra.circle r={radius} {...line} stroke="border.emphasized" />;
    case "upcoming":
    case "spared":
      return <chakra.circle r={radius} fill="bg.emphasized" stroke="border.emphasized" strokeWidth="1.5" />;
    case "open":
      return <chakra.circle r={radius} {...line} stroke="border.emphasized" strokeDasharray="2.4 2.4" />;
  }
}
