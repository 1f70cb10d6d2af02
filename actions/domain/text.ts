/** Whether a text is one line, such as a name, or may have several, such as a description. */
export type TextShape = "line" | "lines";

/** Control characters that nobody types and no screen shows; U+0000 is one of them, and Postgres cannot store it. */
const FORBIDDEN: Record<TextShape, RegExp> = { line: /\p{Cc}/u, lines: /[^\P{Cc}\n]/u };

/**
 * What people typed in the one form in which it is stored: composed (NFC), line ends as "\n", a tab as a blank, no blanks
 * around it.
 * Null when it cannot be a text of this shape: it holds control characters or half of a surrogate pair.
 */
export function storedText(typed: string, shape: TextShape): string | null {
  if (!typed.isWellFormed()) return null;
  const oneEnd = shape === "lines" ? typed.replaceAll(/\r\n?/g, "\n") : typed;
  const text = oneEnd.replaceAll("\t", " ").normalize("NFC").trim();
  return FORBIDDEN[shape].test(text) ? null : text;
}

/** How many characters people would count, and Postgres counts: a sign beyond U+FFFF is one. */
export const textLength = (text: string): number => [...text].length;
