import type { Check } from "./check.ts";
import { CYCLES } from "./cycles.ts";
import { EXITS } from "./exits.ts";
import { LEDGER } from "./ledger.ts";
import { PAYMENTS } from "./payments.ts";
import { PEOPLE } from "./people.ts";
import { POTS } from "./pots.ts";
import { VOTES } from "./votes.ts";

/** Everything that must be true of the books at every moment. */
export const BOOK_CHECKS: readonly Check[] = [
  ...LEDGER,
  ...POTS,
  ...CYCLES,
  ...PAYMENTS,
  ...EXITS,
  ...VOTES,
  ...PEOPLE,
];
