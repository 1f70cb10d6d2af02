import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvLine, plainCell, textCell } from "./csv.ts";

/** A reader of RFC 4180 that knows nothing of the writer. */
function read(text: string): string[][] {
  const lines: string[][] = [];
  let [cell, line, at] = ["", [] as string[], 0];
  while (at < text.length) {
    if (text[at] === '"') {
      for (at += 1; text[at] !== '"' || text[at + 1] === '"'; at += 1) {
        cell += text[at];
        if (text[at] === '"') at += 1;
      }
      at += 1;
    } else if (text[at] === ",") {
      line.push(cell);
      [cell, at] = ["", at + 1];
    } else if (text.startsWith("\r\n", at)) {
      lines.push([...line, cell]);
      [cell, line, at] = ["", [], at + 2];
    } else {
      cell += text[at];
      at += 1;
    }
  }
  return lines;
}

describe("a cell", () => {
  it.each([
    ["Amina", "Amina"],
    ["", ""],
    ["Diallo, Amina", '"Diallo, Amina"'],
    ['the "circle"', '"the ""circle"""'],
    ["two\nlines", '"two\nlines"'],
    [" blank", '" blank"'],
    ["semicolon;", '"semicolon;"'],
    ["=1+1", "'=1+1"],
    ["+1 555", "'+1 555"],
    ["-1", "'-1"],
    ["@amina", "'@amina"],
    ["\t=1", "\"'\t'=1\""],
    ["\r=1", "\"'\r'=1\""],
    ["Sorry ;=A1;x", '"Sorry ;\'=A1;x"'],
    ["Sorry; @A1", '"Sorry;\' @A1"'],
    ['Sorry;"=A1"', '"Sorry;\'""=A1"""'],
    ["a list:\n- one\n- two", "\"a list:\n'- one\n'- two\""],
    ["1 + 1; 2", '"1 + 1; 2"'],
    ["＝1", "'＝1"],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ["5=5", "5=5"],
  ])("of the text %j is %j", (text, cell) => expect(textCell(text)).toBe(cell));

  it("that we wrote ourselves keeps its minus sign", () => expect(plainCell("-100.00")).toBe("-100.00"));
});

const TEXT = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'",\r\n\t;=+-@ aé＝') }));

/** A text with a quote mark before whatever begins a formula, at its begin and after each other separator. */
function withMarks(text: string): string {
  const marked = text
    .split(/([;\t\r\n])/)
    .map((part, at) => (at > 0 && /^(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠]/.test(part) ? `'${part}` : part))
    .join("");
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${marked}` : marked;
}

it("whatever people wrote is read again as they wrote it, but for the quote mark before what begins a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.array(TEXT, { minLength: 2, maxLength: 5 }), { maxLength: 5 }), (lines) => {
      const table = lines.map((line) => csvLine(line.map(textCell))).join("");
      const seen = lines.map((line) => line.map((text) => withMarks(text)));
      expect(read(table)).toEqual(seen);
    }),
  );
});

it("no part of a cell begins so either where a spreadsheet splits it at semicolons, tabs or ends of lines", () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      for (const part of csvLine(["Queens", textCell(text)]).split(/[;\t\r\n]/))
        expect(part).not.toMatch(/^(?:[^\S\t\r\n]|")*[=+\-@＝＋－＠]/);
    }),
  );
});

it("no cell begins as a spreadsheet's formulas do, quoted or not", () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      expect(textCell(text)).not.toMatch(/^"?[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});
