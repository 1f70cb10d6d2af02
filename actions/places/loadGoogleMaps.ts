import { sql } from "kysely";
import { z } from "zod";
import type { ActionContext } from "../context.ts";
import { inTransaction, type Tx } from "../db/database.ts";
import { defineAction } from "../define.ts";
import type { Env } from "../env.ts";
import { failPoint } from "../faults.ts";
import { readLimit } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";

const input = z.object({
  /** Made by the browser for one search: asking again after a lost answer counts once. */
  search_id: z.uuid(),
});

/** Begins a search for a place on the maps: counts it (D17) and names the script that searches in the browser. */
export const loadGoogleMaps = defineAction("load_google_maps", input, begin);

async function begin(
  { search_id }: z.output<typeof input>,
  { caller, db, env }: ActionContext,
): Promise<{ scriptUrl: string; searches_left: number }> {
  return inTransaction(db, async (tx, now) => {
    const person = await lockSearcher(tx, caller.userId);
    if (!person) throw new AppError("not-signed-in");
    if (!person.mayUseMaps) throw new AppError({ code: "place-search-needs-plan", values: { plan: person.plan } });
    const scriptUrl = scriptUrlOf(env, person.language);
    if (!scriptUrl) throw new AppError("maps-not-available");
    const most = await readLimit(tx, "place_searches");
    const searched = await searchesOfMonth(tx, caller.userId, now, person.timeZone);
    if (!searched.includes(search_id)) {
      if (searched.length >= most)
        throw new AppError({ code: "place-search-limit-reached", values: { searches: most } });
      await count(tx, search_id, caller.userId);
      searched.push(search_id);
    }
    failPoint("act:load_google_maps");
    return { scriptUrl, searches_left: most - searched.length };
  });
}

interface Searcher {
  language: string;
  timeZone: string;
  mayUseMaps: boolean;
  /** The plan that has the search. */
  plan: string;
}

/** Locks the person, so that two searches at once count as two. */
async function lockSearcher(tx: Tx, userId: string): Promise<Searcher | undefined> {
  const { rows } = await sql<Searcher>`
    select r.language, coalesce(p.time_zone, 'UTC') as "timeZone",
      (select l.has_custom_features from plans l where l.plan_id = private.plan_of(p.user_id)) as "mayUseMaps",
      (select l.name from plans l where l.has_custom_features and l.is_listed order by l.position limit 1) as plan
    from user_profiles p join user_preferences r using (user_id)
    where p.user_id = ${userId} and p.deleted_at is null for update of p`.execute(tx);
  return rows[0];
}

/** The searches of the calendar month in which the person is now. */
async function searchesOfMonth(tx: Tx, userId: string, now: Date, timeZone: string): Promise<string[]> {
  const { rows } = await sql<{ search_id: string }>`
    select search_id from private.place_searches where user_id = ${userId}
      and searched_at >= date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone}`.execute(
    tx,
  );
  return rows.map(({ search_id }) => search_id);
}

/** @throws AppError for an id that names another search */
async function count(tx: Tx, search_id: string, userId: string): Promise<void> {
  const counted = await tx
    .insertInto("private.place_searches")
    .values({ search_id, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("search_id")
    .executeTakeFirst();
  if (!counted) throw new AppError("invalid-input", { field: "search_id" });
}

/** The maps' script with our key, in the person's language; undefined where no maps are configured. */
function scriptUrlOf({ GOOGLE_MAPS_API_KEY: key, GOOGLE_MAPS_SCRIPT_URL: script }: Env, language: string) {
  if (!script || !key) return undefined;
  const url = new URL(script);
  for (const [name, value] of Object.entries({ key, loading: "async", libraries: "places", language }))
    url.searchParams.set(name, value);
  return url.href;
}
