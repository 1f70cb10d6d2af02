import { sql } from "kysely";
import type { Database, Tx } from "../db/database.ts";
import type { PaymentMethodTypesValue } from "../db/schema.ts";
import type { Windows } from "../domain/cycle.ts";
import type { FeeRate } from "../domain/fees.ts";
import type { GroupLimits } from "../domain/groupRules.ts";

/** Every limit and time window of the product, by its name in the table (R3). */
export type Limits = ReadonlyMap<string, number>;

export async function readLimits(db: Database | Tx): Promise<Limits> {
  const rows = await db.selectFrom("limits").select(["limit_id", "value"]).execute();
  return new Map(rows.map(({ limit_id, value }) => [limit_id, value]));
}

/** One limit, for a place that needs no other. @throws when the catalogue does not hold it */
export async function readLimit(db: Database | Tx, name: string): Promise<number> {
  const row = await db.selectFrom("limits").select("value").where("limit_id", "=", name).executeTakeFirst();
  return limit(new Map(row && [[name, row.value]]), name);
}

/** @throws when the catalogue does not hold the limit: a fault of a migration, not of a person */
export function limit(limits: Limits, name: string): number {
  const value = limits.get(name);
  if (value === undefined) throw new Error(`the catalogue has no limit ${name}`);
  return value;
}

export function groupLimits(limits: Limits, currencies: ReadonlySet<string>): GroupLimits {
  return {
    contributionMin: limit(limits, "contribution_min"),
    contributionMax: limit(limits, "contribution_max"),
    potMax: limit(limits, "pot_max"),
    membersMin: limit(limits, "members_min"),
    membersMax: limit(limits, "members_max"),
    membersToStartDefault: limit(limits, "members_to_start_default"),
    nameMin: limit(limits, "name_min"),
    nameMax: limit(limits, "name_max"),
    descriptionMax: limit(limits, "description_max"),
    rulesMax: limit(limits, "rules_max"),
    startMonthsAheadMax: limit(limits, "start_months_ahead_max"),
    payoutDelayMax: limit(limits, "payout_delay_max"),
    currencies,
  };
}

export function paymentWindows(limits: Limits): Windows {
  return { payEarlyDays: limit(limits, "pay_early"), graceDays: limit(limits, "grace") };
}

export async function readFeeRate(tx: Tx, paymentMethod: PaymentMethodTypesValue): Promise<FeeRate> {
  const row = await tx
    .selectFrom("fee_rates")
    .selectAll()
    .where("payment_method", "=", paymentMethod)
    .executeTakeFirstOrThrow();
  return {
    serviceBasisPoints: row.service_basis_points,
    processingBasisPoints: row.processing_basis_points,
    processingFixedCents: row.processing_fixed_cents,
  };
}

/** Whether a person's plan pays fees (D20). */
export async function paysFees(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ pays_fees: boolean }>`select pays_fees(${userId}::uuid)`.execute(tx);
  return rows[0]!.pays_fees;
}
