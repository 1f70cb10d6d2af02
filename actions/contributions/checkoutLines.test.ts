import { expect, it } from "vitest";
import { checkoutLines } from "./checkoutLines.ts";

const paid = {
  groupName: "Sunday Savers",
  earlierCycle: undefined,
  round: 4,
  amount: 50_00,
  fees: { service: 1_25, processing: 1_79 },
};
const labels = (...asked: Parameters<typeof checkoutLines>) => checkoutLines(...asked).map(({ label }) => label);

it.each([
  ["en", ["Sunday Savers, round 4", "Service fee", "Processing fee"]],
  ["es", ["Sunday Savers, ronda 4", "Comisión de servicio", "Comisión de procesamiento"]],
  ["fr", ["Sunday Savers, tour 4", "Frais de service", "Frais de traitement"]],
] as const)("D249: says in %s what is paid, in the words of the app", (language, expected) => {
  expect(labels(language, paid)).toEqual(expected);
});

it.each([
  ["en", "Sunday Savers, cycle 1, round 4"],
  ["es", "Sunday Savers, ciclo 1, ronda 4"],
  ["fr", "Sunday Savers, cycle 1, tour 4"],
] as const)("names an earlier cycle in %s", (language, label) => {
  expect(labels(language, { ...paid, earlierCycle: 1 })[0]).toBe(label);
});

it("leaves out fees of nothing", () => {
  expect(checkoutLines("en", { ...paid, fees: { service: 0, processing: 0 } })).toHaveLength(1);
});
