import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../../context.ts";
import type { Database, Tx } from "../../db/database.ts";
import { seal, unseal } from "../../identity/seal.ts";
import { enqueue } from "../../outbox/enqueue.ts";

/** Apple takes a code for five minutes. */
const CODE_LASTS = sql`interval '5 minutes'`;

/** What is inside the seal: whose it is at Apple, and one of the two. */
const inside = z.object({ sub: z.string(), secret: z.string() });

export interface Grant {
  grantId: string;
  holds: "code" | "refresh_token";
  /** A code that Apple takes no more. */
  isOver: boolean;
  /** Null once the way in is gone. */
  wayInId: string | null;
  /** @throws Error where IDENTITY_KEY is not the key that sealed it */
  open(): { sub: string; secret: string };
}

/**
 * Keeps the code that an app got from Apple with its sign-in, sealed, and has it exchanged after the commit. Nothing is kept
 * where the sign-in opened no account, or where the deployment has no key at Apple.
 * @param sub Apple's name for the person, from the ID token that came with the code
 */
export async function keepAppleCode(
  tx: Tx,
  { apple, env }: Services,
  { code, sub }: { code: string | undefined; sub: string },
): Promise<void> {
  if (code === undefined || !apple?.tokens) return;
  const way = await tx
    .selectFrom("auth.accounts")
    .select("id")
    .where("account_id", "=", sub)
    .where("provider_id", "=", "apple")
    .executeTakeFirst();
  if (!way) return;
  const grantId = randomUUID();
  await tx
    .insertInto("private.apple_grants")
    .values({ grant_id: grantId, way_in_id: way.id, ...sealed(grantId, { sub, secret: code }, env) })
    .execute();
  await enqueue(tx, {
    kind: "apple-exchange",
    dedupeKey: `apple-exchange:${grantId}`,
    payload: { grant_id: grantId },
  });
}

/** Undefined where it is gone: Apple has taken it back, or it was worth nothing. */
export async function readGrant(db: Database, grantId: string, env: Services["env"]): Promise<Grant | undefined> {
  const row = await db
    .selectFrom("private.apple_grants")
    .select(["holds", "sealed", "way_in_id"])
    .select(sql<boolean>`holds = 'code' and created_at < now() - ${CODE_LASTS}`.as("isOver"))
    .where("grant_id", "=", grantId)
    .executeTakeFirst();
  return (
    row && {
      grantId,
      holds: row.holds as Grant["holds"],
      isOver: row.isOver,
      wayInId: row.way_in_id,
      open: () => inside.parse(JSON.parse(unseal(row.sealed, { key: env.IDENTITY_KEY, owner: grantId }))),
    }
  );
}

/** Keeps the refresh token in the code's row, and deletes older refresh tokens of the same way in. */
export async function keepRefreshToken(
  tx: Tx,
  { grantId, wayInId }: Pick<Grant, "grantId" | "wayInId">,
  token: { sub: string; secret: string },
  env: Services["env"],
): Promise<void> {
  await tx
    .updateTable("private.apple_grants")
    .set({ holds: "refresh_token", ...sealed(grantId, token, env) })
    .where("grant_id", "=", grantId)
    .execute();
  if (wayInId === null) return;
  await tx
    .deleteFrom("private.apple_grants")
    .where("way_in_id", "=", wayInId)
    .where("grant_id", "!=", grantId)
    .where("holds", "=", "refresh_token")
    .execute();
}

export const dropGrant = (db: Database | Tx, grantId: string) =>
  db.deleteFrom("private.apple_grants").where("grant_id", "=", grantId).execute();

const sealed = (grantId: string, held: z.output<typeof inside>, { IDENTITY_KEY: key }: Services["env"]) =>
  seal(JSON.stringify(held), { key, owner: grantId });
