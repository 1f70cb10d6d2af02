/** No letter in Spanish or French has an English word or a raw date, amount or code (D172). */
import { describe, expect, it } from "vitest";
import type { Language, Letter } from "../actions/mail/letter.ts";
import { addressInUse, confirmAddress, welcome } from "../actions/mail/letters/account.ts";
import { groupInvitation } from "../actions/mail/letters/groups.ts";
import { passwordChanged, resetPassword } from "../actions/mail/letters/password.ts";
import type { MailPayload } from "../actions/mail/mails.ts";
import { newsLetter } from "../actions/mail/newsLetter.ts";
import { renderLetter } from "../actions/mail/renderLetter.ts";
import { type KindsIn, type ValuesOf } from "../actions/news/catalogue.ts";
import { rawForms, WrittenByPeople } from "../e2e/languages/findForeign.ts";
import { wordsOf } from "../e2e/languages/vocabulary.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const GROUP = "Zyx";
const PERSON = "Qqq";
const NOTE = "Nnn";

const lateIn = (cycle: number) => ({ cycle, round: 2, amount: { cents: 1_234_50, currency: "USD" } });

/** Example values for each kind of news that is sent as a letter. */
const NEWS: { [Kind in KindsIn<"letter">]: ValuesOf<Kind>[] } = {
  join_approved: [{}],
  join_rejected: [{ reason: "unstated" }, { reason: "closed" }, { reason: "stated", note: NOTE }],
  group_started: [{ first_due: "2027-03-04" }],
  contribution_received: [1, 2].map((cycle) => ({
    payment_id: ID,
    cycle,
    round: 2,
    amount: { cents: 1_234_50, currency: "USD" },
    total: { cents: 1_305_77, currency: "USD" },
    receipt_number: 17,
  })),
  payout_released: [1, 2].flatMap((cycle) => {
    const news = { payout_id: ID, cycle, round: 2, recipient: { user_id: ID, alias: PERSON } };
    const payout = { ...news, amount: { cents: 2_469_00, currency: "USD" } };
    const missing = { missing: { cents: 823_00, currency: "USD" }, people: [{ user_id: ID, alias: PERSON }] };
    return [
      { reason: "whole" as const, ...payout },
      { reason: "short" as const, ...payout, ...missing },
      { reason: "nothing" as const, ...news, ...missing },
    ];
  }),
  late_payment_asked: [lateIn(1), lateIn(2)].map((news) =>
    Object.assign(news, { member: { user_id: ID, alias: PERSON }, opens_on: "2027-03-04" }),
  ),
  late_payment_allowed: [lateIn(1), lateIn(2)].map((news) => Object.assign(news, { until: "2027-03-04" })),
  late_payment_opened: [lateIn(1), lateIn(2)],
};

const path = "/groups";
type InLanguage = (language: Language) => Letter | null;
const LETTERS: Record<Exclude<MailPayload["template"], "notice">, InLanguage> = {
  "confirm-address": (language) => confirmAddress[language]({ link: path, hours: 24 }),
  "address-in-use": (language) => addressInUse[language]({}),
  welcome: (language) => welcome[language]({}),
  "reset-password": (language) => resetPassword[language]({ path, hours: 1 }),
  "password-changed": (language) => passwordChanged[language]({}),
  "group-invitation": (language) =>
    groupInvitation[language]({
      groupName: GROUP,
      inviterName: PERSON,
      path,
      days: 7,
      frequency: "biweekly",
      currency: "USD",
      contribution: 100_00,
      payout: 900_00,
    }),
};
const ALL: [name: string, letter: InLanguage][] = [
  ...Object.entries(LETTERS),
  ...Object.entries(NEWS).flatMap(([kind, each]) =>
    each.map((values, n): [string, InLanguage] => [
      `${kind} ${n + 1}`,
      (language) => newsLetter({ kind, values: { ...values, group: GROUP }, group_id: ID }, language),
    ]),
  ),
];

/** Words with the same spelling in English. */
const SHARED: Record<"es" | "fr", ReadonlySet<string>> = {
  es: new Set<string>(),
  fr: new Set([
    "contribution",
    "cycle",
    "dates",
    "due",
    "invitation",
    "mail",
    "message",
    "minutes",
    "page",
    "questions",
  ]),
};
const written = new WrittenByPeople([GROUP, PERSON, NOTE], []);

/** The text of a letter without names and addresses. */
function readable(letter: InLanguage, language: Language): string {
  const whole = letter(language);
  if (!whole) throw new Error("there is no such letter");
  const { subject, text } = renderLetter(whole, {
    language,
    name: PERSON,
    origin: "https://circle.test",
    support: "help@circle.test",
  });
  return written.without(`${subject}\n${text}`.replaceAll(/https?:\S+|\S+@\S+|Savings Circle/g, " "));
}

function foreignIn(letter: InLanguage, language: "es" | "fr"): string[] {
  const english = new Set(wordsOf(readable(letter, "en")));
  const text = readable(letter, language);
  const words = wordsOf(text).filter((word) => word.length > 1 && english.has(word) && !SHARED[language].has(word));
  return [...rawForms(text), ...words];
}

describe.each(["es", "fr"] as const)("in %s", (language) => {
  it.each(ALL)("the letter %s has nothing English or raw in it", (_, letter) => {
    // Spanish in the United States writes amounts as English does.
    const raw = language === "es" ? ["an English amount"] : [];
    expect(foreignIn(letter, language).filter((fault) => !raw.includes(fault))).toEqual([]);
  });
});

it("finds an English word, an English amount and an ISO date in a letter that has them", () => {
  const letter: InLanguage = (language) => ({
    subject: language === "en" ? "Your payout" : "Tu payout",
    paragraphs: ["$1,234.50, 2027-03-04"],
  });
  expect(foreignIn(letter, "es")).toEqual(["a raw date", "an English amount", "payout"]);
});
