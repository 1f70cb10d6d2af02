import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openLibrary, type Library } from "../../test/library.ts";

let library: Library;
beforeAll(async () => {
  library = await openLibrary();
});
beforeEach(() => library.reset());
afterAll(() => library.close());

const mutate = (body: string, role = "admin", variables?: Record<string, unknown>, declared = "") =>
  library.ask({ role }, `mutation ${declared} { ${body} }`, variables);
const setMeta = (json: string) => library.pool.query("update articles set meta = $1 where article_id = 1", [json]);

describe("operators change", () => {
  it.each<[operators: string, changed: Record<string, unknown>]>([
    [
      '_set: {title: "X", likes: 1, tags: ["a"], published_on: null}',
      { title: "X", likes: 1, tags: ["a"], published_on: null },
    ],
    ["_inc: {likes: 3}", { likes: 8 }],
    ["_inc: {likes: -6}", { likes: -1 }],
    [
      '_set: {title: "X"}, _inc: {likes: 1}, _append: {meta: {a: 1}}',
      { title: "X", likes: 6, meta: { pages: 3, a: 1 } },
    ],
  ])("%s", async (operators, changed) => {
    const fields = Object.keys(changed).join(" ");
    const { data } = await mutate(`update_articles_by_pk(pk_columns: {article_id: 1}, ${operators}) { ${fields} }`);
    expect(data).toEqual({ update_articles_by_pk: changed });
  });

  it.each<[before: string, operator: string, after: unknown]>([
    ['{"a": 1}', "_append: {meta: {b: 2}}", { a: 1, b: 2 }],
    ['{"a": 1}', "_prepend: {meta: {a: 2, b: 2}}", { a: 1, b: 2 }],
    ["[1]", "_append: {meta: [2, 3]}", [1, 2, 3]],
    ["[1]", "_append: {meta: 2}", [1, 2]],
    ["[1]", "_prepend: {meta: [0]}", [0, 1]],
    ['{"a": 1, "b": 2}', '_delete_key: {meta: "a"}', { b: 2 }],
    ['["a", "b"]', '_delete_key: {meta: "a"}', ["b"]],
    ["[1, 2, 3]", "_delete_elem: {meta: 0}", [2, 3]],
    ["[1, 2, 3]", "_delete_elem: {meta: -1}", [1, 2]],
    ['{"a": {"b": [1, 2]}}', '_delete_at_path: {meta: ["a", "b", "1"]}', { a: { b: [1] } }],
    ['{"a": 1}', '_delete_at_path: {meta: "a"}', {}],
    ['{"a": 1}', "_set: {meta: 5}", 5],
  ])("jsonb %s by %s", async (before, operator, after) => {
    await setMeta(before);
    const { data } = await mutate(`update_articles(where: {article_id: {_eq: 1}}, ${operator}) { returning { meta } }`);
    expect(data).toEqual({ update_articles: { returning: [{ meta: after }] } });
  });

  it("by variables, of which an omitted one is null", async () => {
    const { data } = await mutate(
      "update_articles_by_pk(pk_columns: $key, _set: {tags: $tags, published_on: $day}, _inc: $more) { tags published_on likes }",
      "admin",
      { key: { article_id: 1 }, tags: ["t"], more: { likes: 2 } },
      "($key: articles_pk_columns_input!, $tags: [String!], $day: date, $more: articles_inc_input)",
    );
    expect(data).toEqual({ update_articles_by_pk: { tags: ["t"], published_on: null, likes: 7 } });
  });
});

it("takes no element out of a value that is no list", async () => {
  const { error } = await mutate(
    "update_articles(where: {article_id: {_eq: 1}}, _delete_elem: {meta: 0}) { affected_rows }",
  );
  expect(error).toMatchObject({ code: "data-exception", message: "cannot delete from object using integer index" });
});

it("refuses a column in two operators, naming each", async () => {
  expect(
    (
      await mutate(
        "update_articles(where: {}, _set: {likes: 1, meta: 1}, _inc: {likes: 1}, _append: {meta: 2}) { affected_rows }",
      )
    ).error,
  ).toEqual({
    code: "validation-failed",
    message: "Column found in multiple operators: ['likes', 'meta'].",
    path: "$.selectionSet.update_articles.args",
  });
});

it("refuses null for a column that takes none, in every operator", async () => {
  for (const operator of ["_set: {title: null}", "_inc: {likes: null}", "_append: {meta: null}"]) {
    const { error } = await mutate(`update_articles(where: {}, ${operator}) { affected_rows }`);
    expect(error?.code).toBe("validation-failed");
    expect(error?.message).toMatch(/^unexpected null value for type '(String|Int|jsonb)'$/);
  }
});

describe("nothing is done without anything to set", () => {
  it.each(["", "_set: {}", "_set: {}, _inc: {}"])("%s", async (operators) => {
    const before = (await library.pool.query("select xmin::text, * from articles order by article_id")).rows;
    const { data } = await mutate(
      `update_articles(where: {}, ${operators}) { affected_rows returning { title } }
       update_articles_by_pk(pk_columns: {article_id: 1}, ${operators}) { title }
       update_articles_many(updates: [{where: {}, ${operators}}]) { affected_rows }`,
    );
    expect(data).toEqual({
      update_articles: { affected_rows: 0, returning: [] },
      update_articles_by_pk: {},
      update_articles_many: [{ affected_rows: 0 }],
    });
    expect((await library.pool.query("select xmin::text, * from articles order by article_id")).rows).toEqual(before);
  });

  it("except where the permission presets something", async () => {
    expect((await mutate("update_articles(where: {}) { affected_rows }", "clerk")).data).toEqual({
      update_articles: { affected_rows: 1 },
    });
    const { rows } = await library.pool.query("select likes from articles where title = 'Draft'");
    expect(rows).toEqual([{ likes: 9 }]);
  });
});

describe("a role changes", () => {
  it("only rows that its filter admits, and no row into one that its check does not", async () => {
    expect(
      (await mutate('update_articles(where: {}, _set: {title: "Y"}) { affected_rows }', "writer")).error,
    ).toMatchObject({
      // Two articles of one author cannot have one title.
      code: "constraint-violation",
      path: "$",
    });
    expect(
      (
        await mutate(
          'update_articles(where: {article_id: {_in: [1, 4]}}, _set: {title: "Y"}) { affected_rows }',
          "writer",
        )
      ).data,
    ).toEqual({
      update_articles: { affected_rows: 1 },
    });
    expect(
      (await mutate('update_articles_by_pk(pk_columns: {article_id: 1}, _set: {title: "Y"}) { title }', "writer")).data,
    ).toEqual({
      update_articles_by_pk: null,
    });
    expect(
      (await mutate('update_articles_by_pk(pk_columns: {article_id: 4}, _set: {title: "Spam"}) { title }', "writer"))
        .error,
    ).toEqual({
      code: "permission-error",
      message: "check constraint of an insert/update permission has failed",
      path: "$",
    });
  });
});

describe("update_many", () => {
  it("answers each entry in order, later ones seeing earlier ones", async () => {
    const { data } = await mutate(
      `update_articles_many(updates: [
         {where: {likes: {_eq: 2}}, _inc: {likes: 10}}, {where: {likes: {_gt: 10}}, _set: {tags: ["hot"]}}, {where: {likes: {_eq: 2}}, _inc: {likes: 1}}]) {
         affected_rows returning { title likes tags } }`,
    );
    const order = (rows: { title: string }[]) => rows.toSorted((one, other) => (one.title < other.title ? -1 : 1));
    const answers = data!.update_articles_many as { affected_rows: number; returning: { title: string }[] }[];
    expect(answers.map(({ affected_rows, returning }) => [affected_rows, order(returning)])).toEqual([
      [
        2,
        [
          { title: "Bread", likes: 12, tags: null },
          { title: "Go", likes: 12, tags: ["game"] },
        ],
      ],
      [
        2,
        [
          { title: "Bread", likes: 12, tags: ["hot"] },
          { title: "Go", likes: 12, tags: ["hot"] },
        ],
      ],
      [0, []],
    ]);
  });

  it("undoes all entries when one fails, and takes an empty list", async () => {
    const { error } = await mutate(
      'update_articles_many(updates: [{where: {article_id: {_eq: 4}}, _set: {title: "Z"}}, {where: {article_id: {_eq: 5}}, _set: {title: "Spam"}}]) { affected_rows }',
      "writer",
    );
    expect(error?.code).toBe("permission-error");
    expect((await library.pool.query("select 1 from articles where title = 'Z'")).rows).toEqual([]);
    expect((await mutate("update_articles_many(updates: []) { affected_rows }")).data).toEqual({
      update_articles_many: [],
    });
  });
});

it("runs the fields of a mutation in order, each seeing what came before", async () => {
  const { data } = await mutate(
    `insert_authors_one(object: {name: "Dan"}) { author_id }
     update_authors(where: {name: {_eq: "Dan"}}, _set: {rating: 1}) { affected_rows }
     delete_authors(where: {rating: {_eq: 1}}) { returning { name } }`,
  );
  expect(data).toEqual({
    insert_authors_one: { author_id: 4 },
    update_authors: { affected_rows: 1 },
    delete_authors: { returning: [{ name: "Dan" }] },
  });
});
