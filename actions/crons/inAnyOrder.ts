/**
 * The items in another order each time: what stays in a list from tick to tick does not keep those behind it from their turn, though
 * a tick ends before it has come through all of them.
 */
export const inAnyOrder = <T>(items: readonly T[]): T[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
