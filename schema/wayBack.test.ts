import { expect, it } from "vitest";
import { placeInside, WAY_BACK } from "./wayBack.ts";

it.each([
  ["/g/family", "/g/family"],
  ["/groups?tab=discover#top", "/groups?tab=discover#top"],
  ["/g/café", "/g/caf%C3%A9"],
  ["/g/./family", "/g/family"],
  ["/g/\tfam\nily", "/g/family"],
  ["/g\\family", "/g/family"],
  ["/", "/"],
])("%j is inside: it leads to %s", (given, place) => {
  expect(placeInside(given)).toBe(place);
});

it.each([
  null,
  undefined,
  "",
  "g/family",
  "https://evil.example",
  "HTTPS:evil.example",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u0000//evil.example",
  "/.//evil.example",
  "/g/..//evil.example",
  "/%2e//evil.example",
  "//[",
  "javascript:alert(1)",
  "data:text/html,x",
  `/g/${"x".repeat(WAY_BACK.max)}`,
])("%j leads nowhere", (given) => {
  expect(placeInside(given)).toBeUndefined();
});

it("gives what it gives again, and the browser stays with it", () => {
  for (const given of ["/g/a b?x=\\\\evil#//y", "/g\\..\\family", "/\\/../g", "/%5c%5cevil.example"]) {
    const place = placeInside(given);
    if (place === undefined) continue;
    expect(placeInside(place)).toBe(place);
    expect(new URL(place, "https://app.example").origin).toBe("https://app.example");
  }
});
