import { expect, it } from "vitest";
import { linkParts } from "./linkParts.ts";

const links = (text: string) => linkParts(text).flatMap(({ href, text }) => (href === null ? [] : [[text, href]]));

it.each([
  ["see https://example.org/a?b=c.", [["https://example.org/a?b=c", "https://example.org/a?b=c"]]],
  ["(http://example.org)", [["http://example.org", "http://example.org/"]]],
  ["javascript:alert(1) data:text/html,x", []],
  ["https://bank.com@evil.example/", []],
  ["https://evil.example/\u202egro.knab", []],
  ["https://localhost/admin", []],
  ["example.org", []],
])("%s", (text, expected) => {
  expect(links(text)).toEqual(expected);
});

it("loses no letter of the text", () => {
  const text = "a https://example.org, b https://x@y.z c";
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
