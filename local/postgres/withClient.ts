import pg from "pg";

/**
 * Runs `work` over one connection, which is closed at its end.
 * @param withinMs how long connecting and each statement may take; without it there is no limit
 */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  withinMs?: number,
): Promise<T> {
  const patience = withinMs === undefined ? {} : { connectionTimeoutMillis: withinMs, query_timeout: withinMs };
  const client = new pg.Client({ connectionString: url, ...patience });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
