import { expect, it } from "vitest";
import { afterLogin, loginPath } from "./paths.ts";

it.each([
  ["/", "", "/login"],
  ["/login", "", "/login"],
  ["/g/family", "", "/login?next=%2Fg%2Ffamily"],
  ["/groups", "?tab=discover", "/login?next=%2Fgroups%3Ftab%3Ddiscover"],
])("from %s%s a visitor is sent to %s", (pathname, search, path) => {
  expect(loginPath({ pathname, search })).toBe(path);
});

it.each([
  ["?next=%2Fg%2Ffamily", "/g/family"],
  ["", "/dashboard"],
  ["?next=https%3A%2F%2Fevil.example", "/dashboard"],
  ["?next=%2F%2Fevil.example", "/dashboard"],
  ["?next=%2F%5Cevil.example", "/dashboard"],
  ["?next=%2F%09%2Fevil.example", "/dashboard"],
  ["?next=%2F.%2F%2Fevil.example", "/dashboard"],
  ["?next=%2F%2F%5B", "/dashboard"],
  ["?next=javascript%3Aalert(1)", "/dashboard"],
  ["?next=%2Fgroups%3Ftab%3Ddiscover%23top", "/groups?tab=discover#top"],
])("after sign-in %j leads to %s", (search, path) => {
  expect(afterLogin(search)).toBe(path);
});
