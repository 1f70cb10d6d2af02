/** The levels of D137, from the lowest up. */
export const levels = ["new", "bronze", "silver", "gold", "platinum"] as const;
export type Level = (typeof levels)[number];
