import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";
import { contents } from "../../test/typeContents.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const typeIn = (role: string, name: string) => contents(library, role, name);

describe("rows", () => {
  const LIST =
    "distinct_on: [articles_select_column!], limit: Int, offset: Int, order_by: [articles_order_by!], where: articles_bool_exp";

  it("are null where Postgres, the relationship or the function can give nothing", () => {
    expect(typeIn("admin", "articles")).toEqual([
      "article_id: Int!",
      "author: authors",
      "author_id: Int",
      "comments: [comments!]!",
      "comments_aggregate: comments_aggregate!",
      "length: Int",
      "likes: Int!",
      "meta: jsonb!",
      "published_on: date",
      "starts: Boolean",
      "tags: [String!]",
      "title: String!",
      "year: Int",
    ]);
    expect(typeIn("admin", "profiles")).toContain("author: authors!");
    expect(typeIn("admin", "authors")).toEqual([
      "articles: [articles!]!",
      "articles_aggregate: articles_aggregate!",
      "author_id: Int!",
      "best: [articles!]",
      "joined: date",
      "name: String!",
      "profile: profiles",
      "rating: numeric",
    ]);
    expect(typeIn("admin", "loud_articles")).toEqual([
      "article_id: Int",
      "author: authors",
      "author_id: Int",
      "title: String",
    ]);
  });

  it("take the arguments of their kind", () => {
    const args = (type: string, field: string) => {
      const found = library.core.schema("graphql", "admin").getType(type);
      if (!isObjectType(found)) throw new Error(`there is no type ${type}`);
      const list = found.getFields()[field]!.args;
      return list.map((argument) => `${argument.name}: ${String(argument.type)}`).join(", ");
    };
    expect(args("authors", "articles")).toBe(LIST);
    expect(args("authors", "articles_aggregate")).toBe(LIST);
    expect(args("authors", "best")).toBe(LIST);
    expect(args("articles", "starts")).toBe("args: starts_articles_args!");
    expect(args("articles", "meta")).toBe("path: String");
    expect(args("articles", "author")).toBe("");
    expect(args("articles_aggregate_fields", "count")).toBe("columns: [articles_select_column!], distinct: Boolean");
  });

  it("are nodes with a global id on the relay endpoint, where they have a key, and connections of such", () => {
    const relay = (name: string) => contents(library, "admin", name, "relay");
    expect(relay("authors")).toEqual([
      "articles: [articles!]!",
      "articles_aggregate: articles_aggregate!",
      "articles_connection: articlesConnection!",
      "author_id: Int!",
      "best: [articles!]",
      "id: ID!",
      "joined: date",
      "name: String!",
      "profile: profiles",
      "rating: numeric",
    ]);
    expect(relay("loud_articles")).not.toContain("id: ID!");
    expect(relay("articlesConnection")).toEqual(["edges: [articlesEdge!]!", "pageInfo: PageInfo!"]);
    expect(relay("articlesEdge")).toEqual(["cursor: String!", "node: articles!"]);
    expect(relay("PageInfo")).toEqual([
      "endCursor: String!",
      "hasNextPage: Boolean!",
      "hasPreviousPage: Boolean!",
      "startCursor: String!",
    ]);
    const schema = library.core.schema("relay", "admin");
    const articles = schema.getType("articles");
    if (!isObjectType(articles)) throw new Error("there is no type articles");
    expect(articles.getInterfaces().map(String)).toEqual(["Node"]);
    expect(schema.getType("articles_aggregate")).toBeDefined();
    expect(schema.getType("title_countsConnection")).toBeUndefined();
  });

  it("of a role on the relay endpoint have an id whether or not it may read the key", () => {
    expect(contents(library, "reader", "comments", "relay")).toEqual([
      "article: articles!",
      "body: String!",
      "id: ID!",
      "number: Int!",
    ]);
  });
});
