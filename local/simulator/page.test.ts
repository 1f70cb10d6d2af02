import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { html, money, originOf, page } from "./page.ts";

it("escapes values in text and attributes, but not its own markup", () => {
  const evil = `"><script>alert('&')</script>`;
  const { text } = html`<a title="${evil}">${evil}</a>${[html`<b>${1}</b>`, html`<b>${2}</b>`]}${false}${null}`;
  const escaped = "&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;";
  expect(text).toBe(`<a title="${escaped}">${escaped}</a><b>1</b><b>2</b>`);
});

it("allows only its own style sheet, by its hash in the policy", () => {
  const { body = "", headers = {} } = page({ title: "t", banner: "b", body: html`<p>x</p>` });
  const style = /<style>(.*)<\/style>/s.exec(body)![1]!;
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'sha256-${hash}';`);
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|script-src/);
});

it.each([
  ["http://localhost:3000/a?b", ["http://localhost:3000"]],
  ["javascript:alert(1)", []],
  ["nowhere", []],
  [null, []],
])("may be sent on to the origin of %s: %o", (address, expected) => {
  expect(originOf(address)).toEqual(expected);
});

it("writes money as people do", () => {
  expect([money(10_577, "usd"), money(-5, "usd"), money(123_456_789, "eur")]).toEqual([
    "$105.77",
    "-$0.05",
    "€1,234,567.89",
  ]);
});
