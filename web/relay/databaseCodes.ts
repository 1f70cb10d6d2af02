/** Hasura's codes for what Postgres refused. The message is Postgres' own after a few words that name the kind. */
export const OF_THE_DATABASE: ReadonlySet<string> = new Set([
  "permission-error",
  "constraint-violation",
  "data-exception",
]);
