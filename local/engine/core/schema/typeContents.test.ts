import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";
import { contents } from "../../test/typeContents.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
afterAll(() => library.close());

const typeIn = (role: string, name: string) => contents(library, role, name);

describe("inputs and results have the names and types of the real engine", () => {
  it.each<[name: string, contents: string[]]>([
    ["articles_aggregate", ["aggregate: articles_aggregate_fields", "nodes: [articles!]!"]],
    [
      "articles_aggregate_fields",
      [
        "avg: articles_avg_fields",
        "count: Int!",
        "max: articles_max_fields",
        "min: articles_min_fields",
        "stddev: articles_stddev_fields",
        "stddev_pop: articles_stddev_pop_fields",
        "stddev_samp: articles_stddev_samp_fields",
        "sum: articles_sum_fields",
        "var_pop: articles_var_pop_fields",
        "var_samp: articles_var_samp_fields",
        "variance: articles_variance_fields",
      ],
    ],
    ["articles_avg_fields", ["article_id: Float", "author_id: Float", "likes: Float", "year: Float"]],
    ["articles_sum_fields", ["article_id: Int", "author_id: Int", "likes: Int", "year: Int"]],
    [
      "articles_max_fields",
      [
        "article_id: Int",
        "author_id: Int",
        "likes: Int",
        "published_on: date",
        "tags: [String!]",
        "title: String",
        "year: Int",
      ],
    ],
    ["authors_sum_fields", ["author_id: Int", "rating: numeric"]],
    [
      "articles_bool_exp",
      [
        "_and: [articles_bool_exp!]",
        "_not: articles_bool_exp",
        "_or: [articles_bool_exp!]",
        "article_id: Int_comparison_exp",
        "author: authors_bool_exp",
        "author_id: Int_comparison_exp",
        "comments: comments_bool_exp",
        "comments_aggregate: comments_aggregate_bool_exp",
        "length: Int_comparison_exp",
        "likes: Int_comparison_exp",
        "meta: jsonb_comparison_exp",
        "published_on: date_comparison_exp",
        "tags: String_array_comparison_exp",
        "title: String_comparison_exp",
        "year: Int_comparison_exp",
      ],
    ],
    [
      "articles_order_by",
      [
        "article_id: order_by",
        "author: authors_order_by",
        "author_id: order_by",
        "comments_aggregate: comments_aggregate_order_by",
        "length: order_by",
        "likes: order_by",
        "meta: order_by",
        "published_on: order_by",
        "tags: order_by",
        "title: order_by",
        "year: order_by",
      ],
    ],
    [
      "comments_aggregate_order_by",
      [
        "avg: comments_avg_order_by",
        "count: order_by",
        "max: comments_max_order_by",
        "min: comments_min_order_by",
        "stddev: comments_stddev_order_by",
        "stddev_pop: comments_stddev_pop_order_by",
        "stddev_samp: comments_stddev_samp_order_by",
        "sum: comments_sum_order_by",
        "var_pop: comments_var_pop_order_by",
        "var_samp: comments_var_samp_order_by",
        "variance: comments_variance_order_by",
      ],
    ],
    ["comments_max_order_by", ["article_id: order_by", "body: order_by", "number: order_by"]],
    ["order_by", ["asc", "asc_nulls_first", "asc_nulls_last", "desc", "desc_nulls_first", "desc_nulls_last"]],
    ["articles_select_column", ["article_id", "author_id", "likes", "meta", "published_on", "tags", "title", "year"]],
    ["articles_update_column", ["article_id", "author_id", "likes", "meta", "published_on", "tags", "title"]],
    ["articles_constraint", ["articles_pkey", "articles_published", "articles_title"]],
    [
      "articles_insert_input",
      [
        "article_id: Int",
        "author: authors_obj_rel_insert_input",
        "author_id: Int",
        "comments: comments_arr_rel_insert_input",
        "likes: Int",
        "meta: jsonb",
        "published_on: date",
        "tags: [String!]",
        "title: String",
      ],
    ],
    ["authors_obj_rel_insert_input", ["data: authors_insert_input!", "on_conflict: authors_on_conflict"]],
    ["comments_arr_rel_insert_input", ["data: [comments_insert_input!]!", "on_conflict: comments_on_conflict"]],
    [
      "articles_on_conflict",
      [
        "constraint: articles_constraint!",
        "update_columns: [articles_update_column!]! = []",
        "where: articles_bool_exp",
      ],
    ],
    [
      "articles_set_input",
      [
        "article_id: Int",
        "author_id: Int",
        "likes: Int",
        "meta: jsonb",
        "published_on: date",
        "tags: [String!]",
        "title: String",
      ],
    ],
    ["articles_inc_input", ["article_id: Int", "author_id: Int", "likes: Int"]],
    ["articles_append_input", ["meta: jsonb"]],
    ["articles_prepend_input", ["meta: jsonb"]],
    ["articles_delete_key_input", ["meta: String"]],
    ["articles_delete_elem_input", ["meta: Int"]],
    ["articles_delete_at_path_input", ["meta: [String!]"]],
    ["comments_pk_columns_input", ["article_id: Int!", "number: Int!"]],
    [
      "articles_updates",
      [
        "_append: articles_append_input",
        "_delete_at_path: articles_delete_at_path_input",
        "_delete_elem: articles_delete_elem_input",
        "_delete_key: articles_delete_key_input",
        "_inc: articles_inc_input",
        "_prepend: articles_prepend_input",
        "_set: articles_set_input",
        "where: articles_bool_exp!",
      ],
    ],
    ["articles_mutation_response", ["affected_rows: Int!", "returning: [articles!]!"]],
    [
      "comments_stream_cursor_input",
      ["initial_value: comments_stream_cursor_value_input!", "ordering: cursor_ordering"],
    ],
    ["comments_stream_cursor_value_input", ["article_id: Int", "body: String", "number: Int"]],
    ["cursor_ordering", ["ASC", "DESC"]],
    ["find_articles_args", ["at_least: Int", "term: String"]],
    ["starts_articles_args", ["prefix: String"]],
  ])("%s", (name, expected) => {
    expect(typeIn("admin", name)).toEqual(expected);
  });
});

describe("a role's types", () => {
  it("hold what it may read, aggregate and filter by", () => {
    expect(typeIn("reader", "articles_bool_exp")).toEqual([
      "_and: [articles_bool_exp!]",
      "_not: articles_bool_exp",
      "_or: [articles_bool_exp!]",
      "article_id: Int_comparison_exp",
      "author: authors_bool_exp",
      "comments: comments_bool_exp",
      "length: Int_comparison_exp",
      "likes: Int_comparison_exp",
      "published_on: date_comparison_exp",
      "tags: String_array_comparison_exp",
      "title: String_comparison_exp",
    ]);
    expect(typeIn("reader", "articles_sum_fields")).toEqual(["article_id: Int", "likes: Int"]);
    expect(typeIn("reader", "comments_aggregate")).toBeUndefined();
  });

  it("order by related rows only where the role may aggregate them", () => {
    expect(typeIn("admin", "authors_order_by")).toEqual([
      "articles_aggregate: articles_aggregate_order_by",
      "author_id: order_by",
      "best_aggregate: articles_aggregate_order_by",
      "joined: order_by",
      "name: order_by",
      "profile: profiles_order_by",
      "rating: order_by",
    ]);
    expect(typeIn("reader", "authors_order_by")).toEqual([
      "articles_aggregate: articles_aggregate_order_by",
      "author_id: order_by",
      "best_aggregate: articles_aggregate_order_by",
      "name: order_by",
    ]);
    expect(typeIn("writer", "authors_order_by")).toEqual([
      "author_id: order_by",
      "joined: order_by",
      "name: order_by",
      "rating: order_by",
    ]);
  });

  it("hold what it may write, presets left out", () => {
    expect(typeIn("writer", "articles_insert_input")).toEqual([
      "article_id: Int",
      "author: authors_obj_rel_insert_input",
      "author_id: Int",
      "comments: comments_arr_rel_insert_input",
      "likes: Int",
      "meta: jsonb",
      "published_on: date",
      "title: String",
    ]);
    expect(typeIn("writer", "authors_insert_input")).toEqual([
      "articles: articles_arr_rel_insert_input",
      "name: String",
    ]);
    expect(typeIn("writer", "articles_set_input")).toEqual(["meta: jsonb", "title: String"]);
    expect(typeIn("writer", "articles_inc_input")).toBeUndefined();
    expect(typeIn("writer", "authors_update_column")).toEqual(["_PLACEHOLDER"]);
  });

  it("have no columns to filter by and no rows where the role may not read", () => {
    expect(typeIn("clerk", "articles_bool_exp")).toEqual([
      "_and: [articles_bool_exp!]",
      "_not: articles_bool_exp",
      "_or: [articles_bool_exp!]",
    ]);
    expect(typeIn("clerk", "articles_mutation_response")).toEqual(["affected_rows: Int!"]);
    expect(typeIn("clerk", "articles_updates")).toEqual(["where: articles_bool_exp!"]);
    expect(typeIn("clerk", "articles_update_column")).toEqual(["_PLACEHOLDER"]);
  });
});
