const last = new Map<string, Promise<void>>();

/** Runs the work of one name one after the other, in the order of asking. Other names do not wait. */
export async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(name);
  const { promise: done, resolve: finish } = Promise.withResolvers<void>();
  last.set(name, done);
  await before;
  try {
    return await work();
  } finally {
    finish();
    if (last.get(name) === done) last.delete(name);
  }
}
