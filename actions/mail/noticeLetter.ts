import type { Selectable } from "kysely";
import type { Database } from "../db/database.ts";
import type { Notifications } from "../db/schema.ts";
import type { Language, Letter } from "./letter.ts";
import { groupStarted, joinApproved, joinRejected } from "./letters/groups.ts";
import { paymentConfirmation, payoutReleased } from "./letters/money.ts";

type Notice = Selectable<Notifications>;

/** The kinds of notices that are worth a letter; the others stay in the app. */
export const LETTERED_TYPES = [
  "payment_received",
  "payout",
  "join_approved",
  "join_rejected",
  "group_started",
] as const;

/** A notice as a letter, or null where it is not worth one. */
export async function noticeLetter(db: Database, notice: Notice, language: Language): Promise<Letter | null> {
  const group = notice.group_id && { groupName: notice.group_name ?? "", path: `/groups/${notice.group_id}` };
  if (!group) return null;
  switch (notice.type) {
    case "join_approved":
      return joinApproved[language](group);
    case "join_rejected":
      return joinRejected[language](group);
    case "group_started":
      return groupStarted[language]({ ...group, firstDue: await firstDue(db, notice.group_id!, language) });
    case "payment_received": {
      const payment = await paymentOf(db, notice);
      if (!payment?.receipt_number) return null;
      const amount = money(payment.total, payment.currency, language);
      const data = { ...group, amount, round: payment.payout_round, receiptNumber: payment.receipt_number };
      return paymentConfirmation[language](data);
    }
    case "payout": {
      const payout = await payoutOf(db, notice);
      if (!payout) return null;
      const amount = money(payout.amount, payout.currency, language);
      return payoutReleased[language]({ ...group, amount, round: payout.payout_round });
    }
    default:
      return null;
  }
}

const money = (cents: number, currency: string, language: Language) =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(cents / 100);

const named = (notice: Notice, name: string): string | null => {
  const value = (notice.metadata as Record<string, unknown> | null)?.[name];
  return typeof value === "string" ? value : null;
};

async function paymentOf(db: Database, notice: Notice) {
  const paymentId = named(notice, "payment_id");
  if (!paymentId) return undefined;
  return db
    .selectFrom("payments")
    .select(["total", "currency", "payout_round", "receipt_number"])
    .where("payment_id", "=", paymentId)
    .where("user_id", "=", notice.user_id)
    .executeTakeFirst();
}

/** The payout itself; a late contribution passed on to its recipient names the same payout and is another occasion. */
async function payoutOf(db: Database, notice: Notice) {
  const payoutId = named(notice, "payout_id");
  if (!payoutId || notice.dedupe_key !== `payout:${payoutId}`) return undefined;
  return db
    .selectFrom("payout_distributions")
    .select(["amount", "currency", "payout_round"])
    .where("payout_id", "=", payoutId)
    .where("recipient_id", "=", notice.user_id)
    .executeTakeFirst();
}

async function firstDue(db: Database, groupId: string, language: Language): Promise<string | null> {
  const round = await db
    .selectFrom("rounds")
    .innerJoin("groups", "groups.group_id", "rounds.group_id")
    .select("due_date")
    .where("rounds.group_id", "=", groupId)
    .whereRef("rounds.cycle", "=", "groups.current_cycle")
    .orderBy("payout_round")
    .limit(1)
    .executeTakeFirst();
  if (!round) return null;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(round.due_date));
}
