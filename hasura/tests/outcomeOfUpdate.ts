import type { ClientBase, DatabaseError } from "pg";

/** Updates one row and takes it back. @returns "taken", or the constraint that refused the value */
export async function outcomeOfUpdate(
  client: ClientBase,
  table: string,
  column: string,
  value: string,
): Promise<string> {
  await client.query("begin");
  const outcome = await client
    .query(`update ${table} set ${column} = $1 where ctid = (select ctid from ${table} limit 1)`, [value])
    .then(
      () => "taken",
      (error: DatabaseError) => error.constraint ?? error.message,
    );
  await client.query("rollback");
  return outcome;
}
