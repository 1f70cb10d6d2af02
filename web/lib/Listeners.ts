/** Those who hear of one thing. */
export class Listeners<Told extends readonly unknown[]> {
  readonly #all = new Set<(...told: Told) => void>();

  /** @returns a function that ends it */
  add(listener: (...told: Told) => void): () => void {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  }

  /** @returns whether anybody has heard it */
  tell(...told: Told): boolean {
    for (const listener of this.#all) listener(...told);
    return this.#all.size > 0;
  }
}
