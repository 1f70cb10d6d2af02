import type { Database } from "../db/database.ts";
import { quietUntil } from "../domain/quiet.ts";
import { isReadIn, CATALOGUE } from "../news/catalogue.ts";
import type { News } from "../news/define.ts";
import { limit, readLimits } from "../plans/catalogue.ts";

interface PushedNews {
  kind: string;
  values: unknown;
  /** The reader's zone, or that of the group it is about; null where neither is known. */
  zone: string | null;
  /** The product's clock. */
  now: Date;
}

/** For how many seconds no device of the reader may ring: until the morning, but for news that cannot wait for it (D191). */
export async function quietFor(db: Database, { kind, now, values, zone }: PushedNews): Promise<number> {
  if (zone === null || ringsAtNight(kind, values)) return 0;
  const limits = await readLimits(db);
  const quiet = { from: limit(limits, "quiet_from"), until: limit(limits, "quiet_until") };
  const morning = quietUntil(now, zone, quiet);
  return morning === null ? 0 : Math.ceil((morning.getTime() - now.getTime()) / 1000);
}

function ringsAtNight(kind: string, values: unknown): boolean {
  if (!isReadIn(kind, "notice")) return false;
  const { reason } = values as { reason?: unknown };
  return (CATALOGUE[kind] as News).ringsAtNight?.some((named) => named === reason) ?? false;
}
