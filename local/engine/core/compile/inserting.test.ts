import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => library.reset());
afterAll(() => library.close());

const ask = (role: string, body: string, variables?: Record<string, unknown>, declared = "") =>
  library.ask({ role }, `mutation ${declared} { ${body} }`, variables);

it("gives columns that some objects leave out their defaults there, and presets to all", async () => {
  const { data } = await ask(
    "writer",
    `insert_articles(objects: [{title: "One", likes: 3}, {title: "Two", published_on: "2024-03-01"}, {title: "Three", meta: {a: 1}}]) {
       affected_rows returning { title likes meta tags published_on year } }`,
  );
  const row = { likes: 0, meta: {}, tags: ["new"], published_on: null, year: null };
  expect(data).toEqual({
    insert_articles: {
      affected_rows: 3,
      returning: [
        { ...row, title: "One", likes: 3 },
        { ...row, title: "Two", published_on: "2024-03-01", year: 2024 },
        { ...row, title: "Three", meta: { a: 1 } },
      ],
    },
  });
});

it("takes one object for a list, an empty list, and objects from variables", async () => {
  expect((await ask("admin", 'insert_authors(objects: {name: "Dan"}) { affected_rows }')).data).toEqual({
    insert_authors: { affected_rows: 1 },
  });
  expect((await ask("admin", "insert_authors(objects: []) { affected_rows returning { name } }")).data).toEqual({
    insert_authors: { affected_rows: 0, returning: [] },
  });
  const { data } = await ask(
    "admin",
    "insert_authors(objects: $rows) { returning { name rating } }",
    { rows: [{ name: "Eve", rating: "4.25" }, { name: "Flo" }] },
    "($rows: [authors_insert_input!]!)",
  );
  expect(data).toEqual({
    insert_authors: {
      returning: [
        { name: "Eve", rating: 4.25 },
        { name: "Flo", rating: null },
      ],
    },
  });
});

it("inserts a row of nothing but defaults", async () => {
  await library.pool.query(
    "alter table comments alter article_id set default 1, alter number set default 9, alter body set default 'x'",
  );
  expect(
    (await ask("admin", "insert_comments(objects: [{}, {number: 10}]) { returning { number body } }")).data,
  ).toEqual({
    insert_comments: {
      returning: [
        { number: 9, body: "x" },
        { number: 10, body: "x" },
      ],
    },
  });
  await library.pool.query(
    "alter table comments alter article_id drop default, alter number drop default, alter body drop default",
  );
});

it("has no input for generated columns, and writes views that Postgres can", async () => {
  expect((await ask("admin", 'insert_articles(objects: {title: "X", year: 2000}) { affected_rows }')).error).toEqual({
    code: "validation-failed",
    message: "field 'year' not found in type: 'articles_insert_input'",
    path: "$.selectionSet.insert_articles.args.objects[0].year",
  });
  const { error } = await ask(
    "admin",
    "update_loud_articles(where: {article_id: {_eq: 1}}, _set: {author_id: 2}) { affected_rows }",
  );
  expect(error).toBeUndefined();
});

it("refuses null for a column that takes none before it writes, and misses a value when it does", async () => {
  expect((await ask("admin", "insert_articles(objects: [{title: null}]) { affected_rows }")).error).toEqual({
    code: "validation-failed",
    message: "unexpected null value for type 'String'",
    path: "$.selectionSet.insert_articles.args.objects[0].title",
  });
  expect((await ask("admin", "insert_articles(objects: [{likes: 1}]) { affected_rows }")).error).toMatchObject({
    code: "constraint-violation",
    message: expect.stringMatching(/^Not-NULL violation\. null value in column "title"/) as string,
  });
});

it("shows what it wrote whether or not a query would, and related rows as a query would", async () => {
  const { data } = await ask(
    "writer",
    'insert_articles_one(object: {title: "X", author: {data: {name: "Cleo 2"}}}) { title author { name } }',
  );
  expect(data).toEqual({ insert_articles_one: { title: "X", author: { name: "Cleo 2" } } });
  // The writer may not see Cleo.
  const hidden = await ask(
    "writer",
    'insert_articles_one(object: {title: "Y", author_id: 3}) { title author { name } }',
  );
  expect(hidden.data).toEqual({ insert_articles_one: { title: "Y", author: null } });
  const asReader = await library.ask({ role: "reader" }, '{ articles(where: {title: {_eq: "X"}}) { title } }');
  expect(asReader.data).toEqual({ articles: [] });
});

it("answers under every alias of returning and of its fields", async () => {
  const { data } = await ask(
    "admin",
    'new: insert_authors(objects: {name: "Dan"}) { n: affected_rows a: returning { name } b: returning { who: name __typename } __typename }',
  );
  expect(data).toEqual({
    new: {
      n: 1,
      a: [{ name: "Dan" }],
      b: [{ who: "Dan", __typename: "authors" }],
      __typename: "authors_mutation_response",
    },
  });
});

it("calls functions that write, and filters what they return", async () => {
  const { data } = await ask(
    "writer",
    'like_articles(args: {term: "%"}, order_by: {title: asc}, where: {likes: {_gt: 1}}) { title likes }',
  );
  // The permission's limit is three; all five rows were changed.
  expect(data).toEqual({
    like_articles: [
      { title: "Bread", likes: 3 },
      { title: "Chess", likes: 6 },
      { title: "Draft", likes: 2 },
    ],
  });
});
