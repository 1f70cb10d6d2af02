import { afterAll, beforeAll, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

async function ordered(table: string, field: string, orderBy: string, role = "admin", more = ""): Promise<unknown> {
  const { data, error } = await library.ask({ role }, `{ ${table}(order_by: ${orderBy}${more}) { ${field} } }`);
  return data ? (data[table] as Record<string, unknown>[]).map((row) => row[field]) : error;
}

it.each<[direction: string, ratings: (number | null)[]]>([
  ["asc", [3, 4.5, null]],
  ["asc_nulls_first", [null, 3, 4.5]],
  ["asc_nulls_last", [3, 4.5, null]],
  ["desc", [null, 4.5, 3]],
  ["desc_nulls_first", [null, 4.5, 3]],
  ["desc_nulls_last", [4.5, 3, null]],
])("%s puts nulls where the real engine does", async (direction, ratings) => {
  expect(await ordered("authors", "rating", `{rating: ${direction}}`)).toEqual(ratings);
});

it.each<[table: string, field: string, orderBy: string, found: unknown[]]>([
  ["articles", "title", "[{likes: desc}, {title: desc}]", ["Chess", "Go", "Bread", "Draft", "Cake"]],
  ["articles", "title", "{length: asc, title: asc}", ["Go", "Cake", "Bread", "Chess", "Draft"]],
  ["articles", "title", "[{author: {name: desc}}, {title: asc}]", ["Draft", "Bread", "Cake", "Chess", "Go"]],
  ["articles", "title", "[{author: {profile: {bio: asc}}}, {title: asc}]", ["Bread", "Cake", "Chess", "Go", "Draft"]],
  ["articles", "title", "[{author: null}, {likes: null}, {title: asc}]", ["Bread", "Cake", "Chess", "Draft", "Go"]],
  ["authors", "name", "{articles_aggregate: {count: desc}, name: asc}", ["Ana", "Ben", "Cleo"]],
  ["authors", "name", "[{articles_aggregate: {max: {likes: asc}}}]", ["Ben", "Ana", "Cleo"]],
  ["authors", "name", "[{articles_aggregate: {avg: {likes: desc_nulls_last}}}]", ["Ana", "Ben", "Cleo"]],
  ["authors", "name", "[{best_aggregate: {count: asc}}]", ["Cleo", "Ben", "Ana"]],
  ["authors", "name", "[{best_aggregate: {sum: {likes: desc_nulls_last}}}, {name: asc}]", ["Ana", "Ben", "Cleo"]],
])("orders %s by %s %s", async (table, field, orderBy, found) => {
  expect(await ordered(table, field, orderBy)).toEqual(found);
});

it("orders by related rows only as far as the role may see them", async () => {
  // The writer does not see Cleo, and the reader no article without a date.
  await library.pool.query("update articles set author_id = 3 where title = 'Draft'");
  expect(await ordered("articles", "title", "[{author: {name: asc_nulls_first}}, {title: asc}]", "writer")).toEqual([
    "Draft",
    "Chess",
    "Go",
  ]);
  expect(await ordered("authors", "name", "[{articles_aggregate: {count: asc}}, {name: desc}]", "reader")).toEqual([
    "Cleo",
    "Ana",
    "Ben",
  ]);
  await library.reset();
});

it("keeps the first row of each value with distinct_on, whose columns lead the order in any order", async () => {
  expect(await ordered("articles", "title", "[{likes: asc}, {title: desc}]", "admin", ", distinct_on: likes")).toEqual([
    "Cake",
    "Draft",
    "Go",
    "Chess",
  ]);
  expect(
    await ordered(
      "articles",
      "title",
      "[{author_id: asc}, {likes: asc}, {title: asc}]",
      "admin",
      ", distinct_on: [likes, author_id], limit: 2, offset: 1",
    ),
  ).toEqual(["Chess", "Cake"]);
});

it.each(["[{title: asc}]", "[{title: asc}, {likes: asc}]", "[{author: {name: asc}}, {likes: asc}]"])(
  "refuses distinct_on likes with the order %s",
  async (orderBy) => {
    expect(await ordered("articles", "title", orderBy, "admin", ", distinct_on: likes")).toEqual({
      code: "validation-failed",
      message: '"distinct_on" columns must match initial "order_by" columns',
      path: "$.selectionSet.articles.args",
    });
  },
);

it("makes rows distinct without any order", async () => {
  const { data } = await library.ask({ role: "admin" }, "{ articles(distinct_on: [likes]) { likes } }");
  expect((data!.articles as { likes: number }[]).map(({ likes }) => likes).toSorted()).toEqual([0, 1, 2, 5]);
});

it("takes an offset beyond 32 bits, as a string too, and limits of zero", async () => {
  expect(await ordered("articles", "title", "{title: asc}", "admin", ", offset: 3000000000")).toEqual([]);
  expect(await ordered("articles", "title", "{title: asc}", "admin", ', offset: "4"')).toEqual(["Go"]);
  expect(await ordered("articles", "title", "{title: asc}", "admin", ", limit: 0")).toEqual([]);
  expect(await ordered("articles", "title", "{title: asc}", "admin", ", offset: -1")).toMatchObject({
    code: "validation-failed",
    path: "$.selectionSet.articles.args.offset",
  });
});
