import type { TestService } from "./testService.ts";

/** For tests: what somebody was told of the ways into their account, in the order in which it happened. */
export async function securityAlerts({ services, settle }: TestService, userId: string): Promise<string[]> {
  await settle();
  const rows = await services.db
    .selectFrom("notifications")
    .select("values")
    .where("user_id", "=", userId)
    .where("kind", "=", "security")
    .orderBy("created_at")
    .execute();
  return rows.map(({ values }) => (values as { reason: string }).reason);
}
