import { isVisible } from "../../../schema/visible.ts";
import { AppFailure } from "../../lib/AppFailure.ts";
import { amountOf, type Draft, parseCount } from "./draft.ts";

/** The limits of the catalogue that the form shows beforehand; the server decides. Amounts in cents. */
export const draftLimits = [
  "contribution_min",
  "contribution_max",
  "pot_max",
  "members_min",
  "members_max",
  "name_min",
  "name_max",
  "description_max",
  "rules_max",
  "picture_max",
  "payout_delay_max",
  "link_name_min",
  "link_name_max",
  "start_months_ahead_max",
] as const;
export type DraftLimits = Readonly<Record<(typeof draftLimits)[number], number>>;

/** The calendar day that many months later, `YYYY-MM-DD`; short months use their last day. */
function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

const within = (value: number | null, low: number, high: number): value is number =>
  value !== null && value >= low && value <= high;

const lengthOf = (text: string) => (isVisible(text) ? [...text.trim()].length : 0);

/** Small letters, digits and single dashes; a number at the end would find another circle (D90). */
const isLinkName = (text: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !/(?:^|-)\d+$/.test(text);

/** Who fills in the form, and on which calendar day, `YYYY-MM-DD`. */
export interface Reader {
  locale: string;
  today: string;
}

/**
 * The faults that keep a person on a step, in the codes and values of the server's refusals; an empty object for none.
 * Steps count from 1. Amounts are read as the reader of the locale writes them.
 */
export function stepFaults(
  draft: Draft,
  step: number,
  limits: DraftLimits,
  { locale, today }: Reader,
): Partial<Record<keyof Draft, AppFailure>> {
  const faults: Partial<Record<keyof Draft, AppFailure>> = {};
  const refuse = (input: keyof Draft, code: string, values: Record<string, unknown> = {}) => {
    faults[input] = new AppFailure(code, "", { values });
  };
  const money = (cents: number) => ({ cents, currency: draft.currency });
  const amount = amountOf(draft, locale);
  const members = parseCount(draft.memberLimit);

  if (step === 1) {
    const { name_min: min, name_max: max, description_max, rules_max } = limits;
    const link = draft.linkName.trim();
    if (link && (!isLinkName(link) || !within(link.length, limits.link_name_min, limits.link_name_max)))
      refuse("linkName", "link-name-form", { min: limits.link_name_min, max: limits.link_name_max });
    if (!within(lengthOf(draft.name), min, max)) refuse("name", "group-name-length", { min, max });
    if (lengthOf(draft.description) > description_max)
      refuse("description", "description-too-long", { max: description_max });
    if (lengthOf(draft.rules) > rules_max) refuse("rules", "rules-too-long", { max: rules_max });
  }
  if (step === 2 && !within(amount, limits.contribution_min, limits.contribution_max)) {
    const values = { min: money(limits.contribution_min), max: money(limits.contribution_max) };
    refuse("amount", "contribution-range", values);
  }
  if (step === 3) {
    const { members_min: min, members_max: max, pot_max } = limits;
    if (!within(members, min, max)) refuse("memberLimit", "member-limit-range", { min, max });
    else {
      if (amount !== null && amount * (members - 1) > pot_max)
        refuse("memberLimit", "pot-too-large", { max: money(pot_max) });
      if (!within(parseCount(draft.minimumMembers), min, members))
        refuse("minimumMembers", "minimum-members-range", { min, max: members });
    }
  }
  if (step === 4) {
    const earliest = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
    const latest = addMonths(today, limits.start_months_ahead_max);
    if (draft.startDate < earliest || draft.startDate > latest)
      refuse("startDate", "start-date-range", { earliest, latest });
    if (!draft.isAgreed) refuse("isAgreed", "agreement-required");
  }
  return faults;
}

/** The last step of `steps` that may be open: all before it are free of faults. */
export function lastOpenStep(steps: number, draft: Draft, limits: DraftLimits, reader: Reader): number {
  for (let step = 1; step < steps; step++)
    if (Object.keys(stepFaults(draft, step, limits, reader)).length > 0) return step;
  return steps;
}
