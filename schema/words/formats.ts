/** How a text shows its values: `{{min, money}}`, `{{first_due, day}}`, `{{days, days}}`, `{{people, names}}`. */
import { currencyFormat, inMajorUnits } from "../money.ts";
import { writeDay } from "../writeDay.ts";

/** How many people a sentence names before it counts the others. */
const FEW = 10;

interface Money {
  cents: number;
  currency: string;
}

interface Named {
  alias: string;
}

interface Telling {
  /** Form of numbers, amounts, days and lists. */
  locale: string;
  /** A phrase of `schema/news` in the same language. */
  phrase(key: string, values: Readonly<Record<string, number>>): string;
}

type Format<Value> = (value: Value, telling: Telling) => string;

const money: Format<Money> = ({ cents, currency }, { locale }) => {
  const format = currencyFormat(locale, currency);
  return format.format(inMajorUnits(cents, format));
};

/** Of a calendar day, `YYYY-MM-DD`: "May 12, 2026". */
const day: Format<string> = (on, { locale }) =>
  writeDay(new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }), new Date(on));

const number: Format<number> = (value, { locale }) => new Intl.NumberFormat(locale).format(value);

/** Of hundredths: "50%", in Spanish and French "50 %". */
const percent: Format<number> = (hundredths, { locale }) =>
  new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(hundredths / 100);

/** "7 days" */
const lengthIn =
  (unit: string): Format<number> =>
  (count, { locale }) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);

/** After a round: nothing in the first cycle, " of cycle 2" in the second. */
const ofCycle: Format<number> = (cycle, { phrase }) => (cycle > 1 ? phrase("round.ofCycle", { cycle }) : "");

/** The first few as they are written, and how many others there are: the values hold everybody. */
function firstOf(
  people: readonly Named[],
  { phrase }: Telling,
  write: (alias: string, index: number) => string,
): string[] {
  const shown = people.slice(0, FEW).map(({ alias }, index) => write(alias, index));
  const rest = people.length - shown.length;
  return rest === 0 ? shown : [...shown, phrase("list.others", { count: rest })];
}

const names: Format<readonly Named[]> = (people, telling) =>
  new Intl.ListFormat(telling.locale).format(firstOf(people, telling, (alias) => alias));

/** A list in which the place counts: "1. Amina, 2. Bruno". */
const ranking: Format<readonly Named[]> = (people, telling) =>
  firstOf(people, telling, (alias, index) => `${index + 1}. ${alias}`).join(", ");

/** By the name that stands in a text; what a value is depends on its format. */
export const formats: ReadonlyMap<string, Format<unknown>> = new Map(
  Object.entries<Format<never>>({
    day,
    days: lengthIn("day"),
    hours: lengthIn("hour"),
    minutes: lengthIn("minute"),
    money,
    names,
    number,
    ofCycle,
    percent,
    ranking,
    seconds: lengthIn("second"),
  }) as [string, Format<unknown>][],
);
