import { sql } from "kysely";
import type { Tx } from "../db/database.ts";
import { linkNameRefusal } from "../domain/linkName.ts";
import { limit, readLimits } from "../plans/catalogue.ts";
import { AppError } from "../refusals/AppError.ts";

interface Answer {
  allowed: boolean;
  values: { plan: string };
}

/**
 * What only some plans let a circle have: a payout day of its own (D8), a link name, an accent colour and a cover (D6). The same SQL
 * functions answer the form before it asks.
 * @param userId whose plan decides
 * @throws AppError naming the first thing that this plan has not
 */
export async function refuseBeyondPlan(
  tx: Tx,
  userId: string,
  wished: {
    payout_delay_days?: number | null;
    link_name?: string | null;
    accent_color?: string | null;
    cover_id?: string | null;
  },
): Promise<void> {
  const { rows } = await sql<{ schedule: Answer; customize: Answer }>`
    select user_may_schedule(p) as schedule, user_may_customize(p) as customize
    from user_profiles p where user_id = ${userId}`.execute(tx);
  const { customize, schedule } = rows[0]!;
  if (wished.payout_delay_days && !schedule.allowed) {
    throw new AppError({ code: "scheduling-needs-plan", values: schedule.values });
  }
  if (customize.allowed) return;
  const own = (["link_name", "accent_color", "cover_id"] as const).find((field) => wished[field]);
  if (own) throw new AppError({ code: "custom-needs-plan", values: customize.values }, { field: own });
}

/**
 * Two circles may want a name at the same moment: then the database's constraint refuses the later one.
 * @param groupId the circle that is changed; its own links are no others'
 * @throws AppError for a name that no circle can have, for one that stands, or stood, in another circle's link, and for a
 * new one when this circle has had as many as it may: they stay its own for good
 */
export async function refuseLinkName(tx: Tx, name: string, groupId?: string): Promise<void> {
  const limits = await readLimits(tx);
  const refusal = linkNameRefusal(name, { min: limit(limits, "link_name_min"), max: limit(limits, "link_name_max") });
  if (refusal) throw new AppError(refusal);
  const { rows } = await sql<{ isTaken: boolean; others: number; poses: boolean }>`
    select exists (
        select from group_slugs where url_slug = ${name} and group_id is distinct from ${groupId ?? null}::uuid) as "isTaken",
      (select count(*)::integer from group_slugs s join groups g using (group_id)
        where g.group_id = ${groupId ?? null}::uuid and s.url_slug <> ${name}
          and right(s.url_slug, length(g.short_id::text) + 1) <> '-' || g.short_id) as others,
      private.poses_as_service(${name}) or private.poses_as_staff(replace(${name}, '-', ' ')) as poses`.execute(tx);
  if (rows[0]!.poses) throw new AppError("link-name-reserved");
  if (rows[0]!.isTaken) throw new AppError("link-name-taken");
  const max = limit(limits, "link_names_max");
  if (rows[0]!.others >= max) throw new AppError({ code: "link-names-enough", values: { max } });
}
