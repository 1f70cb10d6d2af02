import { isVisible } from "../../schema/visible.ts";

/** A name of somebody or something; one line, such as a place; or several, such as a description. */
export type TextShape = "name" | "line" | "lines";

/**
 * Control characters that nobody types and no screen shows; U+0000 is one of them, and Postgres cannot store it. U+202D and
 * U+202E turn round the letters that follow. In a name every sign is seen, and belongs to the letters around it. The
 * database says the same of what a mutation writes: private.is_name, is_line and is_lines.
 */
const FORBIDDEN: Record<TextShape, readonly RegExp[]> = {
  name: [
    /[\p{Cc}\u2028\u2029]|\s\s/u,
    // Signs that nobody sees, and marks that change the direction of the text around them.
    /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb]|[\u{e0000}-\u{e0fff}]/u,
    // A joiner stands between signs of the scripts and pictures that need it, never beside a Latin, Greek or Cyrillic letter.
    /(?:^|[ -\u052f\u200c\u200d])[\u200c\u200d]|[\u200c\u200d](?:[ -\u052f]|$)/u,
    // Marks piled on one letter cover the lines above and below.
    /(?:[\u0300-\u036f]|[\u0483-\u0489]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]){3}/u,
  ],
  line: [/[\p{Cc}\u2028\u2029\u202d\u202e]/u],
  lines: [/[^\P{Cc}\n]|[\u202d\u202e]/u],
};

/** Blanks and invisible characters: a text neither begins nor ends with one. Each is one UTF-16 unit. */
const UNSEEN = /[\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/;

/**
 * What people typed, in the one form in which it is stored: composed (NFC), line ends as "\n", tabs as blanks, single
 * blanks in a name, without invisible characters around it, and empty where nobody sees anything of it. Null when it cannot be such a text, because it holds what
 * FORBIDDEN names or half a surrogate pair.
 */
export function storedText(typed: string, shape: TextShape): string | null {
  if (!typed.isWellFormed()) return null;
  const oneEnd = shape === "lines" ? typed.replaceAll(/\r\n?/g, "\n") : typed;
  const whole = oneEnd.replaceAll("\t", " ").normalize("NFC");
  const text = isVisible(whole) ? withoutUnseenEnds(whole) : "";
  const stored = shape === "name" ? text.replaceAll(/ {2,}/g, " ") : text;
  return FORBIDDEN[shape].some((forbidden) => forbidden.test(stored)) ? null : stored;
}

/** A regular expression with `+` would take quadratic time on a long run of blanks inside a text. */
function withoutUnseenEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text[from]!)) from += 1;
  while (to > from && UNSEEN.test(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

/** How many characters people and Postgres count: a character beyond U+FFFF is one. */
export const textLength = (text: string): number => [...text].length;
