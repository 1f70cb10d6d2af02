import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { matchEntries, type RouteEntry, spellingOf } from "./entry.ts";

const entries = (table: readonly RouteEntry[]): RouteEntry[] =>
  table.flatMap((entry) => [entry, ...entries(entry.children ?? [])]);

/** Each path of the app with its names filled in, and addresses that are written or meant otherwise. */
const addresses = [
  ...entries(routes).flatMap(({ path }) => (path && path !== "*" ? [path.replace(/:\w+\??/g, "a-name")] : [])),
  "/",
  "",
  "/GROUPS/create/",
  "//groups",
  "/%67roups",
  "/%E0%A4%A",
  "/groups/%2f/manage",
  "/nowhere",
  "/nowhere/at/all",
];

it.each(addresses)("finds for %s what the library finds in the whole table", (address) => {
  const found = matchEntries(routes, address);
  const whole = matchRoutes(routes as RouteObject[], address) as ReturnType<typeof matchEntries>;
  expect(found?.map(({ params, pathname }) => ({ params, pathname }))).toEqual(
    whole?.map(({ params, pathname }) => ({ params, pathname })),
  );
  // The very entries, since the router compares them.
  for (const [at, { route }] of (found ?? []).entries()) expect(route).toBe(whole![at]!.route);
});

const spelled = (address: string) => spellingOf(matchEntries(routes, address) ?? [], address);

it.each([
  ["/dashboard/", "/dashboard"],
  ["/Groups//", "/groups"],
  ["/GROUPS/create/", "/groups/create"],
  ["/g/Sunday-Savers-1010/", "/g/Sunday-Savers-1010"],
  ["/G/a%20name/MANAGE/", "/g/a%20name/manage"],
])("the one spelling of %s is %s", (address, spelling) => {
  expect(spelled(address)).toBe(spelling);
});

it.each(addresses)("the spelling of %s leads to the same page, and is its own", (address) => {
  const spelling = spelled(address);
  expect(matchEntries(routes, spelling)?.at(-1)?.route).toBe(matchEntries(routes, address)?.at(-1)?.route);
  expect(spelled(spelling)).toBe(spelling);
});
