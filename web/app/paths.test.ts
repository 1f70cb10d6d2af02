import { expect, it } from "vitest";
import { afterLogin, loginPath, onTheWay } from "./paths.ts";

it.each([
  ["/", "", "", "/login"],
  ["/login", "", "", "/login"],
  ["/g/family", "", "", "/login?next=%2Fg%2Ffamily"],
  ["/groups", "?tab=discover", "", "/login?next=%2Fgroups%3Ftab%3Ddiscover"],
  // A letter about one's own data leads to the row of its download.
  ["/settings", "?tab=advanced", "#export", "/login?next=%2Fsettings%3Ftab%3Dadvanced%23export"],
  // A token never goes on the way: it would be kept with the account and stand in its letter.
  ["/g/family", "?invitation=s3cret-_", "", "/login?next=%2Fg%2Ffamily%3Finvitation%3D1"],
  ["/g/family", "?a=b&invitation=s3cret&c=d", "", "/login?next=%2Fg%2Ffamily%3Fa%3Db%26invitation%3D1%26c%3Dd"],
])("from %s%s%s a visitor is sent to %s", (pathname, search, hash, path) => {
  expect(loginPath({ pathname, search, hash })).toBe(path);
});

it.each([
  ["?next=%2Fg%2Ffamily", "/g/family"],
  ["?next=%2Fsettings%3Ftab%3Dadvanced%23export", "/settings?tab=advanced#export"],
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
