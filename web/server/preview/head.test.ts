import { readFileSync } from "node:fs";
import { Window } from "happy-dom";
import { describe, expect, it } from "vitest";
import { inlineOf } from "../headers.ts";
import { circleForTests } from "../test/circleForTests.ts";
import { headOf, openPage, PICTURE } from "./head.ts";
import { wordsOf } from "./words.ts";

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Save together." />
    <meta name="theme-color" content="#FBFAF7" />
    <title>Savings Circle</title>
    <style>a{}</style>
    <script>go("<title>")</script>
  </head>
  <body><div id="root"></div></body>
</html>`;
const ORIGIN = new URL("https://circle.example");

const pageOf = (name: string, page = PAGE) =>
  openPage(page)(
    headOf(wordsOf(circleForTests({ name }), "en"), { path: "/g/sunday-savers-1010", picture: null }, ORIGIN),
    "en",
  );

/** What a program that runs no script reads. */
function read(html: string) {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(html);
  return {
    title: document.title,
    meta: [...document.querySelectorAll("meta")].map((element) => [
      element.getAttribute("name") ?? element.getAttribute("property"),
      element.getAttribute("content"),
    ]),
    canonical: [...document.querySelectorAll("link[rel=canonical]")].map((element) => element.getAttribute("href")),
    tags: [...document.querySelectorAll("*")].map(({ tagName }) => tagName.toLowerCase()).join(" "),
    body: document.body.innerHTML.trim(),
  };
}

it("says what the circle is, each thing once", () => {
  const { canonical, meta, title } = read(pageOf("Sunday Savers"));
  const description = "2 seats are free: $100.00 every month. 4 of 6 members.";
  expect(title).toBe("Sunday Savers · Savings Circle");
  expect(canonical).toEqual(["https://circle.example/g/sunday-savers-1010"]);
  expect(meta).toEqual([
    ["theme-color", "#FBFAF7"],
    ["description", description],
    ["og:type", "website"],
    ["og:site_name", "Savings Circle"],
    ["og:title", "Sunday Savers"],
    ["og:description", description],
    ["og:url", "https://circle.example/g/sunday-savers-1010"],
    ["og:image", "https://circle.example/link-preview.png"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Savings Circle"],
    ["twitter:card", "summary_large_image"],
  ]);
});

describe("a name stays a name", () => {
  const plain = read(pageOf("Sunday Savers"));

  it.each([
    ["quotes", `"Mamá's" 'tanda'`],
    ["a tag", `</title><script>alert(1)</script>`],
    ["an attribute", `" onload="alert(1)`],
    ["the end of an attribute and a tag", `"><img src=x onerror=alert(1)>`],
    ["a comment", "<!--"],
    ["what is escaped already", "&lt;b&gt; &amp; &quot;"],
    ["signs of a replacement", "$& $1 $` $' $$"],
    ["a place for a value", "{{count}} <money/>"],
    ["letters from right to left", "حلقة التوفير"],
    ["emoji with joiners", "👩‍👩‍👧 Familie"],
    ["sixty characters", "W".repeat(60)],
  ])("with %s", (_, name) => {
    const seen = read(pageOf(name));
    expect(seen.title).toBe(`${name} · Savings Circle`);
    expect(new Map(seen.meta as [string, string][]).get("og:title")).toBe(name);
    expect([seen.tags, seen.meta.length, seen.body]).toEqual([plain.tags, plain.meta.length, plain.body]);
  });

  it.each([
    ["marks that turn the words around it", "Savers\u202E\u2066gnp.exe\u2069\u200F", "Savers gnp.exe"],
    ["line breaks and controls", "Sunday\r\n\u2028Savers\0", "Sunday Savers"],
    ["half a sign", "Savers \ud83d", "Savers \ufffd"],
  ])("without %s", (_, name, shown) => {
    expect(new Map(read(pageOf(name)).meta as [string, string][]).get("og:title")).toBe(shown);
  });
});

it("leaves the page's inline code, and so its hashes, as it is", () => {
  expect(inlineOf(pageOf("<script>x</script>"))).toEqual(inlineOf(PAGE));
});

it.each(["<title>Savings Circle</title>", `<meta name="description" content="Save together." />`, ` lang="en"`])(
  "a page without %s is refused at the start",
  (part) => {
    expect(() => openPage(PAGE.replace(part, ""))).toThrow(/index\.html has no/);
  },
);

it("the picture is there, of the size that is told", () => {
  const png = readFileSync(`web/static${PICTURE.path}`);
  expect(png.subarray(12, 16).toString()).toBe("IHDR");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE.width, PICTURE.height]);
});

it("shows the circle's own picture beside its link, in the size for links, where it has one", () => {
  const path = "/files/group-pictures/8492efd8-754f-4073-8c56-7bcd3ed149b0";
  const head = headOf(wordsOf(circleForTests(), "en"), { path: "/g/sunday-savers-1010", picture: path }, ORIGIN);
  expect(head).toContain(`<meta property="og:image" content="https://circle.example${path}/link" />`);
});
