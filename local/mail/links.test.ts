import { expect, it } from "vitest";
import { linksOf } from "./links.ts";

it("names links by their HTML and finds the rest in the text, each once and in order", () => {
  const html = `<p><a class="b" href="https://a.test/confirm?x=1&amp;y=2"><b>Confirm</b> my&nbsp;e-mail</a> <a href='https://a.test/help'></a></p>`;
  const text = "Go to https://a.test/confirm?x=1&y=2. Or (https://a.test/terms), please!";
  expect(linksOf({ html, text })).toEqual([
    { href: "https://a.test/confirm?x=1&y=2", label: "Confirm my e-mail" },
    { href: "https://a.test/help", label: "https://a.test/help" },
    { href: "https://a.test/terms", label: "https://a.test/terms" },
  ]);
});

it.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java&#115;cript:alert(1)",
  "data:text/html,x",
  "mailto:a@b.c",
  "/relative",
])("never offers %s", (href) => {
  expect(linksOf({ html: `<a href="${href}">x</a>` })).toEqual([]);
});

it("finds nothing in an empty mail", () => {
  expect(linksOf({})).toEqual([]);
});
