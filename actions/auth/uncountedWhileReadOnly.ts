import type { BetterAuthPlugin } from "better-auth";

/** SQLSTATE of a write while Postgres is read-only, as on one machine with a full disk. */
const READ_ONLY = "25006";

/**
 * Lets requests through uncounted while nothing can be written, so that whoever is signed in can go on reading: a token is
 * good for a quarter of an hour. A session that is to be prolonged stays as it is. What writes, a guess at a password included, is refused by Postgres all the same.
 */
export const uncountedWhileReadOnly = {
  id: "uncounted-while-read-only",
  init: ({ adapter }) => ({
    context: {
      adapter: {
        ...adapter,
        create: (ask) => countedOr(ask.data, ask, adapter.create(ask)),
        update: async (ask) => {
          try {
            return await adapter.update(ask);
          } catch (error) {
            if (!isReadOnly(error) || ask.model !== "session") throw error;
            return adapter.findOne({ model: ask.model, where: ask.where });
          }
        },
        incrementOne: (ask) => countedOr({}, ask, adapter.incrementOne(ask)),
      },
    },
  }),
} satisfies BetterAuthPlugin;

const isReadOnly = (error: unknown) => (error as { code?: unknown }).code === READ_ONLY;

/** @returns `row` for a request that could not be counted @throws what was thrown otherwise */
async function countedOr(row: object, { model }: { model: string }, written: Promise<unknown>): Promise<never> {
  try {
    return (await written) as never;
  } catch (error) {
    if (model === "rateLimit" && isReadOnly(error)) return row as never;
    throw error;
  }
}
