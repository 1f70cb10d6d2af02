import pg from "pg";
import { vi } from "vitest";

/**
 * For tests: the statements that the service sends to its database while it answers, in order and without their values.
 * Two questions with the same statements take the same time up to what an index look-up varies, on however busy a machine.
 */
export async function statementsOf(ask: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, "query");
  try {
    await ask();
    for (const [asked] of query.mock.calls as unknown as [string | { text: string }][])
      sent.push(typeof asked === "string" ? asked : asked.text);
  } finally {
    query.mockRestore();
  }
  return sent;
}
