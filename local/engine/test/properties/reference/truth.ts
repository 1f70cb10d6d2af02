/** SQL's three truth values; null is "unknown". */
export type Truth = boolean | null;

/** False as soon as one is false, otherwise unknown as soon as one is unknown. */
export function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
}

/** True as soon as one is true, otherwise unknown as soon as one is unknown. */
export function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

export const not = (truth: Truth): Truth => (truth === null ? null : !truth);
