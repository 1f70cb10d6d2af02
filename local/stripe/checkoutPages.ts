import type Stripe from "stripe";
import type { Answer } from "../simulator/http.ts";
import { html, money, originOf, page } from "../simulator/page.ts";
import type { CardField } from "./cardForm.ts";
import { TEST_CARDS } from "./cards.ts";
import type { WireLineItem } from "./store.ts";

const BANNER = "Simulated Stripe Checkout: no real card, no real money. Real cards are not accepted here.";
const LUHN_EXAMPLE = { number: "4242424242424241", hint: "is not a card number" };

export interface PayPage {
  session: Stripe.Checkout.Session;
  items: WireLineItem[];
  /** What was typed, kept when the form comes back; never the card number or the CVC. */
  typed?: { expiry: string; name: string };
  error?: { message: string; field?: CardField };
}

/** The hosted page where a card is typed. */
export function payPage({ error, items, session, typed }: PayPage): Answer {
  const currency = session.currency ?? "usd";
  const total = money(session.amount_total ?? 0, currency);
  const invalid = (field: CardField) => (error?.field === field ? "true" : "false");
  return page({
    title: `Pay ${total}`,
    banner: BANNER,
    formTargets: originOf(session.success_url),
    body: html`<div class="columns">
        <section aria-labelledby="summary">
          <h1 id="summary">Payment</h1>
          <p class="amount">${total}</p>
          <ul class="lines">
            ${items.map((item) => html`<li><span>${item.description}${(item.quantity ?? 1) > 1 && ` × ${item.quantity}`}</span><span>${money(item.amount_total, currency)}</span></li>`)}
            <li class="total"><span>Total due</span><span>${total}</span></li>
          </ul>
        </section>
        <section class="card" aria-labelledby="card">
          <h1 id="card">Pay with card</h1>
          ${session.customer_details?.email && html`<p class="muted small">${session.customer_details.email}</p>`}
          ${error && html`<p class="error" role="alert" id="problem">${error.message}</p>`}
          <form method="post" action="/c/pay/${session.id}" novalidate>
            <div class="fields">
              <div class="whole">
                <label for="number">Card number</label>
                <input
                  id="number"
                  name="number"
                  inputmode="numeric"
                  autocomplete="cc-number"
                  placeholder="1234 1234 1234 1234"
                  maxlength="23"
                  aria-invalid="${invalid("number")}"
                  required
                  autofocus
                />
              </div>
              <div>
                <label for="expiry">Expiration date</label>
                <input
                  id="expiry"
                  name="expiry"
                  inputmode="numeric"
                  autocomplete="cc-exp"
                  placeholder="MM / YY"
                  maxlength="9"
                  value="${typed?.expiry}"
                  aria-invalid="${invalid("expiry")}"
                  required
                />
              </div>
              <div>
                <label for="cvc">CVC</label>
                <input
                  id="cvc"
                  name="cvc"
                  inputmode="numeric"
                  autocomplete="cc-csc"
                  placeholder="CVC"
                  maxlength="4"
                  aria-invalid="${invalid("cvc")}"
                  required
                />
              </div>
              <div class="whole">
                <label for="name">Name on card</label>
                <input
                  id="name"
                  name="name"
                  autocomplete="cc-name"
                  maxlength="200"
                  value="${typed?.name}"
                  aria-invalid="${invalid("name")}"
                  required
                />
              </div>
            </div>
            ${session.custom_text.submit && html`<p class="muted small">${session.custom_text.submit.message}</p>`}
            <button class="wide" type="submit">Pay ${total}</button>
          </form>
          ${session.cancel_url && html`<p class="center"><a href="${session.cancel_url}">Cancel and go back</a></p>`}
        </section>
      </div>
      <details open>
        <summary>Test cards of the simulator</summary>
        <p class="muted small">Any future date, any CVC, any name.</p>
        <dl>
          ${[...TEST_CARDS, LUHN_EXAMPLE].map(
            ({ hint, number }) =>
              html`<dt>${grouped(number)}</dt>
                <dd>${hint}</dd>`,
          )}
        </dl>
      </details>`,
  });
}

/** The bank's page in the middle of a payment. */
export function authenticationPage(
  session: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent,
  last4: string,
): Answer {
  return page({
    title: "Authenticate your payment",
    banner: BANNER,
    formTargets: originOf(session.success_url),
    body: html`<section class="card">
      <h1>3D Secure authentication</h1>
      <p>
        Your bank wants to know that it is you who pays ${money(intent.amount, intent.currency)} with the card ending in
        ${last4}.
      </p>
      <p class="muted small">This stands in for the page of a bank. Choose how the authentication ends.</p>
      <form method="post" action="/authenticate/${intent.id}">
        <div class="actions">
          <button type="submit" name="result" value="complete">Complete authentication</button>
          <button class="quiet" type="submit" name="result" value="fail">Fail authentication</button>
        </div>
      </form>
    </section>`,
  });
}

/** A session that takes no payment any more, or never existed. */
export function closedPage(session: Stripe.Checkout.Session | undefined): Answer {
  const [title, text] = session
    ? (["This page has expired", "Nothing was charged. Go back and start the payment again."] as const)
    : (["This page does not exist", "The address is wrong, or the simulator was reset since it was made."] as const);
  return page({
    title,
    banner: BANNER,
    status: session ? 200 : 404,
    body: html`<section class="card">
      <h1>${title}</h1>
      <p>${text}</p>
      ${session?.cancel_url && html`<p><a class="button" href="${session.cancel_url}">Go back</a></p>`}
    </section>`,
  });
}

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, "$1 ");
