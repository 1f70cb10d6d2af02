import { describe, expect, it } from "vitest";
import { ringLayout, type RingLayout, seatSizeFor } from "./geometry.ts";

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

/** The smallest gap between the edges of two neighbouring seats, the grown one at the top included. */
function narrowestGap(layout: RingLayout): number {
  const radiusOf = (angle: number) => layout.seatRadius * (angle === -90 ? layout.topScale : 1);
  const gaps = layout.seats.map((seat, at) => {
    const next = layout.seats[(at + 1) % layout.seats.length] ?? seat;
    return distance(seat, next) - radiusOf(seat.angle) - radiusOf(next.angle);
  });
  return Math.min(...gaps);
}

it.each([
  [2, "large"],
  [12, "large"],
  [13, "small"],
  [24, "small"],
  [25, "dot"],
  [50, "dot"],
] as const)("%i seats are drawn %s", (seats, size) => expect(seatSizeFor(seats)).toBe(size));

describe.each([288, 358, 420, 560])("at %i px", (size) => {
  it.each([2, 3, 5, 8, 12, 13, 20, 24, 25, 40, 50])(
    "%i seats stand apart, inside the square and outside the table",
    (seats) => {
      const layout = ringLayout({ seats, size, round: 1, phase: "running" });
      expect(narrowestGap(layout)).toBeGreaterThan(1.5);
      for (const seat of layout.seats) {
        const reach = layout.seatRadius * layout.topScale + 6;
        expect(Math.min(seat.x, seat.y)).toBeGreaterThan(reach);
        expect(Math.max(seat.x, seat.y)).toBeLessThan(size - reach);
        expect(distance(seat, { x: layout.centre, y: layout.centre })).toBeGreaterThan(
          layout.tableRadius + layout.seatRadius,
        );
      }
      expect(layout.tableRadius).toBeGreaterThan(size * 0.22);
    },
  );
});

it.each([
  { seats: 8, size: 560, radius: 28, hasNames: true },
  { seats: 12, size: 560, radius: 28, hasNames: true },
  { seats: 12, size: 358, radius: 24.6, hasNames: true },
  { seats: 12, size: 288, radius: 19.5, hasNames: false },
  { seats: 20, size: 560, radius: 18, hasNames: false },
])("$seats seats at $size px have a radius of $radius", ({ seats, size, radius, hasNames }) => {
  const layout = ringLayout({ seats, size, round: 1, phase: "running" });
  expect(layout.seatRadius).toBeCloseTo(radius, 0);
  expect(layout.hasNames).toBe(hasNames);
});

it.each([
  { round: 1, atTop: 1, startAngle: -90, share: 0 },
  { round: 3, atTop: 3, startAngle: -180, share: 0.25 },
  { round: 8, atTop: 8, startAngle: -405, share: 0.875 },
])(
  "in round $round of 8 seat $atTop is at the top and the line covers $share",
  ({ round, atTop, startAngle, share }) => {
    const layout = ringLayout({ seats: 8, size: 400, round, phase: "running" });
    expect(layout.seats.find((seat) => seat.angle === -90)?.position).toBe(atTop);
    expect(layout.progress.share).toBeCloseTo(share);
    expect(layout.progress.startAngle).toBeCloseTo(startAngle);
  },
);

it("goes clockwise in payout order: after the top comes the right", () => {
  const [first, second] = ringLayout({ seats: 4, size: 400, round: 1, phase: "before" }).seats;
  expect(first?.y).toBeLessThan(200);
  expect(second?.x).toBeGreaterThan(200);
});

it.each([
  ["before", 0],
  ["completed", 1],
] as const)("%s the line covers %i of the circle and the first seat is at the top", (phase, share) => {
  const layout = ringLayout({ seats: 6, size: 400, round: 4, phase });
  expect(layout.progress.share).toBe(share);
  expect(layout.seats[0]?.angle).toBe(-90);
});

it.each([
  [8, 358, "through the seats"],
  [12, 358, "round the table"],
  [12, 560, "through the seats"],
  [40, 560, "round the table"],
] as const)("with %i seats at %i px the line of the cycle runs %s", (seats, size, where) => {
  const layout = ringLayout({ seats, size, round: 2, phase: "running" });
  expect(layout.lineRadius).toBe(where === "through the seats" ? layout.radius : layout.tableRadius);
});

it.each([
  [24, 560, "small"],
  [24, 358, "small"],
  [24, 288, "dot"],
  [13, 288, "small"],
] as const)("%i seats at %i px are drawn %s: faces only where one can be told from another", (seats, size, drawn) => {
  expect(ringLayout({ seats, size, round: 1, phase: "running" }).seatSize).toBe(drawn);
});
