import { expect, it } from "vitest";
import { groupFilter, pickGroup } from "./groupLookup.ts";

const id = "7f6c3c1e-92aa-4a3e-8f57-5f5f5f5f5f5f";

it("looks an id up as such and a slug among all slugs a group ever had", () => {
  expect(groupFilter(id)).toEqual({ group_id: { _eq: id } });
  expect(groupFilter("rent-circle")).toEqual({ slugs: { url_slug: { _eq: "rent-circle" } } });
});

it("falls back to the short id at the end of a slug", () => {
  expect(groupFilter("renamed-1004")).toEqual({
    _or: [{ slugs: { url_slug: { _eq: "renamed-1004" } } }, { short_id: { _eq: 1004 } }],
  });
});

it("lets the slug win over another group's short id", () => {
  const bySlug = { short_id: 2001 };
  const byShortId = { short_id: 1004 };
  expect(pickGroup("apollo-1004", [byShortId, bySlug])).toBe(bySlug);
  expect(pickGroup("apollo-1004", [byShortId])).toBe(byShortId);
  expect(pickGroup("apollo-1004", [])).toBeUndefined();
});
