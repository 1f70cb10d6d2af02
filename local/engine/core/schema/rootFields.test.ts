import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "../../interface.ts";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

type Root = "query" | "mutation" | "subscription";

/** `name(argument: Type, …): Type` of every field of a root, sorted by name. */
function fields(endpoint: Endpoint, role: string, root: Root): string[] | undefined {
  const schema = library.core.schema(endpoint, role);
  const type = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.values(type[root]?.getFields() ?? {}).map(({ name, args, type: returned }) => {
    const list = args.map((argument) => `${argument.name}: ${String(argument.type)}`).join(", ");
    return `${name}${list === "" ? "" : `(${list})`}: ${String(returned)}`;
  });
}
const names = (endpoint: Endpoint, role: string, root: Root) =>
  fields(endpoint, role, root)?.map((field) => field.replace(/[(:].*/, ""));

const LIST = (base: string) =>
  `distinct_on: [${base}_select_column!], limit: Int, offset: Int, order_by: [${base}_order_by!], where: ${base}_bool_exp`;
const PAGES = (base: string) =>
  `after: String, before: String, distinct_on: [${base}_select_column!], first: Int, last: Int, order_by: [${base}_order_by!], where: ${base}_bool_exp`;
const OPERATORS =
  "_append: articles_append_input, _delete_at_path: articles_delete_at_path_input, _delete_elem: articles_delete_elem_input, " +
  "_delete_key: articles_delete_key_input, _inc: articles_inc_input, _prepend: articles_prepend_input, _set: articles_set_input";

describe("on the plain endpoint", () => {
  it("admin reads every table by list, key and aggregate, and calls every query function", () => {
    expect(fields("graphql", "admin", "query")).toEqual([
      `all_articles(${LIST("articles")}): [articles!]!`,
      `all_articles_aggregate(${LIST("articles")}): articles_aggregate!`,
      `articles(${LIST("articles")}): [articles!]!`,
      `articles_aggregate(${LIST("articles")}): articles_aggregate!`,
      "articles_by_pk(article_id: Int!): articles",
      `authors(${LIST("authors")}): [authors!]!`,
      `authors_aggregate(${LIST("authors")}): authors_aggregate!`,
      "authors_by_pk(author_id: Int!): authors",
      `comments(${LIST("comments")}): [comments!]!`,
      `comments_aggregate(${LIST("comments")}): comments_aggregate!`,
      "comments_by_pk(article_id: Int!, number: Int!): comments",
      `find_articles(args: find_articles_args!, ${LIST("articles")}): [articles!]!`,
      `find_articles_aggregate(args: find_articles_args!, ${LIST("articles")}): articles_aggregate!`,
      "first_author: authors",
      `loud_articles(${LIST("loud_articles")}): [loud_articles!]!`,
      `loud_articles_aggregate(${LIST("loud_articles")}): loud_articles_aggregate!`,
      `profiles(${LIST("profiles")}): [profiles!]!`,
      `profiles_aggregate(${LIST("profiles")}): profiles_aggregate!`,
      "profiles_by_pk(profile_id: Int!): profiles",
      `title_counts(${LIST("title_counts")}): [title_counts!]!`,
      `title_counts_aggregate(${LIST("title_counts")}): title_counts_aggregate!`,
    ]);
  });

  it("subscriptions have the same fields, and a stream of each table and view", () => {
    const streams = ["articles", "authors", "comments", "loud_articles", "profiles", "title_counts"];
    expect(fields("graphql", "admin", "subscription")).toEqual(
      [
        ...fields("graphql", "admin", "query")!,
        ...streams.map(
          (base) =>
            `${base}_stream(batch_size: Int!, cursor: [${base}_stream_cursor_input]!, where: ${base}_bool_exp): [${base}!]!`,
        ),
      ].toSorted((one, other) => (one.replace(/[(:].*/, "") < other.replace(/[(:].*/, "") ? -1 : 1)),
    );
  });

  it("admin writes every table, and views that Postgres can write, but those not by key", () => {
    const mutations = fields("graphql", "admin", "mutation")!;
    expect(mutations.filter((field) => /articles|like/.test(field))).toEqual([
      "delete_articles(where: articles_bool_exp!): articles_mutation_response",
      "delete_articles_by_pk(article_id: Int!): articles",
      "delete_loud_articles(where: loud_articles_bool_exp!): loud_articles_mutation_response",
      "insert_articles(objects: [articles_insert_input!]!, on_conflict: articles_on_conflict): articles_mutation_response",
      "insert_articles_one(object: articles_insert_input!, on_conflict: articles_on_conflict): articles",
      "insert_loud_articles(objects: [loud_articles_insert_input!]!): loud_articles_mutation_response",
      "insert_loud_articles_one(object: loud_articles_insert_input!): loud_articles",
      `like_articles(args: like_articles_args!, ${LIST("articles")}): [articles!]!`,
      `update_articles(${OPERATORS}, where: articles_bool_exp!): articles_mutation_response`,
      `update_articles_by_pk(${OPERATORS}, pk_columns: articles_pk_columns_input!): articles`,
      "update_articles_many(updates: [articles_updates!]!): [articles_mutation_response]",
      "update_loud_articles(_inc: loud_articles_inc_input, _set: loud_articles_set_input, where: loud_articles_bool_exp!): loud_articles_mutation_response",
      "update_loud_articles_many(updates: [loud_articles_updates!]!): [loud_articles_mutation_response]",
    ]);
    expect(mutations.filter((field) => field.includes("title_counts"))).toEqual([]);
  });

  it("a role reads and aggregates what it may, and reads by key only if it may read the whole key", () => {
    expect(names("graphql", "reader", "query")).toEqual([
      "all_articles",
      "all_articles_aggregate",
      "articles",
      "articles_aggregate",
      "articles_by_pk",
      "authors",
      "authors_by_pk",
      "comments",
      "find_articles",
      "find_articles_aggregate",
      "first_author",
      "loud_articles",
    ]);
    expect(names("graphql", "reader", "mutation")).toEqual([]);
  });

  it("query_root_fields hides fields of queries, not of subscriptions", () => {
    expect(names("graphql", "writer", "query")!.filter((name) => name.startsWith("articles"))).toEqual(["articles"]);
    expect(names("graphql", "writer", "subscription")!.filter((name) => name.startsWith("articles"))).toEqual([
      "articles",
      "articles_by_pk",
      "articles_stream",
    ]);
  });

  it("a role that writes without reading has no fields that show rows", () => {
    expect(fields("graphql", "clerk", "mutation")).toEqual([
      "delete_articles(where: articles_bool_exp!): articles_mutation_response",
      "insert_articles(objects: [articles_insert_input!]!, on_conflict: articles_on_conflict): articles_mutation_response",
      "update_articles(where: articles_bool_exp!): articles_mutation_response",
      "update_articles_many(updates: [articles_updates!]!): [articles_mutation_response]",
    ]);
    expect(fields("graphql", "clerk", "query")).toEqual(["no_queries_available: String!"]);
    expect(names("graphql", "clerk", "subscription")).toEqual([]);
  });

  it("a role without anything to read is told so", async () => {
    const { data } = await library.ask({ role: "clerk" }, "{ no_queries_available __typename }");
    expect(data).toEqual({
      no_queries_available: expect.stringMatching(/^There are no queries available to the current role\. /) as string,
      __typename: "query_root",
    });
  });

  it("a function that writes is for roles that metadata names", () => {
    expect(names("graphql", "writer", "mutation")).toContain("like_articles");
    expect(names("graphql", "reader", "mutation")).not.toContain("like_articles");
  });
});

describe("on the relay endpoint", () => {
  it.each(["query", "subscription"] as const)("%s has node and connections of what has a key", (root) => {
    expect(fields("relay", "admin", root)).toEqual([
      `all_articles_connection(${PAGES("articles")}): articlesConnection!`,
      `articles_connection(${PAGES("articles")}): articlesConnection!`,
      `authors_connection(${PAGES("authors")}): authorsConnection!`,
      `comments_connection(${PAGES("comments")}): commentsConnection!`,
      `find_articles_connection(${PAGES("articles").replace("after: String,", "after: String, args: find_articles_args!,")}): articlesConnection!`,
      "node(id: ID!): Node",
      `profiles_connection(${PAGES("profiles")}): profilesConnection!`,
    ]);
  });

  it("mutations are those of the plain endpoint", () => {
    for (const role of ["admin", "writer", "clerk"]) {
      expect(fields("relay", role, "mutation")).toEqual(fields("graphql", role, "mutation"));
    }
  });

  it("query_root_fields without select hides the connection of queries, not of subscriptions", () => {
    expect(names("relay", "editor", "query")).not.toContain("articles_connection");
    expect(names("relay", "editor", "query")).toContain("node");
    expect(names("relay", "editor", "subscription")).toContain("articles_connection");
  });

  it("a role has a connection of each table that it may select, even without reading the key", () => {
    expect(names("relay", "reader", "query")).toEqual([
      "all_articles_connection",
      "articles_connection",
      "authors_connection",
      "comments_connection",
      "find_articles_connection",
      "node",
    ]);
    expect(names("relay", "clerk", "query")).toEqual(["no_queries_available"]);
  });
});
