import { sql } from "kysely";
import { day, instant, money, number, type Section, text, word, yesNo } from "../column.ts";
import { groupSeen } from "../seen.ts";

const ROUND = [text("group"), number("cycle"), number("round")];

/** The money of a person: what they paid and received, and every line of the books that is theirs (D249 names it). */
export const moneyRows: readonly Section[] = [
  {
    id: "contributions",
    columns: [
      text("receipt"),
      ...ROUND,
      day("due_date"),
      money("contribution"),
      money("service_fee"),
      money("processing_fee"),
      money("total"),
      text("currency"),
      word("method", "payment_method_types"),
      word("status", "payment_statuses"),
      yesNo("is_early"),
      instant("started_at"),
      instant("paid_at"),
      instant("held_until"),
      instant("given_back_at"),
      instant("refunded_at"),
      instant("returned_at"),
      instant("disputed_at"),
      text("failure_reason"),
    ],
    rows: (me) => sql`
      select p.receipt_number as receipt, ${groupSeen("p.group_id", me)} as "group", p.cycle, p.payout_round as round, p.due_date,
        p.amount as contribution, p.service_fee, p.processing_fee, p.total, p.currency, p.payment_method as method, p.status, p.is_early,
        p.started_at, p.paid_at, p.held_until, p.given_back_at, p.refunded_at, p.returned_at, p.disputed_at, p.failure_reason
      from payments p where p.user_id = ${me} order by p.started_at, p.payment_id`,
  },
  {
    id: "payouts",
    columns: [
      ...ROUND,
      money("pot"),
      money("own_share"),
      money("missing"),
      money("payout"),
      text("currency"),
      word("status", "payout_statuses"),
      instant("released_at"),
      instant("held_until"),
      text("hold_reason"),
    ],
    rows: (me) => sql`
      select ${groupSeen("d.group_id", me)} as "group", d.cycle, d.payout_round as round, d.gross_amount as pot, d.offset_amount as own_share,
        d.shortfall_amount as missing, d.amount as payout, d.currency, d.status, d.released_at, d.held_until, d.hold_reason
      from payout_distributions d where d.recipient_id = ${me} order by d.created_at, d.payout_id`,
  },
  {
    id: "withdrawals",
    columns: [
      text("receipt"),
      money("withdrawal"),
      money("fee"),
      text("currency"),
      word("status", "withdrawal_statuses"),
      text("speed"),
      instant("created_at"),
      day("arrival_date"),
      text("failure_reason"),
    ],
    rows: (me) => sql`
      select receipt_number as receipt, amount as withdrawal, fee, currency, status, method as speed, created_at, arrival_date, failure_reason
      from withdrawals where user_id = ${me} order by created_at, withdrawal_id`,
  },
  {
    id: "balances",
    columns: [word("account", "ledger_account_kinds"), text("group"), money("balance"), text("currency")],
    rows: (me) => sql`
      select kind as account, ${groupSeen("a.group_id", me)} as "group", balance, currency
      from ledger_accounts a where a.user_id = ${me} order by kind, created_at, account_id`,
  },
  {
    id: "ledger",
    columns: [
      instant("posted_at"),
      word("movement", "ledger_transaction_kinds"),
      word("account", "ledger_account_kinds"),
      ...ROUND,
      money("amount"),
      text("currency"),
    ],
    rows: (me) => sql`
      select t.posted_at, t.kind as movement, a.kind as account, ${groupSeen("t.group_id", me)} as "group", t.cycle, t.payout_round as round,
        e.amount, e.currency
      from ledger_entries e join ledger_accounts a using (account_id) join ledger_transactions t using (transaction_id)
      where a.user_id = ${me} order by t.posted_at, e.entry_id`,
  },
  {
    id: "payment_methods",
    columns: [
      word("method", "payment_method_types"),
      text("brand"),
      text("bank"),
      text("bank_account"),
      text("last_four"),
      text("verification"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select method_type as method, brand, bank_name as bank, account_type as bank_account, last4 as last_four, verification_status as verification,
        created_at
      from stripe_payment_methods where user_id = ${me} order by created_at, payment_method_id`,
  },
  {
    id: "payout_accounts",
    columns: [
      text("account_type"),
      text("brand"),
      text("bank"),
      text("bank_account"),
      text("last_four"),
      text("verification"),
      instant("usable_from"),
      instant("created_at"),
    ],
    rows: (me) => sql`
      select account_type_detail as account_type, brand, bank_name as bank, account_type as bank_account, last4 as last_four,
        verification_status as verification, usable_from, created_at
      from stripe_external_accounts where user_id = ${me} order by created_at, external_account_id`,
  },
];
