import type { Context } from "koa";
import type { BetterAuth } from "./library.ts";
import type { Caller } from "../context.ts";
import type { Database } from "../db/database.ts";
import { waitOf } from "./claims.ts";
import { admitCaller } from "../middleware/admitCaller.ts";
import { AppError } from "../refusals/AppError.ts";

const WAITING = { confirmation: "email-not-verified", terms: "terms-not-accepted" } as const;

/** Somebody with a session of their own. */
export type SignedIn = Caller & { sessionId: string };

/**
 * Who asks, by the session's cookie, as a page of an account and an `<img>` do. The same questions are asked as before a
 * token is given and before an action.
 * @throws AppError for a visitor, for whoever is suspended or gone, and while the session would get no token (D253, D297)
 */
export async function callerOfCookie(ctx: Context, auth: BetterAuth, db: Database): Promise<SignedIn> {
  const found = await auth.api.getSession({
    headers: new Headers({ cookie: ctx.get("cookie") }),
    query: { disableRefresh: true, disableCookieCache: true },
  });
  if (!found) throw new AppError("session-expired");
  const caller = { userId: found.user.id, sessionId: found.session.id, role: "member" };
  // Read first: of whoever is deleted meanwhile the next question says that they are gone, not that they have not agreed.
  const waitsFor = await waitOf(db, caller.userId);
  await admitCaller(db, caller);
  if (waitsFor) throw new AppError(WAITING[waitsFor]);
  return caller;
}
