import { Query, type Pool } from "pg";
import { isPassing } from "./databaseTrouble.ts";

/**
 * Runs one prepared statement and hands out each row as it comes, while Postgres works on the next.
 * @throws its error
 */
export type AskRows = (statement: Statement) => Promise<void>;

interface Statement {
  /** Statements of one name have the same text. */
  name: string;
  text: string;
  values: unknown[];
  onRow: (row: string[]) => void;
}

export function askingRows(pool: Pool): AskRows {
  return async ({ name, onRow, text, values }) => {
    const client = await pool.connect();
    let failure: Error | undefined;
    await new Promise<void>((resolve) => {
      const asked = { name, text, values, rowMode: "array" };
      const query = new Query<string[]>(asked);
      query.on("row", onRow);
      query.on("end", () => resolve());
      query.on("error", (error) => {
        failure = error;
        resolve();
      });
      client.query(query);
    });
    client.release(failure && isPassing(failure));
    if (failure) throw failure;
  };
}
