import { invalidRequest } from "./apiErrors.ts";
import type { ResourceName, Store } from "./store.ts";

const MOST_DEPTH = 4;

/** Which fields of which object hold an id that the object may replace, and the kind of that object. */
const EXPANDABLE: Record<string, Record<string, ResourceName | ResourceName[]>> = {
  "checkout.session": { customer: "customer", payment_intent: "payment_intent", setup_intent: "setup_intent" },
  payment_intent: { customer: "customer", latest_charge: "charge", payment_method: "payment_method" },
  charge: { balance_transaction: "balance_transaction", customer: "customer", payment_intent: "payment_intent" },
  balance_transaction: { source: ["charge", "dispute", "refund"] },
  dispute: { charge: "charge", payment_intent: "payment_intent" },
  refund: {
    balance_transaction: "balance_transaction",
    charge: "charge",
    customer: "customer",
    payment_intent: "payment_intent",
  },
  payment_method: { customer: "customer" },
  setup_intent: { customer: "customer", payment_method: "payment_method" },
};

/** Fields Stripe leaves out unless they are asked for. */
const INCLUDABLE: Record<string, Record<string, (store: Store, id: string) => unknown>> = {
  "checkout.session": {
    line_items: (store, id) => ({
      object: "list",
      data: (store.state.lineItems[id] ?? []).slice(0, 10),
      has_more: (store.state.lineItems[id] ?? []).length > 10,
      url: `/v1/checkout/sessions/${id}/line_items`,
    }),
  },
};

/**
 * A copy of `object` in which the requested references are replaced, by paths such as `a.b` and `data.a`.
 * @param stale answers each object as it was before its last change, if there was one
 * @throws ApiError for a field that cannot be expanded
 */
export function expand<Value extends object>(
  store: Store,
  object: Value,
  paths: string[],
  { stale = false } = {},
): Value {
  const copy = structuredClone(object);
  for (const path of paths) {
    const parts = path.split(".");
    if (parts.length > MOST_DEPTH + 1)
      throw invalidRequest(`You cannot expand more than ${MOST_DEPTH} levels deep.`, { param: "expand" });
    expandPath(store, copy as Record<string, unknown>, parts, path, stale);
  }
  return copy;
}

function expandPath(
  store: Store,
  object: Record<string, unknown>,
  [part, ...rest]: string[],
  whole: string,
  stale: boolean,
): void {
  if (part === undefined) return;
  if (object.object === "list" && part === "data") {
    for (const item of object.data as Record<string, unknown>[]) expandPath(store, item, rest, whole, stale);
    return;
  }
  const kind = String(object.object);
  const include = EXPANDABLE[kind]?.[part] ? undefined : INCLUDABLE[kind]?.[part];
  const resource = EXPANDABLE[kind]?.[part];
  if (include) object[part] ??= include(store, String(object.id));
  else if (!resource) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: "expand" });
  }
  const value = object[part];
  if (resource && typeof value === "string") {
    const current = [resource]
      .flat()
      .reduce<object | undefined>((found, name) => found ?? store.find(name, value), undefined);
    if (!current) throw new Error(`the simulator lost ${value}`);
    object[part] = structuredClone((stale && store.former(value)) || current);
  }
  const inside = object[part];
  if (typeof inside === "object" && inside !== null)
    expandPath(store, inside as Record<string, unknown>, rest, whole, stale);
}
