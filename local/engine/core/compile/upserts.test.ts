import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => library.reset());
afterAll(() => library.close());

const insert = (role: string, objects: string, onConflict: string, table = "articles", returning = "title") =>
  library.ask(
    { role },
    `mutation { insert_${table}(objects: ${objects}, on_conflict: ${onConflict}) { affected_rows returning { ${returning} } } }`,
  );
const CHESS = '{author_id: 1, title: "Chess", likes: 7}';

it("leaves existing rows alone, and neither counts nor shows them", async () => {
  for (const columns of ["", ", update_columns: []"]) {
    const { data } = await insert(
      "admin",
      `[${CHESS}, {author_id: 1, title: "New${columns.length}"}]`,
      `{constraint: articles_title${columns}}`,
    );
    expect(data).toEqual({ insert_articles: { affected_rows: 1, returning: [{ title: `New${columns.length}` }] } });
  }
  const { data } = await library.ask(
    { role: "admin" },
    `mutation { insert_articles_one(object: ${CHESS}, on_conflict: {constraint: articles_title}) { title } }`,
  );
  expect(data).toEqual({ insert_articles_one: null });
});

it("updates the named columns of existing rows, and only where they match", async () => {
  const { data } = await insert(
    "admin",
    `[${CHESS}, {author_id: 1, title: "Go", likes: 7}]`,
    "{constraint: articles_title, update_columns: [likes], where: {likes: {_lt: 5}}}",
    "articles",
    "title likes",
  );
  expect(data).toEqual({ insert_articles: { affected_rows: 1, returning: [{ title: "Go", likes: 7 }] } });
});

it("applies the update permission to existing rows, the insert permission to new ones", async () => {
  const upsert = (object: string) =>
    insert("writer", object, "{constraint: articles_pkey, update_columns: [title, meta]}");
  // Chess has too many likes to pass the filter.
  expect((await upsert('{article_id: 1, title: "Mine"}')).data).toEqual({
    insert_articles: { affected_rows: 0, returning: [] },
  });
  expect((await upsert('{article_id: 2, title: "Mine"}')).data).toEqual({
    insert_articles: { affected_rows: 1, returning: [{ title: "Mine" }] },
  });
  expect((await upsert('{article_id: 2, title: "Spam"}')).error?.code).toBe("permission-error");
  expect((await upsert('{title: "Spam"}')).data).toEqual({
    insert_articles: { affected_rows: 1, returning: [{ title: "Spam" }] },
  });
  expect((await upsert('{title: "Liked", likes: 200}')).error).toEqual({
    code: "permission-error",
    message: "check constraint of an insert/update permission has failed",
    path: "$.selectionSet.insert_articles.args.objects",
  });
});

it("applies the update permission's presets to existing rows only", async () => {
  const { data } = await insert(
    "editor",
    '[{article_id: 1, title: "X", likes: 6}, {article_id: 99, title: "New", likes: 6}]',
    "{constraint: articles_pkey, update_columns: [likes]}",
    "articles",
    "title likes tags",
  );
  expect(data).toEqual({
    insert_articles: {
      affected_rows: 2,
      returning: [
        { title: "Chess", likes: 6, tags: ["edited"] },
        { title: "New", likes: 6, tags: null },
      ],
    },
  });
});

it("offers a placeholder, which cannot be used, to a role that may update nothing", async () => {
  const upsert = (columns: string) =>
    library.ask(
      { role: "clerk" },
      `mutation { insert_articles(objects: {title: "X"}, on_conflict: {constraint: articles_pkey, update_columns: ${columns}}) { affected_rows } }`,
    );
  expect((await upsert("[]")).data).toEqual({ insert_articles: { affected_rows: 1 } });
  expect((await upsert("[_PLACEHOLDER]")).error).toMatchObject({
    code: "validation-failed",
    message: "erroneous column name",
  });
});

it("fails for a unique index, which is no constraint", async () => {
  const { error } = await insert("admin", '{title: "X"}', "{constraint: articles_published}");
  expect(error).toEqual({
    code: "constraint-error",
    message: 'constraint "articles_published" for table "articles" does not exist',
    path: "$.selectionSet.insert_articles.args.objects",
  });
});

it("refuses a constraint that the table does not have", async () => {
  const { error } = await insert("admin", '{title: "X"}', "{constraint: authors_name}");
  expect(error).toEqual({
    code: "validation-failed",
    message:
      "expected one of the values ['articles_pkey', 'articles_published', 'articles_title'] for type 'articles_constraint', but found 'authors_name'",
    path: "$.selectionSet.insert_articles.args.on_conflict.constraint",
  });
  const missing = await insert("admin", '{title: "X"}', "{update_columns: []}");
  expect(missing.error?.message).toBe("missing required field 'constraint'");
});
