import type { Texts } from "./words.ts";

/** How many people a sentence names before it counts the others. */
const FEW = 10;

interface Named {
  alias: string;
}

interface FormatOptions {
  /** Language of the words. */
  lng: string;
}

/** As much of i18next's formatter as is needed here. */
interface Formatter {
  add(name: string, write: (value: unknown, locale: string | undefined, options: unknown) => string): void;
}

/**
 * Teaches an i18next instance what the sentences of news need. It writes lists of people as `{{people, names}}`, or as
 * `{{order, ranking}}` where the place counts, and cuts a long list although the values hold everybody. After a round it
 * writes `{{cycle, ofCycle}}`: nothing in the first cycle, " of cycle 2" in the second. Call it after `init`.
 */
export function addNewsFormats(formatter: Formatter, texts: Texts): void {
  // Filled in here: a second interpolation by i18next would make the outer one start again, in what people wrote.
  const phrase = (key: string, lng: string, name: string, number: number) =>
    texts.t(key, { ns: "news", lng, [name]: number, skipInterpolation: true }).replace(`{{${name}}}`, String(number));

  formatter.add("ofCycle", (cycle, _, options) =>
    Number(cycle) > 1 ? phrase("round.ofCycle", (options as FormatOptions).lng, "cycle", Number(cycle)) : "",
  );

  const others = (count: number, lng: string) => phrase("list.others", lng, "count", count);
  const add = (name: string, write: (people: readonly Named[], locale: string, lng: string) => string) =>
    formatter.add(name, (people, locale, options) =>
      write(people as readonly Named[], locale!, (options as FormatOptions).lng),
    );

  add("names", (people, locale, lng) => {
    const shown = people.slice(0, FEW).map(({ alias }) => alias);
    const rest = people.length - shown.length;
    return new Intl.ListFormat(locale).format(rest === 0 ? shown : [...shown, others(rest, lng)]);
  });
  add("ranking", (people, _, lng) => {
    const shown = people.slice(0, FEW).map(({ alias }, index) => `${index + 1}. ${alias}`);
    const rest = people.length - shown.length;
    return (rest === 0 ? shown : [...shown, others(rest, lng)]).join(", ");
  });
}
