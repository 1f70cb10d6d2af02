import { expect, it } from "vitest";
import { afterLogin, loginPath, onTheWay } from "./paths.ts";

it.each([
  ["/", "", "/login"],
  ["/login", "", "/login"],
  ["/g/family", "", "/login?next=%2Fg%2Ffamily"],
  ["/groups", "?tab=discover", "/login?next=%2Fgroups%3Ftab%3Ddiscover"],
  // A token never goes on the way: it would be kept with the account and stand in its letter.
  ["/g/family", "?invitation=s3cret-_", "/login?next=%2Fg%2Ffamily%3Finvitation%3D1"],
  ["/g/family", "?a=b&invitation=s3cret&c=d", "/login?next=%2Fg%2Ffamily%3Fa%3Db%26invitation%3D1%26c%3Dd"],
])("from %s%s a visitor is sent to %s", (pathname, search, path) => {
  expect(loginPath({ pathname, search })).toBe(path);
});

it.each([
  ["?next=%2Fg%2Ffamily", "/g/family"],
  ["?confirmed=1&next=%2Fgroups%3Ftab%3Ddiscover%23top", "/groups?tab=discover#top"],
  ["", "/dashboard"],
  ["?next=%2F%5Cevil.example", "/dashboard"],
])("after sign-in %j leads to %s", (search, path) => {
  expect(afterLogin(search)).toBe(path);
});

it.each([
  ["/register", undefined, "/register"],
  ["/register", "/g/family?x=1&y", "/register?next=%2Fg%2Ffamily%3Fx%3D1%26y"],
  ["/login?resend=1", "/g/family", "/login?resend=1&next=%2Fg%2Ffamily"],
])("%s on the way to %s is %s", (page, next, path) => {
  expect(onTheWay(page, next)).toBe(path);
});
