/** What ends with a full stop has two at the end of a sentence. */
const AM_OR_PM = /([ap])\.\s?m\./u;

/** A day as its format writes it, and as people do: "1er" in French, no comma after the weekday and "3:40 pm" in Spanish. */
export function writeDay(format: Intl.DateTimeFormat, day: Date): string {
  const language = format.resolvedOptions().locale.slice(0, 2);
  if (language === "es")
    return format
      .format(day)
      .replace(/^(\p{L}+), /u, "$1 ")
      .replace(AM_OR_PM, "$1m");
  if (language !== "fr") return format.format(day);
  return format
    .formatToParts(day)
    .map(({ type, value }) => (type === "day" && value === "1" ? "1er" : value))
    .join("");
}
