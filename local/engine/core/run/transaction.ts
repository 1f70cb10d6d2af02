import pg from "pg";
import type { Session } from "../../interface.ts";
import { commitError, postgresError } from "./postgresError.ts";

/**
 * Runs `work` in one transaction that knows the session; triggers read it as `hasura.user`.
 * @throws EngineError after everything was rolled back
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  session: Session,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  let client: pg.PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    throw postgresError(error);
  }
  let broken: Error | undefined;
  try {
    // Sent as one text, which is only possible without parameters.
    const user = pg.escapeLiteral(JSON.stringify(session.variables));
    await client.query(`begin; select set_config('hasura.user', ${user}, true)`);
    const result = await work(client);
    await client.query("commit").catch((error: unknown) => {
      throw commitError(error);
    });
    return result;
  } catch (error) {
    await client.query("rollback").catch((fault: Error) => (broken = fault));
    throw postgresError(error);
  } finally {
    // A connection that cannot roll back is not used again.
    client.release(broken);
  }
}
