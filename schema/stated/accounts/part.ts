/**
 * One area of what the specification states for accounts. `said` are its sentences word for word, each under the text that
 * says it: a situation of `web/stated/situations/accounts` brings each on a real screen in every language. `owed` are the
 * sentences that no situation says yet. The list only gets shorter: `web/stated/accounts.test.ts` bounds it.
 */
export interface StatedPart {
  said: Readonly<Record<string, string>>;
  owed: readonly string[];
}
