/** Draws the people of a scene: what of their own lets them into circles, or keeps them out. */
import fc from "fast-check";
import { DISPUTES } from "./disputes.ts";
import { draw } from "./draw.ts";

export const PEOPLE = 20;

const aPerson = fc.record({
  isDebtor: fc.boolean(),
  dispute: fc.constantFrom(null, null, null, null, ...DISPUTES),
  isVerified: fc.constantFrom(true, true, true, false),
  plan: fc.constantFrom<string>("free", "premium", "all_inclusive"),
});
/** How many of them nothing of their own bars; they stand right after those of STATES. */
export const UNBARRED = 8;
const UNBARRED_PERSON = { isDebtor: false, dispute: null, isVerified: true, plan: "all_inclusive" };
/**
 * Who stands in each scene, after one who is suspended and one who has left us: several whom nothing of their own bars, so
 * that the drawn groups have their say, one who is not verified, one at the limit of a plan, one who owes and one for each end of a disputed payment.
 */
const ALWAYS = [
  ...Array.from({ length: UNBARRED }, () => UNBARRED_PERSON),
  { ...UNBARRED_PERSON, isVerified: false },
  { ...UNBARRED_PERSON, plan: "free" },
  { ...UNBARRED_PERSON, isDebtor: true },
  ...Array.from(DISPUTES, (dispute) => ({ ...UNBARRED_PERSON, dispute })),
];
export const STATES = ["suspended", "deleted"];

/** Those who stand in each scene, and others as drawn. */
export const drawnPeople = () => draw(aPerson, PEOPLE).toSpliced(STATES.length, ALWAYS.length, ...ALWAYS);
