import type Stripe from "stripe";
import { createdFilter, pageParameters } from "./lists.ts";
import {
  currency,
  group,
  integer,
  list,
  metadata,
  notSimulated,
  oneOf,
  text,
  timestamp,
  type ParameterTable,
  type Rule,
} from "./parameters.ts";

const address: Rule = text({ longest: 5_000 });
const message = group({ message: text({ longest: 1_200 }) });

const lineItem = group({
  metadata,
  price: notSimulated,
  price_data: group({
    currency,
    product: notSimulated,
    product_data: group({
      description: text(),
      images: list(text(), { most: 8 }),
      metadata,
      name: text({ longest: 1_000 }),
      tax_code: text(),
    }),
    tax_behavior: oneOf("exclusive", "inclusive", "unspecified"),
    unit_amount: integer({ least: 0 }),
  }),
  quantity: integer({ least: 1 }),
});

/**
 * What POST /v1/checkout/sessions accepts. Parameters that need parts which are not simulated are refused with an
 * error.
 */
export const createSessionParameters: ParameterTable<Stripe.Checkout.SessionCreateParams> = {
  adaptive_pricing: group({ enabled: oneOf("false") }),
  after_expiration: notSimulated,
  allow_promotion_codes: oneOf("false"),
  allowed_payment_method_types: list(oneOf("card", "us_bank_account")),
  automatic_tax: group({ enabled: oneOf("false") }),
  billing_address_collection: oneOf("auto"),
  branding_settings: notSimulated,
  cancel_url: address,
  client_reference_id: text({ longest: 200 }),
  consent_collection: notSimulated,
  currency,
  custom_fields: notSimulated,
  custom_text: group({ after_submit: message, submit: message }),
  customer: text(),
  customer_account: notSimulated,
  customer_creation: notSimulated,
  customer_email: text({ longest: 800 }),
  customer_update: notSimulated,
  discounts: notSimulated,
  excluded_payment_method_types: notSimulated,
  expand: list(text()),
  expires_at: timestamp,
  integration_identifier: text(),
  invoice_creation: notSimulated,
  line_items: list(lineItem),
  locale: text({ longest: 10 }),
  managed_payments: notSimulated,
  metadata,
  mode: oneOf("payment", "setup"),
  name_collection: notSimulated,
  optional_items: notSimulated,
  origin_context: oneOf("mobile_app", "web"),
  payment_intent_data: group({
    description: text({ longest: 1_000 }),
    metadata,
    receipt_email: text(),
    setup_future_usage: oneOf("off_session", "on_session"),
    statement_descriptor_suffix: text({ longest: 22 }),
    transfer_group: text(),
  }),
  payment_method_collection: notSimulated,
  payment_method_configuration: notSimulated,
  payment_method_data: notSimulated,
  payment_method_options: group({
    card: group({
      request_three_d_secure: oneOf("any", "automatic", "challenge"),
      restrictions: group({
        brands_blocked: list(oneOf("american_express", "discover_global_network", "mastercard", "visa")),
        funding_types_blocked: list(oneOf("credit", "debit", "prepaid")),
      }),
    }),
    us_bank_account: group({
      financial_connections: group({
        permissions: list(oneOf("balances", "ownership", "payment_method", "transactions")),
      }),
      verification_method: oneOf("automatic", "instant"),
    }),
  }),
  permissions: notSimulated,
  phone_number_collection: group({ enabled: oneOf("false") }),
  redirect_on_completion: notSimulated,
  return_url: notSimulated,
  saved_payment_method_options: notSimulated,
  setup_intent_data: group({ description: text({ longest: 1_000 }), metadata }),
  shipping_address_collection: notSimulated,
  shipping_options: notSimulated,
  submit_type: oneOf("auto", "pay"),
  subscription_data: notSimulated,
  success_url: address,
  tax_id_collection: group({ enabled: oneOf("false") }),
  ui_mode: oneOf("hosted_page"),
  wallet_options: notSimulated,
};

export const listSessionsParameters: ParameterTable<Stripe.Checkout.SessionListParams> = {
  ...pageParameters,
  created: createdFilter,
  customer: text(),
  customer_account: notSimulated,
  customer_details: group({ email: text() }),
  payment_intent: text(),
  payment_link: notSimulated,
  status: oneOf("complete", "expired", "open"),
  subscription: notSimulated,
};

/** For calls without any other parameter. */
export const expandOnly = { expand: list(text()) } satisfies Record<string, Rule>;
