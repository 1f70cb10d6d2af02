import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => library.reset());
afterAll(() => library.close());

const mutate = (body: string, role = "admin") => library.ask({ role }, `mutation { ${body} }`);

it("a delete answers with the rows as they were, and their relations", async () => {
  const { data } = await mutate(
    'delete_comments(where: {article: {title: {_eq: "Chess"}}}) { affected_rows returning { body article { title } } }',
  );
  expect(data).toEqual({
    delete_comments: {
      affected_rows: 2,
      returning: [
        { body: "Nice", article: { title: "Chess" } },
        { body: "Long", article: { title: "Chess" } },
      ],
    },
  });
});

it("a delete by key answers with the row, or null where there is none", async () => {
  const { data } = await mutate(
    "a: delete_comments_by_pk(article_id: 3, number: 1) { body } b: delete_comments_by_pk(article_id: 3, number: 1) { body }",
  );
  expect(data).toEqual({ a: { body: "Tasty" }, b: null });
});

it("a role deletes only rows of its filter, all of those with an empty condition", async () => {
  expect((await mutate("delete_articles(where: {}) { affected_rows }", "clerk")).data).toEqual({
    delete_articles: { affected_rows: 1 },
  });
});

it("a row that another still needs stays, and the constraint is named", async () => {
  expect((await mutate("delete_articles_by_pk(article_id: 1) { title }")).error).toEqual({
    code: "constraint-violation",
    message:
      'Foreign key violation. update or delete on table "articles" violates foreign key constraint "comments_article_id_fkey" on table "comments"',
    path: "$",
  });
});
