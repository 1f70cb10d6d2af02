import type { Deliveries } from "../simulator/deliveries.ts";
import type { Answer } from "../simulator/http.ts";
import { html, money, page } from "../simulator/page.ts";
import { balanceOf } from "./balance.ts";
import type { Store } from "./store.ts";

const SHOWN = 25;

/** What is going on, for people who try the product by hand. */
export function statePage(store: Store, deliveries: Deliveries): Answer {
  const balance = balanceOf(store);
  const at = (seconds: number) => new Date(seconds * 1_000).toISOString().replace("T", " ").slice(0, 19);
  const sessions = store.all("checkout.session").toReversed().slice(0, SHOWN);
  const events = store.all("event").toReversed().slice(0, SHOWN);
  const arrivals = new Map(deliveries.list().map((delivery) => [delivery.eventId, delivery]));
  const arrival = (eventId: string) => {
    const delivery = arrivals.get(eventId);
    if (!delivery) return "not sent";
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
      ${
        sessions.length > 0 &&
        html`<div class="scroll">
          <table>
            <tr>
              <th>Created</th>
              <th>Amount</th>
              <th>Status</th>
              <th>Payment</th>
              <th>Session</th>
            </tr>
            ${sessions.map(
              (session) =>
                html`<tr>
                  <td>${at(session.created)}</td>
                  <td>${money(session.amount_total ?? 0, session.currency ?? "usd")}</td>
                  <td>${session.status}</td>
                  <td>${session.payment_status}</td>
                  <td>
                    ${session.url ? html`<a href="${session.url}"><code>${session.id}</code></a>` : html`<code>${session.id}</code>`}
                  </td>
                </tr>`,
            )}
          </table>
        </div>`
      }
      <h2>Events</h2>
      ${events.length === 0 && html`<p class="muted">None yet.</p>`}
      ${
        events.length > 0 &&
        html`<div class="scroll">
          <table>
            <tr>
              <th>Created</th>
              <th>Type</th>
              <th>Webhook</th>
              <th>Event</th>
            </tr>
            ${events.map(
              (event) =>
                html`<tr>
                  <td>${at(event.created)}</td>
                  <td>${event.type}</td>
                  <td>${arrival(event.id)}</td>
                  <td><code>${event.id}</code></td>
                </tr>`,
            )}
          </table>
        </div>`
      }`,
  });
}
