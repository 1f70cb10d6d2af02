import type { KyselyPlugin } from "kysely";
import type { Database } from "../db/database.ts";

/** Takes every `FOR UPDATE` out of the queries on their way to the database. */
const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) =>
    node.kind === "SelectQueryNode" ? Object.freeze({ ...node, endModifiers: undefined }) : node,
  transformResult: ({ result }) => Promise.resolve(result),
};

/**
 * The same service without its row locks: a race that the locks decide must go wrong with it, or the test of the race
 * proves nothing.
 */
export async function playWithoutLocks<T>(services: { db: Database }, play: () => Promise<T>): Promise<T> {
  const locked = services.db;
  services.db = locked.withPlugin(withoutLocks);
  try {
    return await play();
  } finally {
    services.db = locked;
  }
}
