import type { BetterAuthPlugin } from "better-auth";
import { isReadOnly } from "./readOnly.ts";

/**
 * Leaves a session that is to be prolonged as it is while nothing can be written, so that whoever is signed in can go on
 * reading: a token is good for a quarter of an hour. What writes otherwise, a guess at a password included, is refused by
 * Postgres all the same.
 */
export const keptWhileReadOnly = {
  id: "kept-while-read-only",
  init: ({ adapter }) => ({
    context: {
      adapter: {
        ...adapter,
        update: async (ask) => {
          try {
            return await adapter.update(ask);
          } catch (error) {
            if (!isReadOnly(error) || ask.model !== "session") throw error;
            return adapter.findOne({ model: ask.model, where: ask.where });
          }
        },
      },
    },
  }),
} satisfies BetterAuthPlugin;
