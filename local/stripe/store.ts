import type Stripe from "stripe";
import type { Clock } from "../simulator/clock.ts";
import type { Delivery } from "../simulator/deliveries.ts";
import type { DueTask } from "../simulator/dueWork.ts";
import { newIdSequence, nextToken, type IdSequence } from "../simulator/ids.ts";

/** On the wire decimals are text; the SDK turns them into its Decimal class on arrival. */
export type WirePrice = Omit<Stripe.Price, "unit_amount_decimal"> & { unit_amount_decimal: string | null };
export type WireLineItem = Omit<Stripe.LineItem, "price"> & { price: WirePrice | null };

/** What one idempotency key stands for. `answer` is missing while the first request is still running. */
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

/** Every resource the simulator keeps, by id, oldest first. References inside are ids; expanding happens on the way out. */
export interface Resources {
  balance_transaction: Record<string, Stripe.BalanceTransaction>;
  charge: Record<string, Stripe.Charge>;
  "checkout.session": Record<string, Stripe.Checkout.Session>;
  customer: Record<string, Stripe.Customer>;
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
  /** Which of the public test numbers is behind a payment method. No other number is ever taken. */
  testNumbers: Record<string, string>;
  /** What a session's payment intent will be made from when somebody pays. */
  intentDrafts: Record<string, IntentDraft>;
  idempotency: Record<string, KeptAnswer>;
  due: DueTask[];
  deliveries: Delivery[];
}

export function emptyState(seed?: string): StripeState {
  return {
    ids: newIdSequence(seed),
    resources: {
      balance_transaction: {},
      charge: {},
      "checkout.session": {},
      customer: {},
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
    due: [],
    deliveries: [],
  };
}

/** A snapshot of a former version may lack what was added since. */
export function completeState(kept: StripeState | undefined, seed?: string): StripeState {
  const empty = emptyState(seed);
  return kept ? { ...empty, ...kept, resources: { ...empty.resources, ...kept.resources } } : empty;
}

export class Store {
  state: StripeState;
  readonly clock: Clock;
  readonly #onChange: () => void;
  /** Each object as it was before its last change: what a stale read answers. */
  #former = new Map<string, unknown>();

  constructor(state: StripeState, clock: Clock, onChange: () => void) {
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

  /** Of an object another one refers to: its absence is a fault of the simulator, not of the request. */
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
    this.#onChange();
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

  /** The object before its last change, for stale reads. */
  former(id: string): unknown {
    return this.#former.get(id);
  }

  /** The compiler does not see that the shelf of a name holds objects of that name. */
  #shelf<Name extends ResourceName>(name: Name): Record<string, ResourceOf<Name>> {
    return this.state.resources[name] as unknown as Record<string, ResourceOf<Name>>;
  }

  touch(): void {
    this.#onChange();
  }
}
