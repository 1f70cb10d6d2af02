import { randomBytes } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Tx } from "../db/database.ts";
import { networkAddress } from "../middleware/networkAddress.ts";
import { callLibrary } from "./callLibrary.ts";
import type { BetterAuth } from "./library.ts";
import { tokenHash } from "./sealedSessions.ts";

const DAY_S = 24 * 60 * 60;
export const SESSION_EXPIRES_S = 30 * DAY_S;

/**
 * Opens a session in the transaction that took its code, for the device that asks. Its token is given to the browser by
 * `handOut`, after the commit.
 * @param remembers false for a session that ends with the browser
 * @param openedBy the provider whose word came before the code; null where a password did
 */
export async function openSession(
  tx: Tx,
  ctx: Context,
  { openedBy, remembers, userId }: { userId: string; remembers: boolean; openedBy: string | null },
): Promise<{ id: string; token: string }> {
  const token = randomBytes(24).toString("base64url");
  const lifetime = sql<Date>`now() + ${remembers ? SESSION_EXPIRES_S : DAY_S} * interval '1 second'`;
  const { id } = await tx
    .insertInto("auth.sessions")
    .values({
      user_id: userId,
      token_hash: tokenHash(token),
      opened_by: openedBy,
      expires_at: lifetime,
      ip_address: networkAddress(ctx),
      user_agent: ctx.get("user-agent"),
      proved_at: sql`now()`,
      updated_at: sql`now()`,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}

const HAND_OUT = "/hand-out-session";

/** Gives the browser the cookie of a session that `openSession` opened; the library alone can sign it. */
export const handOut = async (
  auth: BetterAuth,
  ctx: Context,
  session: { token: string; remembers: boolean },
): Promise<void> => void (await callLibrary(auth, ctx, HAND_OUT, { body: session }));

/** The endpoint behind `handOut`. No route leads to it. */
export const handingOut = {
  id: "handing-out",
  endpoints: {
    handOutSession: createAuthEndpoint(
      HAND_OUT,
      { method: "POST", body: z.object({ token: z.string(), remembers: z.boolean() }) },
      async (ctx) => {
        const found = await ctx.context.internalAdapter.findSession(ctx.body.token);
        if (!found) throw new APIError("UNAUTHORIZED");
        await setSessionCookie(ctx, found, !ctx.body.remembers);
        return ctx.json({ status: true });
      },
    ),
  },
} satisfies BetterAuthPlugin;
