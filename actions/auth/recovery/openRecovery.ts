import type { Context } from "koa";
import { sql } from "kysely";
import { z } from "zod";
import type { Services } from "../../context.ts";
import { inTransaction, type Tx } from "../../db/database.ts";
import { failPoint } from "../../faults.ts";
import type { Language } from "../../mail/letter.ts";
import { secret } from "../../middleware/textInput.ts";
import { readLimit } from "../../plans/catalogue.ts";
import { makeLetterToken, readLetterToken } from "../letterToken.ts";
import { ownCookie } from "../ownCookie.ts";
import { AuthRefusal } from "../refusals.ts";
import { ticketText } from "./ticketText.ts";

const PURPOSE = "recover-access";
const cookie = ownCookie("recovery");

/** Where the letter about a lost second factor leads, for `hours`. */
export const recoveryPath = async (secret: string, recoveryId: string, hours: number): Promise<string> =>
  `/recover-access?token=${await makeLetterToken(secret, PURPOSE, recoveryId, hours)}`;

export const openRecoveryInput = z.object({ token: secret({ max: 2000 }) });

/** The person who recovers in this browser. */
export interface Recovering {
  userId: string;
  recoveryId: string;
}

/**
 * The link of the letter: opens the ticket and lets this browser go on. Opened twice, it is the same ticket.
 * @throws AuthRefusal when the link is too old, not ours, or what it was for has ended
 */
export async function openRecovery(
  { token }: z.output<typeof openRecoveryInput>,
  { ctx, services }: { ctx: Context; services: Services },
): Promise<Recovering> {
  const { db, wakeOutbox } = services;
  const recovering = await recoveringWith(token, services);
  await inTransaction(db, (tx) => openTicket(tx, recovering));
  failPoint("account:recovery:opened");
  wakeOutbox();
  cookie.set(services, ctx, token, (await readLimit(db, "recovery_link")) * 3600);
  return recovering;
}

/** Who recovers in this browser, in which the link was opened. @throws AuthRefusal */
export function recoveringIn(services: Services, ctx: Context): Promise<Recovering> {
  return recoveringWith(cookie.read(services, ctx) ?? "", services);
}

async function recoveringWith(token: string, { db, env }: Services): Promise<Recovering> {
  const recoveryId = await readLetterToken(env.AUTH_SECRET, PURPOSE, token);
  const row =
    recoveryId &&
    (await db
      .selectFrom("auth.factor_recoveries")
      .select("user_id")
      .where("recovery_id", "=", recoveryId)
      .executeTakeFirst());
  if (!row) throw linkInvalid();
  return { userId: row.user_id, recoveryId };
}

/** The link leads nowhere any more. */
export const linkInvalid = () => new AuthRefusal("recovery-link-invalid");

async function openTicket(tx: Tx, { recoveryId, userId }: Recovering): Promise<void> {
  const row = await tx
    .selectFrom("auth.factor_recoveries as r")
    .innerJoin("user_preferences as p", "p.user_id", "r.user_id")
    .select(["r.ticket_id", "p.language"])
    .where("r.recovery_id", "=", recoveryId)
    .forUpdate("r")
    .executeTakeFirst();
  if (!row) throw linkInvalid();
  if (row.ticket_id !== null) return;
  const { ticket_id } = await tx
    .insertInto("support_tickets")
    .values({
      user_id: userId,
      category: "account",
      ...ticketText[row.language as Language],
      answer_due_at: sql<Date>`null`,
    })
    .returning("ticket_id")
    .executeTakeFirstOrThrow();
  await tx.updateTable("auth.factor_recoveries").set({ ticket_id }).where("recovery_id", "=", recoveryId).execute();
}
