import { expect, it } from "vitest";
import { comparable } from "./comparable.ts";

const LISTED =
  'query Q($s: String = "a") { groups(where: { slug: { _eq: $s }, n: 1 }, limit: 2) { slug members { role } } }';

it.each<[what: string, asked: string]>([
  ["itself", LISTED],
  [
    "another layout with comments and commas",
    `query Q(
       $s: String = "a") {
       groups(where: {slug: {_eq: $s} n: 1}, limit: 2) { # of mine
         slug, members { role }
       }
     }`,
  ],
  [
    "__typename anywhere",
    LISTED.replace("slug members", "__typename slug t: __typename members").replace("{ role }", "{ __typename role }"),
  ],
  [
    "arguments and input fields in another order",
    LISTED.replace("where: { slug: { _eq: $s }, n: 1 }, limit: 2", "limit: 2, where: { n: 1, slug: { _eq: $s } }"),
  ],
  ["a block string for a plain one", LISTED.replace('"a"', '"""a"""')],
])("%s is the same document", (_, asked) => {
  expect(comparable(asked)).toBe(comparable(LISTED));
});

it.each<[what: string, asked: string]>([
  ["another name", LISTED.replace("query Q", "query P")],
  ["another value", LISTED.replace("limit: 2", "limit: 3")],
  ["one field more", LISTED.replace("slug members", "slug title members")],
  ["one field less", LISTED.replace("slug members", "members")],
  ["fields in another order", LISTED.replace("slug members { role }", "members { role } slug")],
  ["an alias", LISTED.replace("slug members", "s: slug members")],
  ["a directive", LISTED.replace("slug members", "slug @include(if: true) members")],
  ["another default", LISTED.replace('"a"', '"b"')],
  ["a second operation", `${LISTED} query P { groups { slug } }`],
])("%s makes another document", (_, asked) => {
  expect(comparable(asked)).not.toBe(comparable(LISTED));
});

it("tells `{ a }` from `query { a }`, and keeps __typename in inline fragments, as the real engine does", () => {
  expect(comparable("{ a }")).not.toBe(comparable("query { a }"));
  expect(comparable("query { ... on a { b } }")).not.toBe(comparable("query { ... on a { b __typename } }"));
});

it("is undefined for what is no GraphQL", () => {
  expect(comparable("query {")).toBeUndefined();
});
