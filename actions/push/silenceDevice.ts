import type { Context } from "koa";
import type { BetterAuth } from "../auth/library.ts";
import type { Database } from "../db/database.ts";

/**
 * The device that signs out gets no pushes any more (D174). Its browser ends them too, but not without a connection to its maker,
 * and then it would ring for whoever holds it next.
 */
export async function silenceDevice(ctx: Context, auth: BetterAuth, db: Database): Promise<void> {
  const found = await auth.api.getSession({
    headers: new Headers({ cookie: ctx.get("cookie") }),
    query: { disableRefresh: true, disableCookieCache: true },
  });
  if (!found) return;
  await db
    .updateTable("push_subscriptions")
    .set({ is_active: false })
    .where("user_id", "=", found.user.id)
    .where("session_id", "=", found.session.id)
    .execute();
}
