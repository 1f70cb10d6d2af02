/** The list with the entry at `from` moved one place; unchanged at either end. */
export function moveInOrder<Entry>(entries: readonly Entry[], from: number, step: -1 | 1): Entry[] {
  const to = from + step;
  const moved = [...entries];
  const entry = moved[from];
  if (entry === undefined || to < 0 || to >= entries.length) return moved;
  moved.splice(from, 1);
  moved.splice(to, 0, entry);
  return moved;
}
