import type { Server } from "node:http";
import { Calls } from "../simulator/calls.ts";
import { Clock } from "../simulator/clock.ts";
import { addControls } from "../simulator/controls.ts";
import { Deliveries } from "../simulator/deliveries.ts";
import { DueWork } from "../simulator/dueWork.ts";
import { Faults } from "../simulator/faults.ts";
import { createSimulatorServer, json, Router, type Answer, type SimRequest } from "../simulator/http.ts";
import { StateFile } from "../simulator/stateFile.ts";
import { audit } from "./audit.ts";
import { balanceResource, makeAvailable } from "./balance.ts";
import { chargeResource, settleCharge } from "./charges.ts";
import { addCheckoutRoutes } from "./checkoutRoutes.ts";
import { checkoutSessionResource, expireSession } from "./checkoutSessions.ts";
import { customerResource } from "./customers.ts";
import { finishDebit } from "./debits.ts";
import { addDisputeRoutes, disputeControl } from "./disputeControls.ts";
import { disputeResource } from "./disputes.ts";
import { eventResource, Events } from "./events.ts";
import { pruneKeys } from "./idempotency.ts";
import { paymentIntentResource } from "./paymentIntents.ts";
import { paymentMethodResource } from "./paymentMethods.ts";
import type { PaymentWorld } from "./intents.ts";
import { stripeApi } from "./protocol.ts";
import { finishRefund, refundResource } from "./refunds.ts";
import { setupIntentResource } from "./setupIntents.ts";
import { signatureHeader } from "./signature.ts";
import { statePage } from "./statePage.ts";
import { completeState, emptyState, Store, type StripeState } from "./store.ts";

export interface StripeSimulatorOptions {
  /** The address for browsers, without a slash at the end. It is a function, because a test learns its port late. */
  publicUrl(): string;
  webhookUrl?: string | undefined;
  webhookSecrets?: string[];
  /** The only key that is accepted; without one every `sk_test_…` is. */
  secretKey?: string | undefined;
  stateFile?: string | undefined;
  /** Milliseconds by which the local stack's clock is ahead already. */
  clockOffsetMs?: number;
  /** A seed makes every id repeat from run to run. */
  seed?: string | undefined;
  /** Simulated milliseconds from a success to its capture. */
  captureDelayMs?: number;
}

export interface StripeSimulator {
  server: Server;
  /** Stops timers and writes what is still unwritten. */
  stop(): void;
}

const CAPTURE_DELAY_MS = 1_500;

/** The local stand-in for Stripe, not listening yet. */
export function createStripeSimulator(options: StripeSimulatorOptions): StripeSimulator {
  const {
    captureDelayMs = CAPTURE_DELAY_MS,
    publicUrl,
    secretKey,
    seed,
    stateFile,
    webhookSecrets = [],
    webhookUrl,
  } = options;
  const clock = new Clock(options.clockOffsetMs);
  const faults = new Faults();
  const calls = new Calls();
  const kept: StateFile<StripeState> = new StateFile(stateFile, () => ({
    ...store.state,
    deliveries: deliveries.open(),
  }));
  const write = () => kept.write();
  const store: Store = new Store(completeState(kept.load(), seed), clock, (...place) => kept.changed(...place));
  const deliveries: Deliveries = new Deliveries({
    url: webhookUrl,
    write,
    sign: (body, tamper) => ({
      body,
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signatureHeader(body, { secrets: webhookSecrets, timestamp: clock.seconds() }, tamper),
      },
    }),
    onChange: (id) => kept.changed("deliveries", String(id)),
  });
  const events = new Events(store, deliveries);
  const due: DueWork = new DueWork({
    clock,
    tasks: () => store.state.due,
    onChange: (key) => kept.changed("due", key),
    run: ({ id, kind }) => {
      if (kind === "expire_session") expireSession(world, id);
      if (kind === "finish_debit") finishDebit(world, id);
      if (kind === "finish_refund") finishRefund(world, id);
      if (kind === "make_available") makeAvailable(store, events, id);
      if (kind === "settle_charge") {
        const { available_on: availableOn, id: transaction } = settleCharge(store, events, id);
        due.add({ at: availableOn * 1_000, kind: "make_available", id: transaction });
      }
    },
  });
  const world: PaymentWorld = { captureDelayMs, due, events, store, publicUrl };

  const answerApi = stripeApi({
    clock,
    events,
    secretKey,
    store,
    resources: [
      balanceResource(store),
      chargeResource(store),
      checkoutSessionResource(world),
      customerResource(store, events),
      disputeResource(store),
      eventResource(store, deliveries),
      paymentIntentResource(world),
      paymentMethodResource(store, events),
      refundResource(world),
      setupIntentResource(world),
    ],
  });

  const pages = new Router();
  addCheckoutRoutes(pages, world);
  addDisputeRoutes(pages, world);
  pages.on("GET", "/", () => statePage(store, deliveries));
  addControls(pages, {
    name: "stripe",
    calls,
    clock,
    deliveries,
    faults,
    audit: () => audit(store),
    resend: (eventId) => events.resend(eventId),
    reset: () => store.replace(emptyState(seed)),
    state: () => store.state,
    own: { disputes: disputeControl(world) },
  });

  async function handle(request: SimRequest): Promise<Answer> {
    if (isApi(request.path)) {
      due.runDue();
      const answer = await answerApi(request);
      calls.record(request, answer, clock.now());
      return answer;
    }
    const route = pages.find(request.method, request.path);
    if (!route) return json({ error: { type: "invalid_request_error", message: "No such page." } }, 404);
    request.params = route.params;
    return route.handler(request);
  }

  pruneKeys(store, { restarted: true });
  clock.onMoved(() => pruneKeys(store));
  deliveries.restore(store.state.deliveries);
  store.state.deliveries = {};
  due.runDue();

  return {
    server: createSimulatorServer({ faults, handle, isApi, write }),
    stop() {
      due.stop();
      deliveries.stop();
      write();
    },
  };
}

const isApi = (path: string) => path.startsWith("/v1/") || path.startsWith("/v2/");
