import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => library.reset());
afterAll(() => library.close());

const admin = { role: "admin" };
const writer = { role: "writer" };
const mutate = (body: string, who = admin) => library.ask(who, `mutation { ${body} }`);
const texts = async (sql: string) => (await library.pool.query<{ text: string }>(sql)).rows.map(({ text }) => text);

describe("rows are written in the order that their keys need", () => {
  it("an object relationship before the row, and its key goes into the row", async () => {
    const { data } = await mutate(
      `insert_articles_one(object: {title: "New", author: {data: {name: "Dan"}}}) { author_id author { author_id name } }`,
    );
    expect(data).toEqual({ insert_articles_one: { author_id: 4, author: { author_id: 4, name: "Dan" } } });
  });

  it("an object relationship the other way round, and a list, after the row", async () => {
    const { data } = await mutate(
      `insert_authors(objects: [{name: "Dan", profile: {data: {bio: "New here"}},
         articles: {data: [{title: "One", comments: {data: [{number: 1, body: "First"}]}}, {title: "Two"}]}}, {name: "Eve"}]) {
         affected_rows returning { name profile { bio } articles(order_by: {title: asc}) { title comments { body } } } }`,
    );
    expect(data).toEqual({
      insert_authors: {
        affected_rows: 6,
        returning: [
          {
            name: "Dan",
            profile: { bio: "New here" },
            articles: [
              { title: "One", comments: [{ body: "First" }] },
              { title: "Two", comments: [] },
            ],
          },
          { name: "Eve", profile: null, articles: [] },
        ],
      },
    });
  });

  it("through several levels of object relationships", async () => {
    const { data } = await mutate(
      `insert_comments_one(object: {number: 1, body: "Hm", article: {data: {title: "Deep", author: {data: {name: "Dan"}}}}}) {
         body article { title author { name } } }`,
    );
    expect(data).toEqual({ insert_comments_one: { body: "Hm", article: { title: "Deep", author: { name: "Dan" } } } });
  });

  it("and empty or null relationships write nothing", async () => {
    const { data } = await mutate(
      `insert_authors(objects: {name: "Dan", articles: {data: []}, profile: null}) { affected_rows }`,
    );
    expect(data).toEqual({ insert_authors: { affected_rows: 1 } });
  });
});

describe("nothing is written at all", () => {
  const inAll = () =>
    texts("select count(*)::text as text from (select name from authors union all select title from articles) x");

  it.each<[what: string, body: string, error: { code: string; message: RegExp; path: string }]>([
    [
      "where the key is given beside the related object",
      `insert_articles(objects: [{title: "X", author_id: 1, author: {data: {name: "Dan"}}}]) { affected_rows }`,
      {
        code: "validation-failed",
        message: /^cannot insert object relationship "author" as "author_id" column values are already determined$/,
        path: "$.selectionSet.insert_articles.args.objects[0].author",
      },
    ],
    [
      "where a child gives the key that its parent decides",
      `insert_authors(objects: [{name: "Dan", articles: {data: [{title: "X"}, {title: "Y", author_id: 2}]}}]) { affected_rows }`,
      {
        code: "validation-failed",
        message: /^cannot insert "author_id" columns as their values are already being determined by parent insert$/,
        path: "$.selectionSet.insert_authors.args.objects[0].articles.data[1]",
      },
    ],
    [
      "where a child names another parent as an object",
      `insert_authors_one(object: {name: "Dan", articles: {data: {title: "X", author: {data: {name: "Eve"}}}}}) { name }`,
      {
        code: "validation-failed",
        message: /^cannot insert object relationship "author" as "author_id" column values are already determined$/,
        path: "$.selectionSet.insert_authors_one.args.object[0].articles.data[0].author",
      },
    ],
    [
      "where a conflict leaves no parent for the children",
      `insert_authors_one(object: {name: "Ana", articles: {data: [{title: "X"}]}}, on_conflict: {constraint: authors_name}) { name }`,
      {
        code: "not-supported",
        message: /^cannot proceed to insert array relations since insert to table "authors" affects zero rows$/,
        path: "$.selectionSet.insert_authors_one.args.object[0]",
      },
    ],
    [
      "where a conflict leaves no object to refer to",
      `insert_articles(objects: {title: "X", author: {data: {name: "Ana"}, on_conflict: {constraint: authors_name}}}) { affected_rows }`,
      {
        code: "not-supported",
        message:
          /^cannot proceed to insert object relation "author" since insert to table "authors" affects zero rows$/,
        path: "$.selectionSet.insert_articles.args.objects[0].author",
      },
    ],
    [
      "where a child breaks a constraint",
      `insert_authors(objects: [{name: "Dan", articles: {data: [{title: "X"}, {title: "X"}]}}]) { affected_rows }`,
      {
        code: "constraint-violation",
        message: /^Uniqueness violation\. duplicate key value violates unique constraint "articles_title"$/,
        path: "$.selectionSet.insert_authors.args.objects[0].articles.data",
      },
    ],
    [
      "where an earlier field did well and a later one does not",
      `one: insert_authors_one(object: {name: "Dan"}) { name } two: insert_authors_one(object: {name: "Dan"}) { name }`,
      {
        code: "constraint-violation",
        message: /^Uniqueness violation\./,
        path: "$.selectionSet.insert_authors_one.args.object",
      },
    ],
  ])("%s", async (_, body, error) => {
    const before = await inAll();
    expect((await mutate(body)).error).toEqual({ ...error, message: expect.stringMatching(error.message) as string });
    expect(await inAll()).toEqual(before);
  });
});

it("uses an upsert of the related row where a conflict is to be updated", async () => {
  const { data } = await mutate(
    `insert_articles_one(object: {title: "X", author: {data: {name: "Ana", rating: 5},
       on_conflict: {constraint: authors_name, update_columns: [rating]}}}) { author { author_id rating } }`,
  );
  expect(data).toEqual({ insert_articles_one: { author: { author_id: 1, rating: 5 } } });
});

it("wants the role's permission for every nested table, presets and checks included", async () => {
  const { data } = await mutate(
    `insert_authors_one(object: {name: "Dan", articles: {data: {title: "X"}}}) { name articles_aggregate { __typename } }`,
    writer,
  );
  expect(data).toBeUndefined();
  const nested = await mutate(
    `insert_authors_one(object: {name: "Dan", articles: {data: {title: "X"}}}) { name articles { title tags } }`,
    writer,
  );
  expect(nested.data).toEqual({ insert_authors_one: { name: "Dan", articles: [{ title: "X", tags: ["new"] }] } });
  const checked = await mutate(
    `insert_authors_one(object: {name: "Eve", articles: {data: {title: "X", likes: 100}}}) { name }`,
    writer,
  );
  expect(checked.error).toEqual({
    code: "permission-error",
    message: "check constraint of an insert/update permission has failed",
    path: "$.selectionSet.insert_authors_one.args.object[0].articles.data",
  });
  const without = await mutate(
    `insert_articles_one(object: {title: "X", comments: {data: {number: 1, body: "x"}}, author: {data: {name: "F", profile: {data: {bio: "x"}}}}}) { title }`,
    writer,
  );
  expect(without.error?.message).toBe("field 'profile' not found in type: 'authors_insert_input'");
});

it("lets a preset decide a nested row's key, although its parent has another one", async () => {
  const { data } = await mutate(
    'insert_articles_one(object: {title: "X", comments: {data: {number: 9, body: "preset"}}}) { title }',
    { role: "editor" },
  );
  expect(data).toEqual({ insert_articles_one: { title: "X" } });
  expect(await texts("select article_id::text as text from comments where body = 'preset'")).toEqual(["3"]);
});
