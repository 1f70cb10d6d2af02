import type { Pool } from "pg";
import type { CronTrigger } from "./definitions.ts";
import { newestTick, ticksAfter } from "../../core/model/schedule.ts";

/** A tick that this engine has locked and will deliver. */
export interface LockedTick {
  id: string;
  trigger: string;
  scheduledTime: Date;
  tries: number;
}

/** How many ticks of a trigger are written ahead. Hasura keeps up to 100; fewer make a start quicker. */
const AHEAD = 20;

/**
 * Deletes the ticks to come and writes them again from `now` on, after a start or a moved clock. When the clock went
 * back, ticks ahead of it may be marked dead; they must come again.
 */
export async function rewriteUpcoming(
  pool: Pool,
  triggers: ReadonlyMap<string, CronTrigger>,
  now: Date,
): Promise<void> {
  await pool.query(
    `delete from hdb_catalog.hdb_cron_events
      where tries = 0 and (status in ('scheduled', 'dead') and scheduled_time > $1
                           or status = 'scheduled' and trigger_name <> all ($2))`,
    [now, [...triggers.keys()]],
  );
  await addUpcoming(pool, [...triggers.values()], now);
}

/** Deletes the ticks of a trigger that have not been delivered or tried. */
export async function forgetTicks(pool: Pool, trigger: string): Promise<void> {
  await pool.query(
    "delete from hdb_catalog.hdb_cron_events where trigger_name = $1 and status = 'scheduled' and tries = 0",
    [trigger],
  );
}

/** Adds ticks to triggers that have less than half of them left. */
export async function topUpUpcoming(pool: Pool, triggers: ReadonlyMap<string, CronTrigger>, now: Date): Promise<void> {
  const { rows } = await pool.query<{ trigger: string }>(
    `select name as trigger from unnest($1::text[]) as name
      where (select count(*) from hdb_catalog.hdb_cron_events
              where trigger_name = name and status = 'scheduled' and scheduled_time > $2) < $3`,
    [[...triggers.keys()], now, AHEAD / 2],
  );
  await addUpcoming(
    pool,
    rows.flatMap(({ trigger }) => triggers.get(trigger) ?? []),
    now,
  );
}

async function addUpcoming(pool: Pool, triggers: readonly CronTrigger[], now: Date): Promise<void> {
  if (triggers.length === 0) return;
  const ticks = triggers.flatMap(({ name, schedule }) =>
    ticksAfter(schedule, now, AHEAD).map((tick) => ({ name, tick })),
  );
  await pool.query(
    `insert into hdb_catalog.hdb_cron_events (trigger_name, scheduled_time)
     select * from unnest($1::text[], $2::timestamptz[]) on conflict do nothing`,
    [ticks.map(({ name }) => name), ticks.map(({ tick }) => tick.toISOString())],
  );
}

/**
 * Locks the ticks that are due. A trigger fires once, however many ticks it missed, for the newest of them; the others
 * are marked dead.
 * @param mindTolerance whether a newest tick beyond the trigger's tolerance is dead too
 */
export async function lockDueTicks(
  pool: Pool,
  triggers: ReadonlyMap<string, CronTrigger>,
  now: Date,
  mindTolerance: boolean,
): Promise<LockedTick[]> {
  const { rows } = await pool.query<{ trigger: string; oldest: Date }>(
    `select trigger_name as trigger, min(scheduled_time) as oldest from hdb_catalog.hdb_cron_events
      where status = 'scheduled' and tries = 0 and scheduled_time <= $1 and trigger_name = any ($2)
      group by trigger_name`,
    [now, [...triggers.keys()]],
  );
  const locked = await lockRetries(pool, [...triggers.keys()]);
  for (const { trigger: name, oldest } of rows) {
    const trigger = triggers.get(name);
    if (!trigger) continue;
    const newest = newestTick(trigger.schedule, now);
    const tooOld = mindTolerance && now.getTime() - newest.getTime() > trigger.toleranceMs;
    // A schedule that has changed meanwhile may have had no tick since.
    const fires = newest >= oldest && !tooOld;
    const tick = await lockNewest(pool, name, now, fires ? newest : undefined);
    if (tick) locked.push(tick);
  }
  return locked;
}

async function lockRetries(pool: Pool, names: readonly string[]): Promise<LockedTick[]> {
  const { rows } = await pool.query<LockedTick>(
    `update hdb_catalog.hdb_cron_events set status = 'locked'
      where id in (select id from hdb_catalog.hdb_cron_events
                    where status = 'scheduled' and tries > 0 and next_retry_at <= now() and trigger_name = any ($1)
                    for update skip locked)
      returning id, trigger_name as trigger, scheduled_time as "scheduledTime", tries`,
    [names],
  );
  return rows;
}

/** One statement, so that only one of two engines gets the tick: the other finds it locked or delivered. */
async function lockNewest(
  pool: Pool,
  name: string,
  now: Date,
  newest: Date | undefined,
): Promise<LockedTick | undefined> {
  const { rows } = await pool.query<LockedTick>(
    `with buried as (
       update hdb_catalog.hdb_cron_events set status = 'dead'
        where trigger_name = $1 and status = 'scheduled' and tries = 0 and scheduled_time <= $2
          and scheduled_time is distinct from $3)
     insert into hdb_catalog.hdb_cron_events as event (trigger_name, scheduled_time, status)
     select $1, $3, 'locked' where $3::timestamptz is not null
     on conflict (trigger_name, scheduled_time) do update set status = 'locked' where event.status = 'scheduled'
     returning id, trigger_name as trigger, scheduled_time as "scheduledTime", tries`,
    [name, now, newest ?? null],
  );
  return rows[0];
}

/** When the next tick is due, by the business clock. */
export async function nextTickAt(pool: Pool, names: readonly string[]): Promise<Date | undefined> {
  const { rows } = await pool.query<{ next: Date | null }>(
    `select min(scheduled_time) as next from hdb_catalog.hdb_cron_events
      where status = 'scheduled' and tries = 0 and trigger_name = any ($1)`,
    [names],
  );
  return rows[0]?.next ?? undefined;
}
