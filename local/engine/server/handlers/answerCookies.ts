type ClientHeaders = Readonly<Record<string, string>>;

/**
 * Cookies that action handlers set, on their way to the answer of the request that called them.
 * Each request's headers are an object of their own and travel through the core untouched, so they identify it.
 */
export class AnswerCookies {
  readonly #cookies = new WeakMap<ClientHeaders, string[]>();

  add(clientHeaders: ClientHeaders, cookies: readonly string[]): void {
    const known = this.#cookies.get(clientHeaders);
    if (known) known.push(...cookies);
    else this.#cookies.set(clientHeaders, [...cookies]);
  }

  of(clientHeaders: ClientHeaders): readonly string[] | undefined {
    return this.#cookies.get(clientHeaders);
  }
}
