/** How long a tick waits for those before it: one that asks a provider must not keep the minute from the others. */
const PATIENCE_MS = 5000;

/**
 * Lets ticks work one after the other. Most come at the same second. Side by side, each opens a connection and plans its
 * statements anew, and that delays whoever pays or writes in the same second.
 */
export class InTurn {
  #before: Promise<unknown> = Promise.resolve();
  readonly #patience: number;

  /** @param patience milliseconds after which a tick begins though those before it go on */
  constructor(patience = PATIENCE_MS) {
    this.#patience = patience;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = waited(this.#before, this.#patience).then(work);
    this.#before = turn.catch(() => undefined);
    return turn;
  }
}

async function waited(before: Promise<unknown>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, patience)));
  await Promise.race([before, enough]);
  clearTimeout(timer);
}
