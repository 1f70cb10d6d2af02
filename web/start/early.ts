/**
 * What the page asked for before its scripts were here. `boot.ts`, which stands in the page itself, starts the session and
 * the queries of the address; whoever needs one of these answers takes it instead of asking a second time.
 */
import type { PageFiles } from "./pages.ts";

interface Early {
  atMs: number;
  answer: Promise<Response>;
}

declare global {
  // Made by `boot.ts`; absent in tests and in the gallery.
  var earlyAnswers: Map<string, Early> | undefined;
  var pageFiles: PageFiles | undefined;
}

/** An answer that nobody took for so long says nothing about now. */
const freshMs = 10_000;

/** An answer by what was asked: a path, or the body of a GraphQL request. It is given once. */
export function takeEarly(asked: string): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(asked);
  globalThis.earlyAnswers?.delete(asked);
  return early && performance.now() - early.atMs < freshMs ? early.answer : undefined;
}

/**
 * Drops what nobody has taken: once the page is shown, and before the next person sees anything. An answer that is never read
 * would keep its connection to the server.
 */
export function forgetEarly(): void {
  for (const { answer } of globalThis.earlyAnswers?.values() ?? [])
    answer.then(({ body }) => body?.cancel()).catch(() => {});
  globalThis.earlyAnswers?.clear();
}
