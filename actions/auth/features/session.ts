import { APIError } from "better-auth/api";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { callLibrary } from "../callLibrary.ts";
import { waitOf } from "../claims.ts";
import { noteSessionError, sessionErrorInput } from "../noteSessionError.ts";
import { handingOut, SESSION_EXPIRES_S } from "../openSession.ts";
import { noteDue } from "../secondFactorDue.ts";
import { sealedSessions } from "../sealedSessions.ts";
import { type AuthFeature, readInput, readNothing } from "./feature.ts";

const DAY = 24 * 60 * 60;

/** Who is signed in, until they sign out. */
export const session: AuthFeature = {
  routes(router, { auth, services }) {
    router.post("/sign-out", async (ctx) => {
      await readNothing(ctx);
      await callLibrary(auth, ctx, "/sign-out", { body: {} });
      ctx.body = { success: true };
    });
    router.get("/get-session", async (ctx) => {
      const { body } = await callLibrary(auth, ctx, "/get-session");
      ctx.body = body === null ? "null" : await shownSession(body, services.db);
      ctx.type = "application/json";
    });
    router.post("/log-security-event", async (ctx) => {
      await noteSessionError(await readInput(ctx, sessionErrorInput), { auth, ctx, services });
      ctx.body = { success: true };
    });
  },
  library: ({ db }) => ({
    session: { expiresIn: SESSION_EXPIRES_S, updateAge: DAY },
    plugins: [sealedSessions, handingOut],
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const { rows } = await sql<{ isShut: boolean; hasFactor: boolean }>`
              select suspended_at is not null or deleted_at is not null as "isShut", two_factor_enabled as "hasFactor"
              from public.user_profiles where user_id = ${userId}`.execute(db);
            if (rows[0]?.isShut) throw new APIError("FORBIDDEN", { code: "ACCOUNT_SUSPENDED" });
            // However somebody signs in: their session is opened by `halfSignIn.ts`, once a code was given.
            if (rows[0]?.hasFactor) {
              noteDue(userId);
              throw new APIError("FORBIDDEN", { code: "SECOND_FACTOR_DUE" });
            }
          },
        },
      },
    },
  }),
};

/** With what it waits for, so that nobody has to be refused a token to learn it. */
async function shownSession(body: Record<string, unknown>, db: Database) {
  const { session: open, user } = body as {
    session: { expiresAt: string };
    user: { id: string; email: string; name: string; emailVerified: boolean };
  };
  return {
    session: { expiresAt: open.expiresAt },
    user: { id: user.id, email: user.email, name: user.name, emailVerified: user.emailVerified },
    waitsFor: await waitOf(db, user.id),
  };
}
