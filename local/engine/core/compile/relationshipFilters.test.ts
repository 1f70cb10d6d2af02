import { afterAll, beforeAll, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

async function names(where: string, role = "admin"): Promise<unknown> {
  const { data, error } = await library.ask({ role }, `{ authors(where: ${where}, order_by: {name: asc}) { name } }`);
  return data ? (data.authors as { name: string }[]).map(({ name }) => name) : error?.message;
}

it.each<[where: string, found: string[]]>([
  ["{articles: {}}", ["Ana", "Ben"]],
  ["{_not: {articles: {}}}", ["Cleo"]],
  ['{articles: {title: {_eq: "Go"}}}', ["Ana"]],
  ['{_not: {articles: {title: {_eq: "Go"}}}}', ["Ben", "Cleo"]],
  // One article must meet both conditions, or two articles one each.
  ['{articles: {title: {_eq: "Go"}, likes: {_eq: 5}}}', []],
  ['{_and: [{articles: {title: {_eq: "Go"}}}, {articles: {likes: {_eq: 5}}}]}', ["Ana"]],
  ['{articles: {comments: {body: {_like: "T%"}}}}', ["Ben"]],
  ["{articles: {comments: {article: {author: {profile: {}}}}}}", ["Ana", "Ben"]],
  ['{profile: {bio: {_like: "%food"}}}', ["Ben"]],
  ["{_not: {profile: {}}}", ["Cleo"]],
  ["{best: {likes: {_gt: 2}}}", ["Ana"]],
  ["{_not: {best: {}}}", ["Cleo"]],
])("a filter of related rows is met by at least one: %s", async (where, found) => {
  expect(await names(where)).toEqual(found);
});

it("looks only at related rows that the role may see, in every depth", async () => {
  // Go and Draft are not published, so readers do not see them.
  expect(await names('{articles: {title: {_eq: "Go"}}}', "reader")).toEqual([]);
  expect(await names('{_not: {articles: {title: {_eq: "Go"}}}}', "reader")).toEqual(["Ana", "Ben", "Cleo"]);
  expect(await names("{articles_aggregate: {count: {predicate: {_eq: 1}}}}", "reader")).toEqual(["Ana"]);
  expect(await names('{best: {title: {_eq: "Go"}}}', "reader")).toEqual([]);
});

it("has no relationship to a table that the role may not see, and none of its columns", async () => {
  expect(await names("{profile: {}}", "reader")).toBe("field 'profile' not found in type: 'authors_bool_exp'");
  expect(await names("{articles: {meta: {_is_null: true}}}", "reader")).toBe(
    "field 'meta' not found in type: 'articles_bool_exp'",
  );
});
