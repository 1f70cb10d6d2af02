/** Tells pages the time of the product's clock, so that none counts with its device's (docs/architecture.md, "Time"). */
export class ProductClock {
  #shiftMs: number | undefined;

  /** @param now the product's clock in milliseconds, as actions has just told it; the release before tells none */
  hear(now: number | undefined): void {
    if (now !== undefined) this.#shiftMs = now - Date.now();
  }

  /** The header of an answer; none before actions has told the time. */
  get header(): readonly [name: string, value: string] | undefined {
    return this.#shiftMs === undefined
      ? undefined
      : ["x-product-time", new Date(Date.now() + this.#shiftMs).toISOString()];
  }
}
