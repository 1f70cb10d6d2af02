import { sql } from "kysely";
import { mayGoBack } from "../contributions/mayGoBack.ts";
import type { Tx } from "../db/database.ts";
import type { ExitRound, Owing, Paid } from "../domain/exit.ts";

/** A member who leaves a running cycle; `kind` and `effectiveAt` are null until it takes effect. */
export interface AgreedExit {
  exitId: string;
  userId: string;
  agreedInRound: number;
  kind: string | null;
  effectiveAt: Date | null;
}

interface OfCycle {
  group_id: string;
  cycle: number;
}

/** Everybody who leaves, or has left, a cycle, in the order in which it was agreed. */
export async function exitsOf(tx: Tx, { cycle, group_id }: OfCycle): Promise<AgreedExit[]> {
  const rows = await tx
    .selectFrom("exits")
    .select(["exit_id", "user_id", "agreed_in_round", "kind", "effective_at"])
    .where("group_id", "=", group_id)
    .where("cycle", "=", cycle)
    .orderBy("agreed_at")
    .orderBy("exit_id")
    .execute();
  return rows.map((row) => ({
    exitId: row.exit_id,
    userId: row.user_id,
    agreedInRound: row.agreed_in_round,
    kind: row.kind,
    effectiveAt: row.effective_at,
  }));
}

/** What everybody in a cycle owes everybody else, and how far each payment has come. */
export async function owingsOf(tx: Tx, { cycle, group_id }: OfCycle): Promise<Owing[]> {
  const { rows } = await sql<{
    payout_round: number;
    user_id: string;
    recipient_id: string;
    amount: number;
    status: string | null;
    may_go_back: boolean;
    is_waived: boolean;
  }>`
    select o.payout_round, o.user_id, o.recipient_id, o.amount, p.status, o.waived_at is not null as is_waived,
      coalesce(${mayGoBack}, false) as may_go_back
    from obligations o left join payments p on p.group_id = o.group_id and p.cycle = o.cycle
      and p.payout_round = o.payout_round and p.user_id = o.user_id and p.status <> 'failed'
    where o.group_id = ${group_id} and o.cycle = ${cycle}
    order by o.payout_round, o.user_id`.execute(tx);
  return rows.map((row) => ({
    payoutRound: row.payout_round,
    userId: row.user_id,
    recipientId: row.recipient_id,
    amount: row.amount,
    paid: paidOf(row.status),
    mayGoBack: row.may_go_back,
    isWaived: row.is_waived,
  }));
}

function paidOf(status: string | null): Paid {
  if (status === "completed") return "paid";
  return status === "pending" ? "started" : "unpaid";
}

/** The rounds of a cycle, as the rules of leaving ask for them. */
export async function exitRoundsOf(tx: Tx, { cycle, group_id }: OfCycle): Promise<(ExitRound & { dueDate: string })[]> {
  const { rows } = await sql<{
    payout_round: number;
    recipient_id: string;
    due_date: string;
    is_closed: boolean;
    is_paid_out: boolean;
  }>`
    select r.payout_round, r.recipient_id, r.due_date, r.closed_at is not null as is_closed, d.payout_id is not null as is_paid_out
    from rounds r left join payout_distributions d on d.group_id = r.group_id and d.cycle = r.cycle and d.payout_round = r.payout_round
    where r.group_id = ${group_id} and r.cycle = ${cycle} order by r.payout_round`.execute(tx);
  return rows.map((row) => ({
    payoutRound: row.payout_round,
    recipientId: row.recipient_id,
    dueDate: row.due_date,
    isClosed: row.is_closed,
    isPaidOut: row.is_paid_out,
  }));
}
