import { chakra } from "@chakra-ui/react";
import { type Level, levels } from "./level.ts";

const CENTRE = 20;
const RADIUS = 16;
/** Degrees that stay empty between two arcs. */
const GAP = 22;
const arcs = levels.slice(1);

const point = (degrees: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)}`;
};
const each = 360 / arcs.length;
const paths = arcs.map((level, at) => ({
  level,
  d: `M${point(at * each + GAP / 2)}A${RADIUS} ${RADIUS} 0 0 1 ${point((at + 1) * each - GAP / 2)}`,
}));

/** A level as a ring that closes: an arc for each level that is reached. Decorative: the word stands beside it. */
export function LevelPicture({ level, size }: { level: Level; size: number }) {
  const reached = levels.indexOf(level);
  return (
    <chakra.svg viewBox="0 0 40 40" style={{ width: size, height: size }} flexShrink="0" aria-hidden>
      {paths.map((arc, at) => (
        <chakra.path
          key={arc.level}
          d={arc.d}
          fill="none"
          stroke={at < reached ? "brand.solid" : "bg.emphasized"}
          strokeWidth="5"
          strokeLinecap="round"
          transition="stroke 240ms ease-out"
        />
      ))}
      <chakra.circle
        cx={CENTRE}
        cy={CENTRE}
        r={reached === arcs.length ? 7 : 4}
        fill={reached === 0 ? "bg.emphasized" : "brand.solid"}
      />
    </chakra.svg>
  );
}
