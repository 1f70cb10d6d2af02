import { z } from "zod";
import type { Services } from "../../context.ts";
import { inTransaction } from "../../db/database.ts";
import { failPoint } from "../../faults.ts";
import type { OutboxHandler } from "../../outbox/worker.ts";
import { ProviderRefusal } from "../providers/discovery.ts";
import { dropGrant, type Grant, keepRefreshToken, readGrant } from "./grants.ts";
import type { AppleTokens } from "./tokens.ts";

export const ofGrant = z.object({ grant_id: z.uuid() });

/**
 * Exchanges a code for the refresh token that takes the sign-in back one day. It is tried until the code's five minutes are
 * over; then the code is dropped, and the next sign-in brings another.
 */
export const exchangeCodeHandler: OutboxHandler = async ({ payload }, services) => {
  const { grant_id } = ofGrant.parse(payload);
  const grant = await readGrant(services.db, grant_id, services.env);
  if (grant?.holds === "code") await exchange(grant, services);
};

/** @returns the refresh token, or null for a code that is worth nothing, which is dropped */
export async function exchange(grant: Grant, { apple, db, env, log }: Services): Promise<string | null> {
  const { grantId } = grant;
  if (grant.isOver) {
    log.warn({ grantId }, "a code of Apple was not exchanged in its time");
    await dropGrant(db, grantId);
    return null;
  }
  const { secret: code, sub } = grant.open();
  const got = await redeem(tokensOf(apple), code);
  failPoint("account:apple-exchange:before-commit");
  // Whoever brought the code of somebody else may not have it taken back.
  if (got === null || got.sub !== sub) {
    log.warn({ grantId, isOfAnother: got !== null }, "a code of Apple was worth nothing");
    await dropGrant(db, grantId);
    return null;
  }
  await inTransaction(db, (tx) => keepRefreshToken(tx, grant, { sub, secret: got.refreshToken }, env));
  failPoint("account:apple-exchange:after-commit");
  return got.refreshToken;
}

/** @throws Error where the key that the deployment had when it kept a grant is set no more */
export function tokensOf(apple: Services["apple"]): AppleTokens {
  if (!apple?.tokens) throw new Error("APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY are not set");
  return apple.tokens;
}

/** Null where Apple refuses the code itself: it will never take it. */
async function redeem(tokens: AppleTokens, code: string) {
  try {
    return await tokens.exchange(code);
  } catch (error) {
    if (error instanceof ProviderRefusal && error.code === "invalid_grant") return null;
    throw error;
  }
}
