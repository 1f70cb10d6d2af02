import { forPeople, type Policy } from "./policy.ts";

const PLAN =
  "active_group_limit billing_interval currency description features has_advanced_scheduling has_analytics has_auto_pay has_custom_features name pays_fees plan_id position price_cents support_hours";
const RATE = "payment_method processing_basis_points processing_fixed_cents service_basis_points";
const CURRENCY = "code is_enabled minor_digits";
const LIMIT = "limit_id rule unit value";
const AGREEMENT = "body published_at version";

const LISTED = ["free", "premium", "all_inclusive"];

/** Prices, rates, limits and texts: everybody reads them. Enterprise is shown to those who have it (D5). */
export const catalogue: Policy = {
  plans: {
    named: ["plan_id"],
    read: { anonymous: PLAN, partner: PLAN, ...forPeople(PLAN, "is_listed") },
    publicSees: LISTED,
    sees: {
      ana: LISTED,
      ben: LISTED,
      cleo: LISTED,
      dora: LISTED,
      eve: LISTED,
      finn: LISTED,
      gus: LISTED,
      hana: [...LISTED, "enterprise"],
      ivan: LISTED,
    },
    adminSees: "all",
  },
  fee_rates: {
    named: ["payment_method"],
    read: { anonymous: RATE, partner: RATE, ...forPeople(RATE) },
    everybodySeesAll: true,
  },
  currencies: {
    named: ["code"],
    read: { anonymous: CURRENCY, partner: CURRENCY, ...forPeople(CURRENCY) },
    everybodySeesAll: true,
  },
  limits: {
    named: ["limit_id"],
    read: { anonymous: LIMIT, partner: LIMIT, ...forPeople(LIMIT) },
    everybodySeesAll: true,
  },
  agreement_texts: {
    named: ["version"],
    read: { anonymous: AGREEMENT, ...forPeople(AGREEMENT) },
    everybodySeesAll: true,
  },
  legal_texts: {
    named: ["document", "version"],
    read: { anonymous: "document published_at version", ...forPeople("document published_at version") },
    everybodySeesAll: true,
  },
  support_contacts: {
    named: ["address"],
    read: { anonymous: "address delayed_services", ...forPeople("address delayed_services") },
    everybodySeesAll: true,
  },
  reputation_levels: {
    named: ["level"],
    read: forPeople("level points_from position score_from"),
    everybodySeesAll: true,
  },
  achievements: {
    named: ["achievement_id"],
    read: forPeople(
      "achievement_id category color description icon name points position requirement_target requirement_type",
    ),
    everybodySeesAll: true,
  },
};
