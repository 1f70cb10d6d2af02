import type { Context } from "koa";
import type { BetterAuth } from "./library.ts";
import type { Caller } from "../context.ts";
import type { Database } from "../db/database.ts";
import { admitCaller } from "../middleware/admitCaller.ts";
import { AppError } from "../refusals/AppError.ts";

/** Somebody with a session of their own. */
export type SignedIn = Caller & { sessionId: string };

/**
 * Who asks, by the session's cookie, as a page of an account and an `<img>` do. The same questions are asked as before an action.
 * @throws AppError for a visitor, and for whoever is suspended or gone
 */
export async function callerOfCookie(ctx: Context, auth: BetterAuth, db: Database): Promise<SignedIn> {
  const found = await auth.api.getSession({
    headers: new Headers({ cookie: ctx.get("cookie") }),
    query: { disableRefresh: true, disableCookieCache: true },
  });
  if (!found) throw new AppError("session-expired");
  // Such a session gets no token either (D297).
  if (!found.user.emailVerified) throw new AppError("email-not-verified");
  const caller = { userId: found.user.id, sessionId: found.session.id, role: "member" };
  await admitCaller(db, caller);
  return caller;
}
