import type { KyselyPlugin } from "kysely";
import type { Database } from "../db/database.ts";

/** Takes every `FOR UPDATE` out of the queries on their way to the database. */
const withoutLocks: KyselyPlugin = {
  transformQuery: ({ node }) =>
    node.kind === "SelectQueryNode" ? Object.freeze({ ...node, endModifiers: undefined }) : node,
  transformResult: ({ result }) => Promise.resolve(result),
};

/**
 * The same service without its row locks. A race that the locks decide must go wrong with it, because otherwise the
 * test of the race proves nothing.
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

/** Enough tries that a race which can go wrong does, however the machine schedules it. */
const RACES = 20;

/** Runs a race again until it goes wrong. @returns whether it ever did */
export async function everGoesWrong(race: () => Promise<boolean>): Promise<boolean> {
  for (let n = 0; n < RACES; n++) {
    if (await race()) return true;
  }
  return false;
}
