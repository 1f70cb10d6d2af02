import { expect, it } from "vitest";
import fc from "fast-check";
import { groupSlug } from "./groupSlug.ts";

it.each([
  { name: "Family Savings", slug: "family-savings-1001" },
  { name: "Épargne d'été", slug: "epargne-d-ete-1001" },
  { name: "  --  ", slug: "group-1001" },
  { name: "сусу", slug: "group-1001" },
  { name: "Round 2", slug: "round-2-1001" },
])("D90: $name becomes $slug", ({ name, slug }) => {
  expect(groupSlug(name, 1001)).toBe(slug);
});

it("D90: any name gives a link that needs no escaping and ends in the short id", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(), (name, shortId) => {
      const slug = groupSlug(name, shortId);
      return encodeURIComponent(slug) === slug && slug.endsWith(`-${shortId}`) && !slug.includes("--");
    }),
  );
});
