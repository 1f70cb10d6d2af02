import type { ActionContext } from "../context.ts";
import type { Tx } from "../db/database.ts";
import { AppError } from "../refusals/AppError.ts";

/** One row of the view given_up_work. */
export interface GivenUpWork {
  kind: string;
  about: string | null;
  reason: string | null;
  attempts: number | null;
  /** When it came to the list. It changes whenever the provider says something new of a payment. */
  given_up_at: Date;
}

/**
 * One row of the list, for a platform admin who does something about it.
 * @throws AppError for whoever is no platform admin now, whatever a token says, and for what is not on the list
 */
export async function readGivenUp(tx: Tx, { caller }: ActionContext, workId: string): Promise<GivenUpWork> {
  const role = await tx
    .selectFrom("user_roles")
    .innerJoin("user_profiles as p", "p.user_id", "user_roles.user_id")
    .select("role")
    .where("p.user_id", "=", caller.userId)
    .where("p.two_factor_enabled", "=", true)
    .where("role", "=", "admin")
    .executeTakeFirst();
  if (!role) throw new AppError("not-allowed");
  const work = await tx
    .selectFrom("given_up_work")
    .select(["kind", "about", "reason", "attempts", "given_up_at"])
    .where("work_id", "=", workId)
    .executeTakeFirst();
  if (!work?.kind || !work.given_up_at) throw new AppError("given-up-work-not-found");
  return { ...work, kind: work.kind, given_up_at: work.given_up_at };
}

/** Leaves a line in the audit log, with how the work stood before. */
export async function auditGivenUp(
  tx: Tx,
  { caller }: ActionContext,
  { action, details, work, workId }: { action: string; details?: object; work: GivenUpWork; workId: string },
): Promise<void> {
  const { about, attempts, kind, reason } = work;
  await tx
    .insertInto("admin_audit_logs")
    .values({
      admin_id: caller.userId,
      action,
      subject_type: kind,
      subject_id: workId,
      details: JSON.stringify({ about, attempts, reason, ...details }),
    })
    .execute();
}
