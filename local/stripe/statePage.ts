import type { Deliveries } from "../simulator/deliveries.ts";
import type { Answer } from "../simulator/http.ts";
import { html, money, page } from "../simulator/page.ts";
import { balanceOf } from "./balance.ts";
import { disputeList } from "./disputeControls.ts";
import type { Store } from "./store.ts";

const SHOWN = 25;

/** The state of the simulator, for people who try the product by hand. */
export function statePage(store: Store, deliveries: Deliveries): Answer {
  const balance = balanceOf(store);
  const at = (seconds: number) => new Date(seconds * 1_000).toISOString().replace("T", " ").slice(0, 19);
  const sessions = store.all("checkout.session").toReversed().slice(0, SHOWN);
  const events = store.all("event").toReversed().slice(0, SHOWN);
  const arrivals = new Map(deliveries.list().map((delivery) => [delivery.eventId, delivery]));
  const arrival = (eventId: string) => {
    const delivery = arrivals.get(eventId);
    if (!delivery) return "no webhook";
    return `${delivery.state}${delivery.lastAnswer ? ` (${delivery.lastAnswer})` : ""}, ${delivery.attempts} ${delivery.attempts === 1 ? "try" : "tries"}`;
  };
  return page({
    title: "Simulated Stripe",
    banner: "Simulated Stripe: nothing here is real money, and nothing leaves this machine.",
    wide: true,
    body: html`<h1>Simulated Stripe</h1>
      <p class="muted">Its clock says ${at(store.clock.seconds())} UTC.</p>
      <ul class="lines card">
        ${balance.available.map((part) => html`<li><span>Available</span><span>${money(part.amount, part.currency)}</span></li>`)}
        ${balance.pending.map((part) => html`<li><span>On its way</span><span>${money(part.amount, part.currency)}</span></li>`)}
        <li><span>Customers</span><span>${store.all("customer").length}</span></li>
      </ul>
      <h2>Checkout sessions</h2>
      ${sessions.length === 0 && html`<p class="muted">None yet. They appear when the product opens a checkout.</p>`}
      <ul class="list">
        ${sessions.map(
          (session) =>
            html`<li>
              <div class="row">
                <strong>${money(session.amount_total ?? 0, session.currency ?? "usd")}</strong>
                <span>${session.status}, ${session.payment_status}</span
                ><span class="muted small">${at(session.created)}</span>
              </div>
              ${session.url ? html`<a class="small" href="${session.url}"><code>${session.id}</code></a>` : html`<code class="small">${session.id}</code>`}
            </li>`,
        )}
      </ul>
      <h2>Card payments</h2>
      ${disputeList(store, SHOWN)}
      <h2>Events</h2>
      ${events.length === 0 && html`<p class="muted">None yet.</p>`}
      <ul class="list">
        ${events.map(
          (event) =>
            html`<li>
              <div class="row">
                <strong>${event.type}</strong><span>${arrival(event.id)}</span>
                <span class="muted small">${at(event.created)}</span>
              </div>
              <code class="small">${event.id}</code>
            </li>`,
        )}
      </ul>`,
  });
}
