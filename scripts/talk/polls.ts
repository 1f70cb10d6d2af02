import type { LiveQuery } from "../../local/engine/interface.ts";
import type { Person } from "../../hasura/tests/cast.ts";
import { caller, type Stage } from "../../hasura/tests/asking.ts";
import { documentOf } from "../bench/product/documents.ts";

/** One of the client's own live queries as the server keeps it once it is open. */
export function openLive(
  { core }: Pick<Stage, "core">,
  person: Person,
  name: string,
  variables: Record<string, unknown>,
): LiveQuery {
  const { session } = caller(person, "member");
  const query = core.prepare("relay", session, { query: documentOf(name), variables });
  if (query.type !== "subscription" || query.kind !== "live") throw new Error(`${name} is no live query`);
  return query;
}

/** Asks open live queries of one kind in one statement, as Hasura does. @returns the answers, in the order of the queries */
export async function pollLive({ pool }: Pick<Stage, "pool">, queries: readonly LiveQuery[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; data: string }>(queries[0]!.sql, [
    queries.map((_, at) => String(at)),
    queries.map(({ values }) => values),
  ]);
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id)).map(({ data }) => data);
}
