import type Stripe from "stripe";
import { invalidRequest, resourceMissing } from "./apiErrors.ts";
import { customerOf } from "./customers.ts";
import type { Events } from "./events.ts";
import { listPage, pageParameters } from "./lists.ts";
import { list, notSimulated, readParameters, text, type ParameterTable } from "./parameters.ts";
import type { Resource } from "./resource.ts";
import type { Store } from "./store.ts";

const detachParameters: ParameterTable<Stripe.PaymentMethodDetachParams> = { expand: list(text()) };
const listParameters: ParameterTable<Stripe.PaymentMethodListParams> = {
  ...pageParameters,
  allow_redisplay: notSimulated,
  customer: text(),
  customer_account: notSimulated,
  type: text(),
};

/** Saved cards. Only the checkout page creates them: like Stripe by default, this simulator takes no raw numbers. */
export function paymentMethodResource(store: Store, events: Events): Resource {
  const methodOf = (id: string) => {
    const method = store.find("payment_method", id);
    if (!method) throw resourceMissing("PaymentMethod", id);
    return method;
  };
  return {
    "GET /v1/payment_methods/:id": ({ params }) => methodOf(params.id!),
    "GET /v1/payment_methods": ({ fields }) => {
      const given = readParameters(fields, listParameters);
      if (given.customer) customerOf(store, given.customer);
      const matching = store
        .all("payment_method")
        .filter(({ customer }) => customer !== null && customer === given.customer)
        .filter(({ type }) => given.type === undefined || type === given.type);
      return listPage("/v1/payment_methods", matching, given, "PaymentMethod");
    },
    "POST /v1/payment_methods/:id/detach": ({ fields, params }) => {
      readParameters(fields, detachParameters);
      const method = methodOf(params.id!);
      if (!method.customer) {
        throw invalidRequest(
          "The payment method you provided is not attached to a customer so detachment is impossible.",
        );
      }
      const previous = store.update("payment_method", method.id, { customer: null });
      for (const customer of store.all("customer")) {
        if (customer.invoice_settings.default_payment_method !== method.id) continue;
        store.update("customer", customer.id, {
          invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
        });
      }
      events.emit("payment_method.detached", store.get("payment_method", method.id), previous);
      return store.get("payment_method", method.id);
    },
  };
}
