import { useState } from "react";

/**
 * Keeps rows where they were first seen, and puts new ones behind them: a row whose button was just pressed must not make
 * room for another one under the finger.
 */
export function useSteadyOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  const [seen, setSeen] = useState<readonly string[]>(() => rows.map(keyOf));
  const added = rows.map(keyOf).filter((key) => !seen.includes(key));
  if (added.length > 0) setSeen([...seen, ...added]);
  const order = new Map([...seen, ...added].map((key, at) => [key, at]));
  return rows.toSorted((a, b) => order.get(keyOf(a))! - order.get(keyOf(b))!);
}
