import { required } from "../lib/required.ts";
import { FittedMoney } from "./FittedMoney.tsx";

interface Sum {
  /** Minor units. */
  cents: number;
  currency: string;
}

/** A row of `own_sums`, one for each currency. */
export const ownSumOf = (currency: string | null | undefined, cents: number | null | undefined): Sum => ({
  cents: required(cents, "own_sums"),
  currency: required(currency, "own_sums.currency"),
});

/** The chosen currency large, every other one that is not zero in a line below: nothing is converted (D44). */
export function Sums({ of: [chosen, ...others] }: { of: readonly Sum[] }) {
  const first = required(chosen, "own_sums");
  return (
    <>
      <FittedMoney {...first} largest="1.75rem" />
      {others
        .filter(({ cents }) => cents > 0)
        .map((sum) => (
          <FittedMoney key={sum.currency} {...sum} largest="1.125rem" />
        ))}
    </>
  );
}
