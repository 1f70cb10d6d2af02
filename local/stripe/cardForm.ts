import type { Decline, TestCard } from "./cards.ts";
import { findTestCard, passesLuhn } from "./cards.ts";

/** A card from the checkout page whose fields are plausible. */
export interface TypedCard {
  card: TestCard;
  expMonth: number;
  expYear: number;
  name: string;
}

export type CardField = "number" | "expiry" | "cvc" | "name";

export interface CardFormError {
  field: CardField;
  message: string;
}

/** Reads the four fields as forgivingly as Stripe's page does; `now` decides whether the card has expired. */
export function readCardForm(form: URLSearchParams, now: number): TypedCard | CardFormError {
  const number = (form.get("number") ?? "").replace(/[\s-]/g, "");
  if (number === "") return { field: "number", message: "Your card number is required." };
  if (!/^\d{12,19}$/.test(number)) return { field: "number", message: "Your card number is incomplete." };
  if (!passesLuhn(number)) return { field: "number", message: "Your card number is invalid." };

  const expiry = /^(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})$/.exec((form.get("expiry") ?? "").trim());
  if (!expiry) return { field: "expiry", message: "Your card's expiration date is incomplete." };
  const expMonth = Number(expiry[1]);
  const expYear = Number(expiry[2]) + (expiry[2]!.length === 2 ? 2_000 : 0);
  if (expMonth < 1 || expMonth > 12) return { field: "expiry", message: "Your card's expiration date is invalid." };
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth() + 1];
  if (expYear < year || (expYear === year && expMonth < month)) {
    return { field: "expiry", message: "Your card's expiration date is in the past." };
  }

  const cvc = (form.get("cvc") ?? "").trim();
  if (!/^\d{3,4}$/.test(cvc)) return { field: "cvc", message: "Your card's security code is incomplete." };
  const name = (form.get("name") ?? "").trim();
  if (name === "") return { field: "name", message: "Name on card is required." };

  const card = findTestCard(number);
  if (!card) {
    return {
      field: "number",
      message:
        "Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, see below.",
    };
  }
  return { card, expMonth, expYear, name: name.slice(0, 200) };
}

/** Why the session's restrictions refuse this card, if they do. */
export function restrictionOf(
  card: TestCard,
  restrictions: { brands_blocked?: string[]; funding_types_blocked?: string[] } | undefined,
): Decline | undefined {
  const refuse = (what: string): Decline => ({
    code: "card_not_supported",
    message: `${what} are not accepted. Please use a different card.`,
  });
  if (restrictions?.funding_types_blocked?.includes(card.funding)) {
    return refuse(`${card.funding[0]!.toUpperCase()}${card.funding.slice(1)} cards`);
  }
  const brand = { amex: "american_express", discover: "discover_global_network" }[card.brand] ?? card.brand;
  if (restrictions?.brands_blocked?.includes(brand)) return refuse("Cards of this brand");
  return undefined;
}
