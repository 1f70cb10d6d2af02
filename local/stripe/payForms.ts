import { html, type Html } from "../simulator/page.ts";
import type { BankField } from "./bankForm.ts";
import { TEST_BANKS, TEST_ROUTING } from "./banks.ts";
import type { CardField } from "./cardForm.ts";
import { TEST_CARDS } from "./cards.ts";

export type PayField = BankField | CardField;

export interface PayForm {
  /** The address that the form is sent to. */
  action: string;
  /** The label of the button. */
  submit: string;
  /** Typed values, kept when the form is shown again; never a number or a CVC. */
  typed: Partial<Record<PayField, string>>;
  /** The field that is wrong. */
  wrong?: PayField | undefined;
}

interface FieldOptions {
  label: string;
  autocomplete: string;
  inputmode: "numeric" | "text";
  longest: number;
  placeholder?: string;
  whole?: boolean;
}

function field({ typed, wrong }: PayForm, name: PayField, options: FieldOptions): Html {
  const { autocomplete, inputmode, label, longest, placeholder, whole } = options;
  return html`<div class="${whole && "whole"}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="${inputmode}"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      maxlength="${longest}"
      value="${typed[name]}"
      aria-invalid="${wrong === name ? "true" : "false"}"
      required
    />
  </div>`;
}

/** The form for a card. */
export function cardForm(form: PayForm): Html {
  return html`<form method="post" action="${form.action}" novalidate>
    <input type="hidden" name="method" value="card" />
    <div class="fields">
      ${field(form, "number", { label: "Card number", autocomplete: "cc-number", inputmode: "numeric", longest: 23, placeholder: "1234 1234 1234 1234", whole: true })}
      ${field(form, "expiry", { label: "Expiration date", autocomplete: "cc-exp", inputmode: "numeric", longest: 9, placeholder: "MM / YY" })}
      ${field(form, "cvc", { label: "CVC", autocomplete: "cc-csc", inputmode: "numeric", longest: 4, placeholder: "CVC" })}
      ${field(form, "name", { label: "Name on card", autocomplete: "cc-name", inputmode: "text", longest: 200, whole: true })}
    </div>
    <button class="wide" type="submit">${form.submit}</button>
  </form>`;
}

/** The form for a bank account. */
export function bankForm(form: PayForm): Html {
  return html`<form method="post" action="${form.action}" novalidate>
    <input type="hidden" name="method" value="us_bank_account" />
    <div class="fields">
      ${field(form, "holder", { label: "Name on account", autocomplete: "name", inputmode: "text", longest: 200, whole: true })}
      ${field(form, "routing", { label: "Routing number", autocomplete: "off", inputmode: "numeric", longest: 11, placeholder: TEST_ROUTING })}
      ${field(form, "account", { label: "Account number", autocomplete: "off", inputmode: "numeric", longest: 20, placeholder: "000123456789" })}
    </div>
    <p class="muted small">You allow a debit from this account. Debits take about four business days.</p>
    <button class="wide" type="submit">${form.submit}</button>
  </form>`;
}

const hints = (numbers: { number: string; hint: string }[]) =>
  html`<dl>
    ${numbers.map(
      ({ hint, number }) =>
        html`<dt>${number}</dt>
          <dd>${hint}</dd>`,
    )}
  </dl>`;

/** The test numbers, for people trying the product by hand. */
export function cardHints(): Html {
  const cards = TEST_CARDS.map(({ hint, number }) => ({ hint, number: number.replace(/(\d{4})(?=\d)/g, "$1 ") }));
  return html`<details open>
    <summary>Test cards of the simulator</summary>
    <p class="muted small">Any future date, any CVC, any name.</p>
    ${hints([...cards, { number: "4242 4242 4242 4241", hint: "is not a card number" }])}
  </details>`;
}

export function bankHints(): Html {
  return html`<details open>
    <summary>Test bank accounts of the simulator</summary>
    <p class="muted small">Routing number ${TEST_ROUTING}, any name.</p>
    ${hints(TEST_BANKS.map(({ accountNumber, hint }) => ({ number: accountNumber, hint })))}
  </details>`;
}
