/** No letter in Spanish or French has an English word or a raw date, amount or code (D172). */
import { accountDeleted } from "../actions/mail/letters/deletion.ts";
import { describe, expect, it } from "vitest";
import type { Language, Letter } from "../actions/mail/letter.ts";
import { addressInUse, confirmAddress, welcome } from "../actions/mail/letters/account.ts";
import { dataReady } from "../actions/mail/letters/export.ts";
import { groupInvitation } from "../actions/mail/letters/groups.ts";
import {
  confirmNewAddress,
  emailChanged,
  newSignIn,
  recoverAccess,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  twoFactorOff,
  twoFactorOn,
  twoFactorRecovered,
} from "../actions/mail/letters/security.ts";
import { wayInAdded, wayInRemoved } from "../actions/mail/letters/waysIn.ts";
import { confirmQuestion, ticketAnswered, ticketOpened, ticketResolved } from "../actions/mail/letters/support.ts";
import { passwordChanged, resetPassword } from "../actions/mail/letters/password.ts";
import type { MailPayload } from "../actions/mail/mails.ts";
import { newsLetter } from "../actions/mail/newsLetter.ts";
import { renderLetter } from "../actions/mail/renderLetter.ts";
import { CATALOGUE, type KindsIn, type ValuesOf } from "../actions/news/catalogue.ts";
import { rawForms, WrittenByPeople } from "../e2e/languages/findForeign.ts";
import { wordsOf } from "../e2e/languages/vocabulary.ts";

const ID = "11111111-1111-4111-8111-111111111111";
const GROUP = "Zyx";
const PERSON = "Qqq";
const NOTE = "Nnn";

const lateIn = (cycle: number) => ({ cycle, round: 2, amount: { cents: 1_234_50, currency: "USD" } });

const ABOUT = { user_id: ID, alias: PERSON };
const TO_VOTE = { member: ABOUT, until: "2027-03-04", members: 4, needed: 3 };
const RESULT = { yes: 2, members: 4, needed: 3 };

/** Every reason of a kind that has the same values with each of them. */
const reasonsOf = <Reason extends string>({ values }: { values: { shape: { reason: { options: Reason[] } } } }) =>
  values.shape.reason.options;

/** Example values for each kind of news that is sent as a letter. */
const NEWS: { [Kind in KindsIn<"letter">]: ValuesOf<Kind>[] } = {
  join_approved: [{}],
  join_rejected: [{ reason: "unstated" }, { reason: "closed" }, { reason: "stated", note: NOTE }],
  seat_offered: [{ until: "2027-03-05" }],
  waiting_ended: [{}],
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
  terms_changed: [{ until: "2027-03-04" }],
  rules_changed: [{}],
  terms_unanswered: [{}],
  payment_due: [
    { reason: "ahead", ...lateIn(1), due: "2027-03-04" },
    { reason: "ahead", ...lateIn(2), due: "2027-03-04" },
    { reason: "today", ...lateIn(2), due: "2027-03-04" },
    { reason: "last_hour", ...lateIn(2), due: "2027-03-04" },
    { reason: "grace", ...lateIn(2), due: "2027-03-04", until: "2027-03-07" },
  ],
  payment_failed: reasonsOf(CATALOGUE.payment_failed).map((reason) => ({
    reason,
    payment_id: ID,
    cycle: 2,
    round: 2,
    total: { cents: 1_305_77, currency: "USD" },
    due: "2027-03-04",
  })),
  join_request: [{ join_request_id: ID, applicant: ABOUT }],
  start_missed: [
    { reason: "too_few_members", start_date: "2027-03-04", needed: 4, members: 3 },
    { reason: "order_incomplete", start_date: "2027-03-04" },
    { reason: "ready_now", start_date: "2027-03-04" },
    { reason: "ready_for_another_day", start_date: "2027-03-04" },
  ],
  group_closed: [{ start_date: "2027-03-04", weeks: 4 }, { reason: "all_left" }],
  group_completed: [{}],
  payment_reminder: [lateIn(1), lateIn(2)].map((news) => Object.assign(news, { due: "2027-03-04" })),
  group_closed_by_admin: [{}],
  group_deleted: [{}],
  admin_offered: (["handed_over", "absent", "in_default", "without_seat"] as const).map((reason) => ({
    reason,
    admin: { user_id: ID, alias: PERSON },
  })),
  leave_asked: (["before_start", "started"] as const).map((reason) => ({
    reason,
    member: { user_id: ID, alias: PERSON },
    answer_by: "2027-03-04",
  })),
  leave_agreed: reasonsOf(CATALOGUE.leave_agreed).map((reason) => ({ reason })),
  leave_declined: [
    { reason: "unstated" },
    { reason: "stated", note: NOTE },
    { reason: "stated_and_voted", note: NOTE },
    { reason: "unanswered" },
  ],
  member_removed: [{ note: NOTE }],
  exit_effective: [
    { reason: "before_receiving", ...lateIn(1) },
    { reason: "before_receiving", ...lateIn(2) },
    { reason: "nothing_due" },
    { reason: "after_receiving" },
  ],
  settlement_to_pay: [lateIn(1), lateIn(2)].map((news) =>
    Object.assign(news, { member: { user_id: ID, alias: PERSON } }),
  ),
  contribution_returned: [lateIn(1), lateIn(2)].map((news) => Object.assign(news, { payment_id: ID })),
  restart_vote_opened: [{ until: "2027-03-04", members: 5 }],
  group_restart_completed: [{ yes: 3, members: 5, start_date: "2027-03-04", cycle: 2 }],
  restart_failed: [{ yes: 2, members: 5, needed: 3 }],
  restart_left_out: [{}],
  restart_admin_asked: [{ start_date: "2027-03-04" }],
  extension_vote_opened: reasonsOf(CATALOGUE.extension_vote_opened).flatMap((reason) =>
    [lateIn(1), lateIn(2)].map((news) =>
      Object.assign(news, { reason, member: ABOUT, days: 3, until: "2027-03-04", members: 4, needed: 3 }),
    ),
  ),
  extension_decided: [
    { reason: "approved", member: ABOUT, cycle: 2, round: 2, until: "2027-03-04", ...RESULT },
    { reason: "failed", member: ABOUT, cycle: 1, round: 2, ...RESULT },
  ],
  removal_vote_opened: [
    { reason: "asked", note: NOTE, ...TO_VOTE },
    { reason: "behind_at_turn", cycle: 2, round: 2, unpaid: 3, ...TO_VOTE },
    { reason: "wish", ...TO_VOTE },
  ],
  removal_decided: [
    { reason: "approved", member: ABOUT, ...RESULT },
    { reason: "failed", member: ABOUT, ...RESULT },
  ],
  vote_about_you: [
    { reason: "extend_grace", cycle: 2, round: 2, until: "2027-03-04" },
    { reason: "asked", note: NOTE, until: "2027-03-04" },
    { reason: "behind_at_turn", cycle: 2, round: 2, unpaid: 3, until: "2027-03-04" },
    { reason: "wish", until: "2027-03-04" },
  ],
  your_vote_decided: [
    { reason: "extended", ...lateIn(2), until: "2027-03-04" },
    { reason: "not_extended", cycle: 2, round: 2, until: "2027-03-04" },
    { reason: "not_extended_late", cycle: 2, round: 2 },
    { reason: "removed" },
    { reason: "not_removed" },
    { reason: "let_go" },
    { reason: "not_let_go" },
    { reason: "extension_deleted" },
    { reason: "removal_deleted" },
  ],
  restart_confirmation_asked: reasonsOf(CATALOGUE.restart_confirmation_asked).map((reason) => ({
    reason,
    start_date: "2027-03-04",
  })),
};

const path = "/groups";
const TICKET = { number: 1002, subject: NOTE, path };
type InLanguage = (language: Language) => Letter | null;
const LETTERS: Record<Exclude<MailPayload["template"], "notice">, InLanguage> = {
  "confirm-address": (language) => confirmAddress[language]({ link: path, hours: 24 }),
  "address-in-use": (language) => addressInUse[language]({}),
  welcome: (language) => welcome[language]({ path: "/login" }),
  "reset-password": (language) => resetPassword[language]({ path, hours: 1 }),
  "password-changed": (language) => passwordChanged[language]({}),
  "two-factor-on": (language) => twoFactorOn[language]({}),
  "two-factor-off": (language) => twoFactorOff[language]({}),
  "new-recovery-codes": (language) => recoveryCodesRenewed[language]({}),
  "recover-access": (language) => recoverAccess[language]({ path, hours: 24 }),
  "two-factor-recovered": (language) => twoFactorRecovered[language]({ hours: 72 }),
  "recovery-code-used": (language) => recoveryCodeUsed[language]({ left: 9 }),
  "new-sign-in": (language) =>
    newSignIn[language]({
      device: GROUP,
      at: new Date("2027-03-04T20:30:00Z"),
      timeZone: "America/New_York",
      ipAddress: "203.0.113.24",
    }),
  "confirm-new-address": (language) => confirmNewAddress[language]({ path, hours: 24 }),
  "email-changed": (language) => emailChanged[language]({}),
  "account-deleted": (language) => accountDeleted[language]({}),
  "way-in-added": (language) => wayInAdded[language]({ provider: GROUP }),
  "way-in-removed": (language) => wayInRemoved[language]({ provider: GROUP }),
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
  "confirm-question": (language) => confirmQuestion[language]({ path, hours: 24 }),
  "export-ready": (language) =>
    dataReady[language]({ until: new Date("2027-03-04T20:30:00Z"), timeZone: "America/New_York" }),
  "ticket-opened": (language) => ticketOpened[language]({ ...TICKET, dueAt: new Date("2027-03-04T12:00:00Z") }),
  "ticket-answered": (language) => ticketAnswered[language]({ ...TICKET, path: null, answer: NOTE }),
  "ticket-resolved": (language) => ticketResolved[language]({ ...TICKET, days: 7 }),
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
  es: new Set(["ip", "no", "plan"]),
  fr: new Set([
    "code",
    "codes",
    "contribution",
    "cycle",
    "dates",
    "due",
    "invitation",
    "ip",
    "mail",
    "message",
    "minutes",
    "page",
    "question",
    "questions",
    "vote",
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
