import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeHtml } from "./escapeHtml.ts";

it.each([
  ["Amina & Bruno", "Amina &#38; Bruno"],
  ["<script>", "&#60;script&#62;"],
  [`"it's"`, "&#34;it&#39;s&#34;"],
  ["déjà", "déjà"],
])("%s is written %s", (text, html) => expect(escapeHtml(text)).toBe(html));

it("nothing of a text is a sign of the page, and all of it can be read again", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."<>&\"'a é#;38") }), (text) => {
      const html = escapeHtml(text);
      expect(html).not.toMatch(/[<>"']|&(?!#\d+;)/);
      expect(html.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(text);
    }),
  );
});
