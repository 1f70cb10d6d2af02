/** Whole numbers from one to another, for a list to choose from. */
export const countOptions = (from: number, to: number): { value: string; label: string }[] =>
  Array.from({ length: to - from + 1 }, (_, at) => ({ value: String(from + at), label: String(from + at) }));
