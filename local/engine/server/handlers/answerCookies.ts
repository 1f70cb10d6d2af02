type ClientHeaders = Readonly<Record<string, string>>;

/**
 * Cookies that action handlers set, on their way to the answer of the request that called them. Each request has its
 * own object of headers, which passes through the core unchanged, so that object identifies the request.
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
