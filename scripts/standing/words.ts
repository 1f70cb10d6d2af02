/** What an English reader sees: the client's texts and formats for the results of its pure functions. */
import { readFileSync } from "node:fs";
import { createTranslator } from "../../schema/words/translator.ts";
import { type OpenContribution } from "../../web/circle/debts/openContribution.ts";
import { openWords as wordsOf } from "../../web/circle/debts/openWords.ts";
import type { RoundMark } from "../../web/circle/schedule/roundMarks.ts";
import type { Stand } from "../../web/circle/standing/stand.ts";
import type { RingSeat } from "../../web/components/ring/seat.ts";
import { formatDate } from "../../web/lib/dates.ts";
import { formatMoney } from "../../web/lib/money.ts";

const LOCALE = "en-US";
const AREAS = ["circle", "dashboard", "ring"] as const;
const texts = (area: string) => JSON.parse(readFileSync(`web/i18n/locales/en/${area}.json`, "utf8")) as object;

const words = createTranslator({ en: Object.fromEntries(AREAS.map((area) => [area, texts(area)])) });
/** The keys are computed, so their types do not help here. */
const say = (area: string, key: string, values: object = {}): string =>
  words.say({ language: "en", locale: LOCALE }, area, key, { ...values }) ?? key;

const amount = (cents: number | undefined) => formatMoney(cents ?? 0, "USD", { locale: LOCALE });
const day = (on: string | undefined) =>
  formatDate(on ?? "", "weekday", { locale: LOCALE, thisYear: Number(on?.slice(0, 4)) });

/** The sentence on the group's page. */
export const sentence = ({ came, cents, count, day: on, key, people, round }: Stand): string =>
  say("circle", `stand.${key}`, { count, people, round })
    .replace("<money/>", amount(cents))
    .replace("<came/>", amount(came))
    .replace("<day/>", day(on));

/** Amount and line of a card on the dashboard. */
export const card = ({ came, cents, day: on, key, people }: Stand): string =>
  `${amount(cents)} ${say("circle", `next.${key}${key === "receiving" && came ? "Some" : ""}`, { came: { cents: came ?? 0, currency: "USD" }, people, date: on && day(on) })}`;

export const openWords = (open: readonly OpenContribution[]): string =>
  wordsOf((key, values) => say("circle", key, values), LOCALE, open);

/** A seat in the ring's words. */
export function seat({ graceDaysLeft, open, state }: RingSeat): string {
  const ofRound = say("ring", `state.${state}`, { count: graceDaysLeft });
  if (!open) return ofRound;
  return state === "paid" ? open.words : `${ofRound}, ${open.words}`;
}

export const mark = (of: RoundMark): string =>
  say("circle", `schedule.${of.is}`, { amount: "cents" in of ? amount(of.cents) : undefined });

/** The sentences in which a member can stand to a circle; the others are for strangers to it. */
export const standSentences: readonly string[] = Object.keys(
  (texts("circle") as { stand: Record<string, unknown> }).stand,
).flatMap((key) => {
  const [name] = key.split("_");
  return ["act", "joinable", "notJoinable"].includes(name!) || key.endsWith("_other") ? [] : [name!];
});
