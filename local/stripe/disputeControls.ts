import { refusalOfForeigner } from "../control/ownRequest.ts";
import { BadControl } from "../simulator/controls.ts";
import { json, seeOther, type Answer, type Router, type SimRequest } from "../simulator/http.ts";
import { html, money, type Html } from "../simulator/page.ts";
import { DISPUTE_STEPS, isOpen, moveDispute, NoSuchDispute, openDispute, type DisputeStep } from "./disputes.ts";
import type { PaymentWorld } from "./intents.ts";
import type { Store } from "./store.ts";

/**
 * `POST /_sim/disputes`: the payer of a charge disputes it, `{paymentIntent}`, or the bank takes a dispute further,
 * `{dispute, status}`.
 */
export const disputeControl =
  (world: PaymentWorld) =>
  ({ dispute, paymentIntent, status }: Record<string, unknown>) =>
    orRefused(() => {
      const intent = world.store.find("payment_intent", String(paymentIntent));
      if (intent) return openDispute(world, String(intent.latest_charge));
      if (typeof dispute === "string") return moveDispute(world, dispute, stepOf(status));
      throw new NoSuchDispute("one of paymentIntent, or dispute with a status");
    });

/** The forms of the page for people, which leads back to it. */
export function addDisputeRoutes(router: Router, world: PaymentWorld): void {
  const form = (path: string, run: (params: Record<string, string>, form: URLSearchParams) => unknown) =>
    router.on("POST", path, ({ body, headers, params }: SimRequest): Answer => {
      const refusal = refusalOfForeigner(headers);
      if (refusal) return json({ error: refusal.message }, refusal.status);
      try {
        run(params, new URLSearchParams(body));
      } catch (error) {
        // Another tab was faster: the page shows how it stands.
        if (!(error instanceof NoSuchDispute)) throw error;
      }
      return seeOther("/");
    });
  form("/charges/:id/dispute", ({ id }) => openDispute(world, id!));
  form("/disputes/:id", ({ id }, fields) => moveDispute(world, id!, stepOf(fields.get("status"))));
}

/** The newest card payments, each with what the payer and the bank can do about it. */
export function disputeList(store: Store, most: number): Html {
  const charges = store
    .all("charge")
    .filter(({ paid, payment_method_details: details }) => paid && details?.type === "card")
    .toReversed()
    .slice(0, most);
  return html`${charges.length === 0 && html`<p class="muted">None yet.</p>`}
    <ul class="list">
      ${charges.map((charge) => {
        const dispute = store.all("dispute").find((one) => one.charge === charge.id);
        return html`<li>
          <div class="row">
            <strong>${money(charge.amount, charge.currency)}</strong>
            <span>${stateOf(charge, dispute)}</span>
            <code class="small">${dispute?.id ?? charge.id}</code>
          </div>
          ${
            dispute
              ? isOpen(dispute) &&
                html`<form class="actions" method="post" action="/disputes/${dispute.id}">
                  ${DISPUTE_STEPS.filter((step) => step !== dispute.status).map(
                    (step) => html`<button class="quiet" name="status" value="${step}">${LABELS[step]}</button>`,
                  )}
                </form>`
              : charge.amount_refunded === 0 &&
                html`<form method="post" action="/charges/${charge.id}/dispute">
                  <button class="quiet">The payer disputes it</button>
                </form>`
          }
        </li>`;
      })}
    </ul>`;
}

const LABELS: Record<DisputeStep, string> = {
  under_review: "The bank looks at our side",
  won: "We win: the money comes back",
  lost: "We lose: the money is gone",
};

function stateOf(charge: { amount_refunded: number }, dispute: { status: string } | undefined): string {
  if (dispute) return `disputed, ${dispute.status}`;
  return charge.amount_refunded > 0 ? "refunded" : "paid";
}

function stepOf(given: unknown): DisputeStep {
  const step = DISPUTE_STEPS.find((known) => known === given);
  if (!step) throw new NoSuchDispute(`status: ${DISPUTE_STEPS.join(", ")}`);
  return step;
}

function orRefused<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof NoSuchDispute) throw new BadControl(error.message, { cause: error });
    throw error;
  }
}
