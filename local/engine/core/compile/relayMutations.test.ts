import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => library.reset());
afterAll(() => library.close());

const admin = { role: "admin", endpoint: "relay" } as const;
const mutate = (body: string) => library.ask(admin, `mutation { ${body} }`);
const idOf = (table: string, ...key: unknown[]) =>
  Buffer.from(`[1, "public", "${table}", ${key.map((value) => JSON.stringify(value)).join(", ")}]`).toString("base64");

it("shows rows with their global ids, and takes raw keys", async () => {
  const { data } = await mutate(
    `insert_articles_one(object: {title: "New", author_id: 1}) { id article_id author { id } }
     update_articles_by_pk(pk_columns: {article_id: 1}, _set: {title: "X"}) { id title }
     delete_comments_by_pk(article_id: 1, number: 2) { id body }
     delete_comments(where: {article_id: {_eq: 1}}) { affected_rows returning { id } }`,
  );
  expect(data).toEqual({
    insert_articles_one: { id: idOf("articles", 6), article_id: 6, author: { id: idOf("authors", 1) } },
    update_articles_by_pk: { id: idOf("articles", 1), title: "X" },
    delete_comments_by_pk: { id: idOf("comments", 1, 2), body: "Long" },
    delete_comments: { affected_rows: 1, returning: [{ id: idOf("comments", 1, 1) }] },
  });
});

it("shows connections of what it wrote, and nodes for the ids it gave", async () => {
  const { data } = await mutate(
    `insert_authors_one(object: {name: "Dan", articles: {data: [{title: "A"}, {title: "B"}]}}) {
       id articles_connection(first: 1, order_by: {title: desc}) { edges { node { title } } pageInfo { hasNextPage } } }`,
  );
  const { id, ...rest } = data!.insert_authors_one as { id: string };
  expect(rest).toEqual({
    articles_connection: { edges: [{ node: { title: "B" } }], pageInfo: { hasNextPage: true } },
  });
  const found = await library.ask(admin, "query ($id: ID!) { node(id: $id) { ... on authors { name } } }", { id });
  expect(found.data).toEqual({ node: { name: "Dan" } });
});

it("does not take a global id for a key", async () => {
  const { error } = await mutate(
    `delete_articles(where: {article_id: {_eq: "${idOf("articles", 1)}"}}) { affected_rows }`,
  );
  expect(error?.code).toBe("data-exception");
});
