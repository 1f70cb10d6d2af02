import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { storedText, textLength } from "./text.ts";

const texts = fc.string({ unit: "binary", maxLength: 40 });
const shapes = fc.constantFrom("line", "lines");

describe("a text as it is stored", () => {
  it.each([
    { why: "no blanks around it", typed: "  Garden \n", line: "Garden", lines: "Garden" },
    { why: "nothing around it that nobody sees", typed: "\u200b Garden\u2060\u202e", line: "Garden", lines: "Garden" },
    { why: "only what somebody sees", typed: "\u200b\u3164\u200b", line: "", lines: "" },
    { why: "no joiners and colours without their symbol", typed: "\ufe0f\u{e0067}\u2800", line: "", lines: "" },
    {
      why: "the joiner of a family, and its colour",
      typed: "\u{1f469}\u200d\u{1f467} \u2764\ufe0f",
      line: "\u{1f469}\u200d\u{1f467} \u2764\ufe0f",
      lines: "\u{1f469}\u200d\u{1f467} \u2764\ufe0f",
    },
    { why: "composed signs", typed: "Ame\u0301lie", line: "Am\u00e9lie", lines: "Am\u00e9lie" },
    { why: "signs beyond U+FFFF", typed: "\u{1f331} grows", line: "\u{1f331} grows", lines: "\u{1f331} grows" },
    { why: "one kind of line end", typed: "one\r\ntwo\rthree", line: null, lines: "one\ntwo\nthree" },
    { why: "lines only where they belong", typed: "one\ntwo", line: null, lines: "one\ntwo" },
    { why: "blanks for tabs, as pasted tables have them", typed: "one\ttwo", line: "one two", lines: "one two" },
    { why: "no U+0000", typed: "end\u0000", line: null, lines: null },
    { why: "no bell", typed: "\u0007ring", line: null, lines: null },
    { why: "no half of a pair", typed: "half \ud800", line: null, lines: null },
    { why: "no other half either", typed: "\udc00 half", line: null, lines: null },
    { why: "nothing is nothing", typed: " \n ", line: "", lines: "" },
  ])("$why", ({ line, lines, typed }) => {
    expect([storedText(typed, "line"), storedText(typed, "lines")]).toEqual([line, lines]);
  });

  it("is its own stored form, can be written as UTF-8 and read back, and holds no control character but a new line", () => {
    fc.assert(
      fc.property(texts, shapes, (typed, shape) => {
        const stored = storedText(typed, shape);
        if (stored === null) return;
        expect(storedText(stored, shape)).toBe(stored);
        expect(Buffer.from(stored, "utf8").toString("utf8")).toBe(stored);
        expect(shape === "lines" ? stored.replaceAll("\n", "") : stored).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

it.each([
  ["", 0],
  ["caf\u00e9", 4],
  ["\u{1f331}\u{1f331}", 2],
])("counts %j as people do: %i", (text, length) => {
  expect(textLength(text)).toBe(length);
});
