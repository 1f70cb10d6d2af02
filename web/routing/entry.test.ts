import { matchRoutes, type RouteObject } from "react-router-dom";
import { expect, it } from "vitest";
import { routes } from "../routes.tsx";
import { matchEntries, type RouteEntry } from "./entry.ts";

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
