import type Stripe from "stripe";
import type { Clock } from "../simulator/clock.ts";
import type { Delivery } from "../simulator/deliveries.ts";
import type { DueTasks } from "../simulator/dueWork.ts";
import { byKey } from "../simulator/stateFile.ts";
import { newIdSequence, nextToken, type IdSequence } from "../simulator/ids.ts";

/** On the wire decimals are text; the SDK turns them into its Decimal class on arrival. */
export type WirePrice = Omit<Stripe.Price, "unit_amount_decimal"> & { unit_amount_decimal: string | null };
export type WireLineItem = Omit<Stripe.LineItem, "price"> & { price: WirePrice | null };

/** What an idempotency key stands for. `answer` is missing while the first request is still running. */
export interface KeptAnswer {
  fingerprint: string;
  createdAt: number;
  requestId: string;
  answer?: { status: number; body: string };
}

/** The `payment_intent_data` of a Checkout Session, kept until the first attempt to pay. */
export interface IntentDraft {
  description: string | null;
  metadata: Record<string, string>;
  receipt_email: string | null;
  setup_future_usage: "off_session" | "on_session" | null;
  statement_descriptor_suffix: string | null;
  transfer_group: string | null;
}

/** Every resource by its id, oldest first. References inside are ids, which the answer expands. */
export interface Resources {
  balance_transaction: Record<string, Stripe.BalanceTransaction>;
  charge: Record<string, Stripe.Charge>;
  "checkout.session": Record<string, Stripe.Checkout.Session>;
  customer: Record<string, Stripe.Customer>;
  dispute: Record<string, Stripe.Dispute>;
  event: Record<string, Stripe.Event>;
  payment_intent: Record<string, Stripe.PaymentIntent>;
  payment_method: Record<string, Stripe.PaymentMethod>;
  refund: Record<string, Stripe.Refund>;
  setup_intent: Record<string, Stripe.SetupIntent>;
}

export type ResourceName = keyof Resources;
export type ResourceOf<Name extends ResourceName> = Resources[Name][string];

/** All of the simulator's memory: plain data, written to the snapshot as it is. */
export interface StripeState {
  ids: IdSequence;
  resources: Resources;
  lineItems: Record<string, WireLineItem[]>;
  /** Which public test number a payment method has. No other numbers are accepted. */
  testNumbers: Record<string, string>;
  /** What a session's payment intent will be made from when somebody pays. */
  intentDrafts: Record<string, IntentDraft>;
  idempotency: Record<string, KeptAnswer>;
  due: DueTasks;
  /** Payment intents that are not made yet, by id. */
  deliveries: Record<string, Delivery>;
}

export function emptyState(seed?: string): StripeState {
  return {
    ids: newIdSequence(seed),
    resources: {
      balance_transaction: {},
      charge: {},
      "checkout.session": {},
      customer: {},
      dispute: {},
      event: {},
      payment_intent: {},
      payment_method: {},
      refund: {},
      setup_intent: {},
    },
    lineItems: {},
    testNumbers: {},
    intentDrafts: {},
    idempotency: {},
    due: {},
    deliveries: {},
  };
}

/** A snapshot of a former version may lack what was added since, or keep as a list what is by id now. */
export function completeState(kept: StripeState | undefined, seed?: string): StripeState {
  const empty = emptyState(seed);
  if (!kept) return empty;
  return {
    ...empty,
    ...kept,
    resources: { ...empty.resources, ...kept.resources },
    due: byKey(kept.due, ({ id, kind }) => `${kind} ${id}`),
    deliveries: byKey(kept.deliveries, ({ id }) => String(id)),
  };
}

/** What the state keeps by id beside the resources. */
type SideShelf = "lineItems" | "testNumbers" | "intentDrafts" | "idempotency";

export class Store {
  state: StripeState;
  readonly clock: Clock;
  readonly #onChange: (...place: string[]) => void;
  /** Each object as it was before its last change, for stale reads. */
  #former = new Map<string, unknown>();

  /** @param onChange told the place in the state of what changed; without one, all of it */
  constructor(state: StripeState, clock: Clock, onChange: (...place: string[]) => void) {
    this.state = state;
    this.clock = clock;
    this.#onChange = onChange;
  }

  replace(state: StripeState): void {
    this.state = state;
    this.#former.clear();
    this.#onChange();
  }

  newId(prefix: string, length = 24): string {
    return `${prefix}_${nextToken(this.state.ids, length)}`;
  }

  find<Name extends ResourceName>(name: Name, id: string): ResourceOf<Name> | undefined {
    const all = this.#shelf(name);
    return Object.hasOwn(all, id) ? all[id] : undefined;
  }

  /** An object that another one refers to: if it is missing, the simulator is at fault, not the request. */
  get<Name extends ResourceName>(name: Name, id: string): ResourceOf<Name> {
    const found = this.find(name, id);
    if (!found) throw new Error(`the simulator lost ${name} ${id}`);
    return found;
  }

  /** Oldest first. */
  all<Name extends ResourceName>(name: Name): ResourceOf<Name>[] {
    return Object.values(this.#shelf(name));
  }

  insert<Name extends ResourceName>(name: Name, object: ResourceOf<Name>): ResourceOf<Name> {
    this.#shelf(name)[object.id] = object;
    this.#onChange("resources", name, object.id);
    this.#onChange("ids");
    return object;
  }

  /** Replaces some fields and answers what they were: the `previous_attributes` of an event. */
  update<Name extends ResourceName>(
    name: Name,
    id: string,
    changes: Partial<ResourceOf<Name>>,
  ): Partial<ResourceOf<Name>> {
    const before = this.get(name, id);
    const previous: Partial<ResourceOf<Name>> = {};
    for (const field of Object.keys(changes) as (keyof ResourceOf<Name>)[]) previous[field] = before[field];
    this.#former.set(id, before);
    this.insert(name, { ...before, ...changes });
    return previous;
  }

  /** Puts something beside the resources under a name, or takes it away. */
  keep<Name extends SideShelf>(name: Name, id: string, value: StripeState[Name][string] | undefined): void {
    // The compiler does not see that the shelf of a name holds values of that name.
    const all = this.state[name] as Record<string, StripeState[Name][string]>;
    if (value === undefined) delete all[id];
    else all[id] = value;
    this.#onChange(name, id);
  }

  /** The object before its last change, for stale reads. */
  former(id: string): unknown {
    return this.#former.get(id);
  }

  /** The compiler does not see that the shelf of a name holds objects of that name. */
  #shelf<Name extends ResourceName>(name: Name): Record<string, ResourceOf<Name>> {
    return this.state.resources[name] as unknown as Record<string, ResourceOf<Name>>;
  }
}
