import type Stripe from "stripe";
import { seeOther, type Answer, type Router } from "../simulator/http.ts";
import { readBankForm } from "./bankForm.ts";
import { readCardForm } from "./cardForm.ts";
import { intentOfSession, refusalOf, submitAuthentication, submitBank, submitCard, type Step } from "./checkoutFlow.ts";
import { authenticationPage, closedPage, payPage } from "./checkoutPages.ts";
import type { PaymentWorld } from "./intents.ts";
import type { PayField } from "./payForms.ts";

/** The pages a payer's browser sees. They need no key: the session's id in the address is the secret, as with Stripe. */
export function addCheckoutRoutes(router: Router, world: PaymentWorld): void {
  const { due, store } = world;

  router.on("GET", "/c/pay/:id", ({ params, query }) => {
    const session = currentSession(params.id!);
    if (session?.status !== "open") return closed(session);
    const intent = intentOfSession(store, session);
    if (intent?.status === "requires_action") return seeOther(`/authenticate/${intent.id}`);
    const message = query.has("declined") && intent ? refusalOf(intent) : undefined;
    return payPage({ session, items: itemsOf(session), ...(message ? { error: { message } } : {}) });
  });

  router.on("POST", "/c/pay/:id", ({ body, params }) => {
    const session = currentSession(params.id!);
    if (session?.status !== "open") return closed(session);
    const intent = intentOfSession(store, session);
    if (intent?.status === "requires_action") return seeOther(`/authenticate/${intent.id}`);
    const form = new URLSearchParams(body);
    const step = tryToPay(session, form);
    if (step.next !== "try again") return follow(step, session.id);
    const { field, message } = step;
    return payPage({
      session: store.get("checkout.session", session.id),
      items: itemsOf(session),
      typed: keptFields(form),
      error: { message, ...(field ? { field } : {}) },
    });
  });

  router.on("GET", "/authenticate/:id", ({ params }) => {
    const session = sessionOfIntent(params.id!);
    if (session?.status !== "open") return closed(session);
    const intent = intentOfSession(store, session)!;
    if (intent.status !== "requires_action") return seeOther(`/c/pay/${session.id}`);
    const method = store.get("payment_method", String(intent.payment_method));
    return authenticationPage(session, intent, method.card?.last4 ?? "");
  });

  router.on("POST", "/authenticate/:id", ({ body, params }) => {
    const session = sessionOfIntent(params.id!);
    if (session?.status !== "open") return closed(session);
    if (intentOfSession(store, session)!.status !== "requires_action") return seeOther(`/c/pay/${session.id}`);
    const passed = new URLSearchParams(body).get("result") === "complete";
    return follow(submitAuthentication(world, session, { passed }), session.id);
  });

  function tryToPay(session: Stripe.Checkout.Session, form: URLSearchParams): Step {
    const method = form.get("method") ?? "card";
    if (!session.payment_method_types.includes(method)) {
      return { next: "try again", message: "This way to pay is not accepted here." };
    }
    if (method === "us_bank_account") {
      const bank = readBankForm(form);
      return "field" in bank ? { next: "try again", ...bank } : submitBank(world, session, bank);
    }
    const card = readCardForm(form, store.clock.now());
    return "field" in card ? { next: "try again", ...card } : submitCard(world, session, card);
  }

  /** A session may have ended a moment ago, by the simulator's clock. */
  function currentSession(id: string): Stripe.Checkout.Session | undefined {
    due.runDue();
    return store.find("checkout.session", id);
  }

  function sessionOfIntent(id: string): Stripe.Checkout.Session | undefined {
    due.runDue();
    return store
      .all("checkout.session")
      .find(({ payment_intent, setup_intent }) => payment_intent === id || setup_intent === id);
  }

  const itemsOf = (session: Stripe.Checkout.Session) => store.state.lineItems[session.id] ?? [];

  function follow(step: Step, sessionId: string): Answer {
    const session = store.get("checkout.session", sessionId);
    if (step.next === "done") return backToShop(session);
    if (step.next === "authenticate") return seeOther(`/authenticate/${intentOfSession(store, session)!.id}`);
    return seeOther(`/c/pay/${sessionId}?declined`);
  }
}

/** The values that a form keeps when it is shown again. Numbers and the CVC must be typed again. */
function keptFields(form: URLSearchParams): Partial<Record<PayField, string>> {
  const kept: PayField[] = ["expiry", "name", "holder", "routing"];
  return Object.fromEntries(kept.map((name) => [name, form.get(name) ?? ""]));
}

/** A page that is opened again after the payment leads to the shop, as a second click on Pay does. */
function closed(session: Stripe.Checkout.Session | undefined): Answer {
  return session?.status === "complete" ? backToShop(session) : closedPage(session);
}

function backToShop(session: Stripe.Checkout.Session): Answer {
  return seeOther((session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}
