import { forPeople, type Policy } from "./policy.ts";

const LATE =
  "amount asked_at currency cycle due_date group_id is_open_for_good may_allow may_ask_circle open_through opens_at payout_round recipient_id state user_id";
const innerRounds = ["inner round 1", "inner round 2", "inner round 3"];

/** Amounts, methods and fees are only for the person they belong to (D96, D142); the books are for platform admins. */
export const money: Policy = {
  rounds: {
    named: ["round_id"],
    read: forPeople(
      `closed_at created_at cycle due_at due_date grace_end_date grace_ends_at group_id is_settlement opens_at payout_at payout_date payout_round recipient_id round_id`,
    ),
    // Cleo left before round 3 opened.
    sees: { ana: innerRounds, ben: innerRounds, cleo: ["inner round 1", "inner round 2"] },
    adminSees: "all",
  },
  late_allowances: {
    named: ["round_id", "user_id"],
    read: forPeople("created_at late_allowance_id reason round_id user_id valid_until"),
    sees: { ben: ["inner round 1 ben"], cleo: ["inner round 1 cleo"] },
    organizerSees: { ana: ["inner round 1 ben", "inner round 1 cleo"] },
    adminSees: "all",
  },
  late_requests: {
    named: ["round_id", "user_id"],
    read: forPeople("answered_at asked_at late_request_id opens_at round_id user_id", "told_at"),
    sees: { cleo: ["inner round 1 cleo"] },
    organizerSees: { ana: ["inner round 1 cleo"] },
    adminSees: "all",
  },
  // D59: who runs a group is told that somebody asks, also on a member's own pages.
  waiting_late_requests: {
    named: ["group_id", "user_id"],
    read: forPeople("admin_id amount asked_at currency cycle due_date group_id opens_at payout_round user_id"),
    sees: { ana: ["inner cleo"] },
    adminSees: "all",
  },
  late_contributions: {
    named: ["group_id", "user_id", "payout_round"],
    read: {
      group_admin: LATE,
      platform_admin: LATE,
    },
    organizerSees: { ana: ["inner cleo 1"] },
    adminSees: "all",
  },
  contribution_standings: {
    named: ["group_id", "user_id", "payout_round"],
    read: forPeople(
      `amount bank_fee_percentage bank_processing_fee bank_service_fee bank_total card_fee_percentage card_processing_fee
       card_service_fee card_total comes_back currency cycle due_at due_date grace_days_left grace_end_date grace_ends_at group_id held_until
       is_current is_left_open is_owed is_paid_out is_recipient is_settlement late_asked_at late_open_through late_opens_at may_ask_circle may_ask_late may_pay opens_at paid_at payment_id payment_status payout_date payout_position payout_round recipient_alias recipient_id round_id state user_id`,
    ),
    sees: {
      ana: ["inner ana 1", "inner ana 2", "inner ana 3"],
      ben: ["inner ben 1", "inner ben 2", "inner ben 3"],
      cleo: ["inner cleo 1", "inner cleo 2", "inner cleo 3"],
    },
    adminSees: "all",
  },
  // D34, D96: members see who owes which earlier round, also when the debtor has left, who sees it as well.
  open_contributions: {
    named: ["group_id", "user_id", "payout_round"],
    read: forPeople(
      "amount currency cycle due_date group_id payer_alias payout_round recipient_alias recipient_id state user_id",
    ),
    sees: { ana: ["inner cleo 1"], ben: ["inner cleo 1"], cleo: ["inner cleo 1"] },
    adminSees: "all",
  },
  // D33, D96: members see what a payout waits for, and never who or by which method.
  payout_waits: {
    named: ["group_id", "payout_round"],
    read: forPeople("cycle group_id on_day payout_round reason recipient_id"),
    sees: { ana: ["inner 2"], ben: ["inner 2"] },
    adminSees: "all",
  },
  // D34, D96: members see what each payout brought and what was missing from it, ex-members of their own time.
  past_payouts: {
    named: ["group_id", "payout_round"],
    read: forPeople("amount currency cycle group_id paid_out_on payout_round recipient_id shortfall_amount"),
    sees: { ana: ["inner 1"], ben: ["inner 1"], cleo: ["inner 1"] },
    adminSees: "all",
  },
  past_shortfalls: {
    named: ["group_id", "payout_round", "payer_id"],
    read: forPeople("amount currency cycle group_id on_day payer_id payout_round recipient_id state"),
    sees: { ana: ["inner 1 cleo"], ben: ["inner 1 cleo"], cleo: ["inner 1 cleo"] },
    adminSees: "all",
  },
  payments: {
    named: ["payment_id"],
    read: forPeople(
      `amount created_at currency cycle disputed_at due_date failure_reason given_back_at group_id held_until is_early is_processing paid_at payment_id
       payment_method payout_round processing_fee receipt_number refunded_at returned_at service_fee started_at status total updated_at user_id`,
      "refunded_amount transaction_id",
    ),
    sees: { ana: ["payment inner 2 ana"], ben: ["payment inner 1 ben"] },
    adminSees: "all",
  },
  payout_distributions: {
    named: ["payout_id"],
    read: forPeople(
      `amount created_at currency cycle gross_amount group_id held_until hold_reason offset_amount payout_id payout_round recipient_id
       released_at shortfall_amount status`,
    ),
    sees: { ana: ["payout inner 1"] },
    adminSees: "all",
  },
  // D34: the recipient sees who was missing, the debtor sees to whom the debt is owed.
  payout_shortfalls: {
    named: ["payout_id", "payer_id"],
    read: forPeople("amount created_at payer_id payout_id settled_at", "payment_id"),
    sees: { ana: ["payout inner 1 cleo"], cleo: ["payout inner 1 cleo"] },
    adminSees: "all",
  },
  withdrawals: {
    named: ["withdrawal_id"],
    read: forPeople(
      "amount arrival_date created_at currency external_account_id failure_reason fee method receipt_number status updated_at user_id withdrawal_id",
      "payout_id",
    ),
    sees: { ana: ["withdrawal of ana"] },
    adminSees: "all",
  },
  ledger_accounts: {
    named: ["account_id"],
    read: { platform_admin: "account_id balance created_at currency group_id kind user_id" },
    adminSees: "all",
  },
  ledger_transactions: {
    named: ["transaction_id"],
    read: {
      platform_admin:
        "cycle group_id idempotency_key kind payment_id payout_id payout_round posted_at reverses_id transaction_id withdrawal_id",
    },
    adminSees: "all",
  },
  ledger_entries: {
    named: ["entry_id"],
    read: { platform_admin: "account_id amount currency entry_id transaction_id" },
    adminSees: "all",
  },
  book_checks: {
    named: ["name"],
    read: { platform_admin: "book_check_id name ran_at sample violations" },
    adminSees: "all",
  },
};
