/** Where everything of the ring stands. Units are pixels of a square `size` wide; angles are degrees, 0 at three o'clock. */
import type { RingPhase } from "./seat.ts";

export type SeatSize = "large" | "small" | "dot";

export interface SeatPlace {
  position: number;
  /** Degrees, clockwise; −90 is the top. */
  angle: number;
  x: number;
  y: number;
}

export interface RingLayout {
  size: number;
  centre: number;
  /** Of the circle the seats stand on. */
  radius: number;
  seatSize: SeatSize;
  /** Of one seat, without its state ring. */
  seatRadius: number;
  /** How much larger the seat at the top is drawn. */
  topScale: number;
  /** Half the way to the next seat: what is pressed nearer belongs to this one. */
  reach: number;
  /** Whether every seat has room for its name. */
  hasNames: boolean;
  /** Of the free disc inside the seats. */
  tableRadius: number;
  /** Of the cycle's line: through the seats, or round the table where seats stand too close to see it between them. */
  lineRadius: number;
  /** In payout order. */
  seats: readonly SeatPlace[];
  /** The rounds that are over: where their line begins, and which share of the circle it covers, 0 to 1. */
  progress: { startAngle: number; share: number };
}

export interface RingShape {
  seats: number;
  size: number;
  /** The round that runs, from 1. */
  round: number;
  phase: RingPhase;
}

const top = -90;
export const smallestRing = 256;
export const largestRing = 560;

export function seatSizeFor(seats: number): SeatSize {
  if (seats <= 12) return "large";
  return seats <= 24 ? "small" : "dot";
}

/** Largest radius of a seat, and the room outside the circle of seats for rings, badges and names. */
const measures: Record<
  SeatSize,
  { radius: number; shareOfSize: number; margin: number; fill: number; topScale: number }
> = {
  large: { radius: 28, shareOfSize: 0.078, margin: 17, fill: 0.36, topScale: 1.15 },
  small: { radius: 18, shareOfSize: 0.05, margin: 15, fill: 0.34, topScale: 1.2 },
  dot: { radius: 9, shareOfSize: 0.025, margin: 14, fill: 0.34, topScale: 1.6 },
};

/** A name tag stands a little below its seat and must not reach the next one. */
const nameRoom = 17;

/** Room for two gaps and a piece of line that is long enough to be seen. */
const lineRoom = 30;

/** Below this radius faces cannot be told apart, so seats are drawn as dots. */
const smallestFace = 11;

function seatMeasures(seatSize: SeatSize, count: number, size: number) {
  const { radius: most, shareOfSize, margin, fill, topScale } = measures[seatSize];
  const wanted = Math.min(most, size * shareOfSize);
  const radius = size / 2 - wanted - margin;
  const chord = 2 * radius * Math.sin(Math.PI / count);
  return { seatSize, wanted, radius, chord, seatRadius: Math.min(wanted, chord * fill), topScale };
}

/** The layout of a ring with at least two seats. */
export function ringLayout({ seats: count, size, round, phase }: RingShape): RingLayout {
  const asked = seatMeasures(seatSizeFor(count), count, size);
  const isTooTight = asked.seatSize === "small" && asked.seatRadius < smallestFace;
  const { seatSize, wanted, radius, chord, seatRadius, topScale } = isTooTight
    ? seatMeasures("dot", count, size)
    : asked;
  const centre = size / 2;
  const step = 360 / count;
  // Before the start and after the end it is nobody's turn: the first seat stands at the top.
  const atTop = phase === "running" ? round : 1;

  const seats = Array.from({ length: count }, (_, at) => {
    const angle = top + (at + 1 - atTop) * step;
    const radians = (angle / 180) * Math.PI;
    return { position: at + 1, angle, x: centre + radius * Math.cos(radians), y: centre + radius * Math.sin(radians) };
  });

  const past = phase === "running" ? round - 1 : phase === "completed" ? count : 0;
  const tableRadius = radius - wanted - 12;
  return {
    size,
    centre,
    radius,
    seatSize,
    seatRadius,
    topScale,
    reach: chord / 2,
    hasNames: seatSize === "large" && chord >= 2 * seatRadius + nameRoom,
    tableRadius,
    lineRadius: chord - 2 * seatRadius >= lineRoom ? radius : tableRadius,
    seats,
    progress: { startAngle: top - past * step, share: past / count },
  };
}

/** The widest line of text that fits the table at `offset` above or below its middle. */
export function tableWidthAt(layout: RingLayout, offset: number): number {
  const inner = layout.tableRadius * 0.92;
  return 2 * Math.sqrt(Math.max(0, inner * inner - offset * offset));
}
