import { chakra } from "@chakra-ui/react";
import { memo, useId, useMemo } from "react";
import type { RingLayout } from "./geometry.ts";
import { guilloche } from "./guilloche.ts";

/** The table with its woven ground. The line of the cycle around it is solid for the rounds that are over. */
export const RingTable = memo(function RingTable({ layout }: { layout: RingLayout }) {
  const maskId = useId();
  const { centre, lineRadius, tableRadius, seats, seatRadius, topScale, progress, size } = layout;
  const weave = useMemo(() => {
    const petals = Math.max(12, seats.length <= 12 ? seats.length * 3 : seats.length);
    // On a small table the weave is drawn at the rim alone, so that the words in the middle stay readable.
    const [middle, swing] = tableRadius < 84 ? [0.93, 0.05] : [0.88, 0.085];
    return guilloche(petals, tableRadius * middle, tableRadius * swing, 4);
  }, [seats.length, tableRadius]);
  const width = lineRadius === tableRadius ? 4 : 7;
  // Between the last seat and the first: where a cycle ends and the next would begin.
  const seam = ((seats[0]?.angle ?? 0) - 180 / seats.length) * (Math.PI / 180);
  const seamAt = (distance: number) => `${centre + distance * Math.cos(seam)} ${centre + distance * Math.sin(seam)}`;

  return (
    <g aria-hidden>
      <mask id={maskId} maskUnits="userSpaceOnUse" x="0" y="0" width={size} height={size}>
        <rect width={size} height={size} fill="white" />
        {seats.map((seat) => (
          <circle
            key={seat.position}
            className="moves"
            r={seatRadius * (seat.angle === -90 ? topScale : 1) + 7}
            fill="black"
            style={{ transform: `translate(${seat.x}px, ${seat.y}px)` }}
          />
        ))}
      </mask>
      <chakra.circle cx={centre} cy={centre} r={tableRadius} fill="var(--ring-table)" stroke="border" strokeWidth="1" />
      {/* A plain <g> carries the position, because Chakra would read `transform` as a style. */}
      <g transform={`translate(${centre} ${centre})`}>
        <chakra.path
          d={weave}
          fill="none"
          stroke="brand.solid"
          strokeWidth="0.6"
          opacity={{ base: 0.34, _moreContrast: 0 }}
        />
      </g>
      <g mask={`url(#${maskId})`}>
        <chakra.circle cx={centre} cy={centre} r={lineRadius} fill="none" stroke="bg.emphasized" strokeWidth={width} />
        {progress.share > 0 && (
          <g transform={`rotate(${progress.startAngle} ${centre} ${centre})`}>
            <chakra.circle
              cx={centre}
              cy={centre}
              r={lineRadius}
              fill="none"
              stroke="brand.solid"
              strokeWidth={width}
              pathLength={1}
              strokeDasharray={`${progress.share} 1`}
              transition="stroke-dasharray 240ms ease-out"
            />
          </g>
        )}
        <chakra.path
          d={`M${seamAt(lineRadius - width)}L${seamAt(lineRadius + width)}`}
          stroke="var(--ring-ground)"
          strokeWidth="4"
        />
      </g>
    </g>
  );
});
