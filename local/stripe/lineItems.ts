import type Stripe from "stripe";
import { invalidRequest } from "./apiErrors.ts";
import { mergeMetadata } from "./parameters.ts";
import type { Store, WireLineItem } from "./store.ts";

/** The items of a session; each has a price of its own, as with Stripe's `price_data`. */
export function createLineItems(
  store: Store,
  given: Stripe.Checkout.SessionCreateParams.LineItem[] | undefined,
): WireLineItem[] {
  if (!given || given.length === 0) {
    throw invalidRequest("`line_items` is required in payment mode.", {
      code: "parameter_missing",
      param: "line_items",
    });
  }
  const items = given.map((item, index) => createLineItem(store, item, `line_items[${index}]`));
  if (new Set(items.map((item) => item.currency)).size > 1) {
    throw invalidRequest("All line items must have the same currency.", { param: "line_items" });
  }
  return items;
}

function createLineItem(
  store: Store,
  given: Stripe.Checkout.SessionCreateParams.LineItem,
  param: string,
): WireLineItem {
  const { price_data: price, quantity } = given;
  if (!price) throw missing(`${param}[price_data]`);
  if (price.unit_amount === undefined) throw missing(`${param}[price_data][unit_amount]`);
  if (!price.currency) throw missing(`${param}[price_data][currency]`);
  if (!price.product_data?.name) throw missing(`${param}[price_data][product_data][name]`);
  if (quantity === undefined) throw missing(`${param}[quantity]`);
  const amount = price.unit_amount * quantity;
  return {
    id: store.newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: price.product_data.name,
    metadata: mergeMetadata({}, given.metadata as Record<string, string>),
    price: {
      id: store.newId("price"),
      object: "price",
      active: false,
      billing_scheme: "per_unit",
      created: store.clock.seconds(),
      currency: price.currency,
      custom_unit_amount: null,
      livemode: false,
      lookup_key: null,
      metadata: {},
      nickname: null,
      product: store.newId("prod", 14),
      recurring: null,
      tax_behavior: price.tax_behavior ?? "unspecified",
      tiers_mode: null,
      transform_quantity: null,
      type: "one_time",
      unit_amount: price.unit_amount,
      unit_amount_decimal: String(price.unit_amount),
    },
    quantity,
  };
}

const missing = (param: string) =>
  invalidRequest(`Missing required param: ${param}.`, { code: "parameter_missing", param });
