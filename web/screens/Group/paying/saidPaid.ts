import { toaster } from "../../../ui/toaster.tsx";

const sameForMs = 60_000;

/** Who says that a payment succeeded: the look after the return from a checkout, or the rounds on the page. */
type Teller = "return" | "rounds";

let last: { teller: Teller; at: number } | null = null;

/** Says that a payment succeeded. Both tellers see the same payment, so what one has said the other does not repeat. */
export function sayPaid(title: string, teller: Teller): void {
  const wasSaid = last !== null && last.teller !== teller && performance.now() - last.at < sameForMs;
  last = wasSaid ? null : { teller, at: performance.now() };
  if (!wasSaid) toaster.show({ tone: "paid", title });
}

/** What was said on a page says nothing about the next one. */
export const forgetPaid = (): void => void (last = null);
