import { matchEntries, type RouteEntry } from "../routing/entry.ts";
import { describe, expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { pageAt, pages } from "./pages.ts";

const modules = import.meta.glob([
  "../{app,organizer,public,screens}/**/*{Layout,Entry,Screen}.tsx",
  "../screens/*/{laterParts.ts,MyCircles.tsx,chat/{ChatTab,voice/VoiceBar}.tsx}",
]);

/** Every address of the table whose page is fetched when it is opened. */
function addresses(table: RouteEntry[]): string[] {
  return table.flatMap(({ children, lazy, path }) => [
    ...(path?.startsWith("/") && lazy ? [path.replace(":groupKey", "sunday-savers-1010")] : []),
    ...addresses(children ?? []),
  ]);
}

/** What the route table fetches for an address, as modules. */
async function fetchedFor(address: string): Promise<unknown[]> {
  const matches = matchEntries(routes, address) ?? [];
  const lazy = matches.flatMap(({ route }) => (typeof route.lazy === "function" ? [route.lazy] : []));
  return Promise.all(lazy.map((load) => load()));
}

describe("what the page itself fetches at once", () => {
  it.each(addresses(routes))("is for %s what its route is made of", async (address) => {
    const named = pageAt(address)?.modules ?? [];
    const early = await Promise.all(named.map((name) => modules[`../${name}`]?.()));
    expect(early).toEqual(await fetchedFor(address));
  });

  it("names modules that are there, also of what visitors alone need and of what comes later", () => {
    const named = pages.flatMap(({ visitors = [], later = [] }) => visitors.concat(later));
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((name) => !(`../${name}` in modules))).toEqual([]);
  });

  it("begins a member's page with the member's queries, and a visitor's with the public one", () => {
    const group = pageAt("/g/sunday-savers-1010");
    expect(group?.queriesFor("u1").map(({ document }) => document)).toEqual(["MemberLayoutQuery", "GroupScreenQuery"]);
    expect(group?.queriesFor(null).map(({ document }) => document)).toEqual(["PublicGroupScreenQuery"]);
    expect(pageAt("/g/sunday-savers-1010/")?.queriesFor(null)).toEqual(group?.queriesFor(null));
    expect(pageAt("/dashboard")?.queriesFor(null)).toEqual([]);
  });

  it("reads an address as it was typed when it cannot be decoded", () => {
    expect(JSON.stringify(pageAt("/g/%e0%a4%a")?.queriesFor(null))).toContain("%e0%a4%a");
  });
});
