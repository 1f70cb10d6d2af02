import { afterAll, beforeAll, expect, it } from "vitest";
import { openTables, trackTables, type Served } from "../../test/openTables.ts";

const DOCUMENT = { a: { b: [10, { c: "deep" }], "with space": 1, $d: 2, "e-f": 3 }, list: [[1, 2]], "": 4 };

let served: Served;
beforeAll(async () => {
  served = await openTables(
    `create table notes (note_id int primary key, doc jsonb not null, raw json);
     insert into notes values (1, '${JSON.stringify(DOCUMENT)}', '${JSON.stringify(DOCUMENT)}'), (2, '7', null);`,
    trackTables({ notes: {} }),
  );
});
afterAll(() => served.close());

const read = (path: string) =>
  served.ask(
    { role: "admin" },
    "query ($path: String) { notes_by_pk(note_id: 1) { doc(path: $path) raw(path: $path) } }",
    {
      path,
    },
  );

it.each<[path: string, value: unknown]>([
  ["$", DOCUMENT],
  ["$.a.b[0]", 10],
  ["$a.b.[0]", 10],
  ["a.b[0]", 10],
  ["a.b[1].c", "deep"],
  ["list[0][1]", 2],
  ["$.list", [[1, 2]]],
  ['a["with space"]', 1],
  ["$.a['with space']", 1],
  ["a.e-f", 3],
  ["a.nothing.more", null],
  ["list[9]", null],
])("%s leads into json and jsonb alike", async (path, value) => {
  expect((await read(path)).data).toEqual({ notes_by_pk: { doc: value, raw: value } });
});

it.each(["", "a..b", "a.", "a.$d", "a[x]", "a b"])("%s is refused", async (path) => {
  expect((await read(path)).error).toMatchObject({
    code: "validation-failed",
    message:
      `parse json path error: ${path}. Accept letters, digits, underscore (_) or hyphen (-) only. ` +
      'Use quotes enclosed in bracket (["..."]) if there is any special character',
    path: "$.selectionSet.notes_by_pk.selectionSet.doc.args",
  });
});

it("may be left out, but is never null", async () => {
  const { error } = await served.ask({ role: "admin" }, "{ notes { doc(path: null) } }");
  expect(error).toEqual({
    code: "validation-failed",
    message: "expected a string for type 'String', but found null",
    path: "$.selectionSet.notes.selectionSet.doc.args.path",
  });
});

it("is checked anew for every request of one text", async () => {
  expect((await read("list")).data).toBeDefined();
  expect((await read("a..b")).error?.code).toBe("validation-failed");
  expect((await read("a.e-f")).data).toEqual({ notes_by_pk: { doc: 3, raw: 3 } });
});
