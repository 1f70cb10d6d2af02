import type { Context } from "koa";
import { z } from "zod";
import { SESSION_ERRORS } from "../../schema/sessionErrors.ts";
import type { Services } from "../context.ts";
import { takeRequest } from "../db/requestLimits.ts";
import { networkAddress, networkOf } from "../middleware/networkAddress.ts";
import type { BetterAuth } from "./library.ts";
import { AuthRefusal } from "./refusals.ts";
import { noteSecurityEvent } from "./securityLog.ts";

export const sessionErrorInput = z.object({
  code: z.enum(SESSION_ERRORS),
  /** The page that was to be shown; the log keeps its pattern. */
  path: z.string().regex(/^\/[!-~]{0,199}$/),
});

/**
 * Notes in the security log that a fault of the session kept a page from being shown. The event names the person whose cookie came
 * along, also one who is suspended. It names nobody once the session has ended.
 * @throws AuthRefusal beyond the limit
 */
export async function noteSessionError(
  { code, path }: z.output<typeof sessionErrorInput>,
  { auth, ctx, services: { db } }: { auth: BetterAuth; ctx: Context; services: Services },
): Promise<void> {
  const found = await auth.api.getSession({
    headers: new Headers({ cookie: ctx.get("cookie") }),
    query: { disableRefresh: true, disableCookieCache: true },
  });
  const who = found?.user.id ?? networkOf(networkAddress(ctx));
  const retryAfter = await takeRequest(db, `session-errors-of:${who}`, { limit: "session_errors" });
  if (retryAfter > 0) throw new AuthRefusal({ code: "too-many-requests", values: { retryAfter } });
  const email = found?.user.email ?? null;
  await noteSecurityEvent(db, ctx, { type: "session_error", email, success: false, refusal: code, path });
}
