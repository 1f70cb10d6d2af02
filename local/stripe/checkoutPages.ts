import type Stripe from "stripe";
import type { Answer } from "../simulator/http.ts";
import { html, money, originOf, page, type Html } from "../simulator/page.ts";
import type { SessionIntent } from "./checkoutFlow.ts";
import { bankForm, bankHints, cardForm, cardHints, type PayField, type PayForm } from "./payForms.ts";
import type { WireLineItem } from "./store.ts";

const BANNER = "Simulated Stripe Checkout: no real card, no real money. Real cards are not accepted here.";

export interface PayPage {
  session: Stripe.Checkout.Session;
  items: WireLineItem[];
  typed?: PayForm["typed"];
  error?: { message: string; field?: PayField };
}

/** The hosted page with a form for each method that the session takes. */
export function payPage(options: PayPage): Answer {
  const { error, items, session, typed = {} } = options;
  const currency = session.currency ?? "usd";
  const total = money(session.amount_total ?? 0, currency);
  const isSetup = session.mode === "setup";
  const byCard = session.payment_method_types.includes("card");
  const byBank = session.payment_method_types.includes("us_bank_account");
  const form = (submit: string): PayForm => ({ action: `/c/pay/${session.id}`, submit, typed, wrong: error?.field });
  const summary = isSetup
    ? html`<h1 id="summary">Save a way to pay</h1>
        <p>Nothing is charged now. The app may charge it later, as you agreed there.</p>`
    : html`<h1 id="summary">Payment</h1>
        <p class="amount">${total}</p>
        ${lineItems(items, total, currency)}`;
  return page({
    title: isSetup ? "Save a way to pay" : `Pay ${total}`,
    banner: BANNER,
    formTargets: originOf(session.success_url),
    body: html`<div class="columns">
        <section aria-labelledby="summary">${summary}</section>
        <section class="card" aria-labelledby="pay">
          <h1 id="pay">${byCard ? "Card" : "Bank account"}</h1>
          ${session.customer_details?.email && html`<p class="muted small">${session.customer_details.email}</p>`}
          ${error && html`<p class="error" role="alert">${error.message}</p>`}
          ${session.custom_text.submit && html`<p class="muted small">${session.custom_text.submit.message}</p>`}
          ${byCard && cardForm(form(isSetup ? "Save card" : `Pay ${total}`))}
          ${byCard && byBank && html`<h2>Or from a bank account</h2>`} ${byBank && bankForm(form(bankButton()))}
          ${session.cancel_url && html`<p class="center"><a href="${session.cancel_url}">Cancel and go back</a></p>`}
        </section>
      </div>
      ${byCard && cardHints()} ${byBank && bankHints()}`,
  });

  function bankButton(): string {
    if (isSetup) return "Save bank account";
    return byCard ? `Pay ${total} from bank` : `Pay ${total}`;
  }
}

function lineItems(items: WireLineItem[], total: string, currency: string): Html {
  return html`<ul class="lines">
    ${items.map((item) => html`<li><span>${item.description}${(item.quantity ?? 1) > 1 && ` × ${item.quantity}`}</span><span>${money(item.amount_total, currency)}</span></li>`)}
    <li class="total"><span>Total due</span><span>${total}</span></li>
  </ul>`;
}

/** The bank's page in the middle of a payment. */
export function authenticationPage(session: Stripe.Checkout.Session, intent: SessionIntent, last4: string): Answer {
  const doing = intent.object === "payment_intent" ? `pays ${money(intent.amount, intent.currency)} with` : "saves";
  const question = `Your bank wants to know that it is you who ${doing} the card ending in ${last4}.`;
  return page({
    title: "Authenticate your payment",
    banner: BANNER,
    formTargets: originOf(session.success_url),
    body: html`<section class="card">
      <h1>3D Secure authentication</h1>
      <p>${question}</p>
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

/** The page of a session that takes no payment any more, or never existed. */
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
