/** Whether a text is one line, such as a name, or may have several, such as a description. */
export type TextShape = "line" | "lines";

/** Control characters that nobody types and no screen shows; U+0000 is one of them, and Postgres cannot store it. */
const FORBIDDEN: Record<TextShape, RegExp> = { line: /\p{Cc}/u, lines: /[^\P{Cc}\n]/u };

/** Blanks, and signs that nobody sees: a text neither begins nor ends with one. All are one UTF-16 unit. */
const UNSEEN = /[\s\u00ad\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/;

/**
 * What people typed in the one form in which it is stored: composed (NFC), line ends as "\n", a tab as a blank, nothing
 * around it that nobody sees.
 * Null when it cannot be a text of this shape: it holds control characters or half of a surrogate pair.
 */
export function storedText(typed: string, shape: TextShape): string | null {
  if (!typed.isWellFormed()) return null;
  const oneEnd = shape === "lines" ? typed.replaceAll(/\r\n?/g, "\n") : typed;
  const text = withoutUnseenEnds(oneEnd.replaceAll("\t", " ").normalize("NFC"));
  return FORBIDDEN[shape].test(text) ? null : text;
}

/** Not by an expression with `+`: on a long run of blanks inside of a text that takes its length squared. */
function withoutUnseenEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (from < to && UNSEEN.test(text[from]!)) from += 1;
  while (to > from && UNSEEN.test(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
}

/** How many characters people would count, and Postgres counts: a sign beyond U+FFFF is one. */
export const textLength = (text: string): number => [...text].length;
