import type Stripe from "stripe";
import { invalidRequest, resourceMissing } from "./apiErrors.ts";
import type { Events } from "./events.ts";
import { createdFilter, listPage, matchesCreated, pageParameters } from "./lists.ts";
import {
  address,
  flag,
  group,
  list,
  mergeMetadata,
  metadata,
  notSimulated,
  readParameters,
  text,
  type ParameterTable,
} from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

const line = text({ longest: 512 });

const shared = {
  address: address(),
  balance: notSimulated,
  business_name: line,
  cash_balance: notSimulated,
  description: text(),
  email: line,
  expand: list(text()),
  individual_name: line,
  invoice_prefix: text(),
  invoice_settings: group({ default_payment_method: text() }),
  metadata,
  name: text({ longest: 256 }),
  next_invoice_sequence: notSimulated,
  phone: text({ longest: 20 }),
  preferred_locales: list(text()),
  shipping: group({ address: address(), name: text(), phone: text() }),
  source: notSimulated,
  tax: notSimulated,
  tax_exempt: notSimulated,
  validate: flag,
};
const createParameters: ParameterTable<Stripe.CustomerCreateParams> = {
  ...shared,
  invoice_settings: notSimulated,
  payment_method: notSimulated,
  tax_id_data: notSimulated,
  test_clock: notSimulated,
};
const updateParameters: ParameterTable<Stripe.CustomerUpdateParams> = {
  ...shared,
  default_source: notSimulated,
};
const listParameters: ParameterTable<Stripe.CustomerListParams> = {
  ...pageParameters,
  created: createdFilter,
  email: text(),
  test_clock: notSimulated,
};

/** An empty text for a parameter unsets the field. */
const orNull = <Value>(value: Value | "" | undefined): Value | null =>
  value === "" || value === undefined ? null : value;

/** The customer that a parameter names. @throws ApiError `resource_missing` */
export function customerOf(store: Store, id: string): Stripe.Customer {
  const customer = store.find("customer", id);
  if (!customer) throw resourceMissing("customer", id, { asParameter: "customer" });
  return customer;
}

export function customerResource(store: Store, events: Events): Resource {
  const addressedCustomer = (id: string) => {
    const customer = store.find("customer", id);
    if (!customer) throw resourceMissing("customer", id);
    return customer;
  };
  return {
    "POST /v1/customers": ({ fields }) => {
      const given = readParameters(fields, createParameters);
      checkEmail(given.email);
      const id = store.newId("cus", 14);
      const customer: Stripe.Customer = {
        id,
        object: "customer",
        address: orNull(given.address) as Stripe.Address | null,
        balance: 0,
        created: store.clock.seconds(),
        currency: null,
        customer_account: null,
        default_source: null,
        delinquent: false,
        description: orNull(given.description),
        discount: null,
        email: orNull(given.email),
        invoice_prefix: given.invoice_prefix ?? id.slice(-8).toUpperCase(),
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
        livemode: false,
        metadata: mergeMetadata({}, given.metadata as Record<string, string> | ""),
        name: orNull(given.name),
        next_invoice_sequence: 1,
        phone: orNull(given.phone),
        preferred_locales: given.preferred_locales ?? [],
        shipping: orNull(given.shipping) as Stripe.Customer.Shipping | null,
        tax_exempt: "none",
        test_clock: null,
      };
      store.insert("customer", customer);
      events.emit("customer.created", customer);
      return customer;
    },

    "POST /v1/customers/:id": ({ fields, params }) => {
      const given = readParameters(fields, updateParameters);
      const before = addressedCustomer(params.id!);
      checkEmail(given.email);
      const changes: Partial<Stripe.Customer> = {};
      if (given.email !== undefined) changes.email = orNull(given.email);
      if (given.name !== undefined) changes.name = orNull(given.name);
      if (given.phone !== undefined) changes.phone = orNull(given.phone);
      if (given.description !== undefined) changes.description = orNull(given.description);
      if (given.address !== undefined) changes.address = orNull(given.address) as Stripe.Address | null;
      if (given.shipping !== undefined) changes.shipping = orNull(given.shipping) as Stripe.Customer.Shipping | null;
      if (given.preferred_locales !== undefined) changes.preferred_locales = given.preferred_locales;
      if (given.metadata !== undefined) {
        changes.metadata = mergeMetadata(before.metadata, given.metadata as Record<string, string> | "");
      }
      if (given.invoice_settings?.default_payment_method !== undefined) {
        const method = orNull(given.invoice_settings.default_payment_method);
        if (method && store.find("payment_method", method)?.customer !== before.id) {
          throw resourceMissing("payment_method", method, { asParameter: "invoice_settings[default_payment_method]" });
        }
        changes.invoice_settings = { ...before.invoice_settings, default_payment_method: method };
      }
      const previous = store.update("customer", before.id, changes);
      const after = store.get("customer", before.id);
      events.emit("customer.updated", after, previous);
      return after;
    },

    "GET /v1/customers/:id": ({ params }) => addressedCustomer(params.id!),

    "GET /v1/customers": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      const matching = store
        .all("customer")
        .filter((customer) => given.email === undefined || customer.email === given.email)
        .filter((customer) => matchesCreated(customer.created, given.created));
      return listPage("/v1/customers", matching, given, "customer");
    },
  };
}

function checkEmail(email: string | undefined): void {
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, { code: "email_invalid", param: "email" });
  }
}
