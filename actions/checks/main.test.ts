import { spawnSync } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../local/postgres/forTests.ts";
import { openDatabase } from "../db/database.ts";
import { buildGroup } from "../test/factories.ts";
import { BOOK_CHECKS } from "./books.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const checkBooks = (...args: string[]) => {
  const main = path.resolve(import.meta.dirname, "main.ts");
  const { status, stderr, stdout } = spawnSync(process.execPath, [main, ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH },
  });
  return { status, said: stdout + stderr };
};

it("says that the books are sound and ends with 0", () => {
  const { said, status } = checkBooks(database.url);
  expect(said).toContain(`${BOOK_CHECKS.length} of ${BOOK_CHECKS.length} sentences about the books are true`);
  expect(status).toBe(0);
});

it("names the sentence that is not true, shows a row, and ends with 1", async () => {
  const db = openDatabase(database.url, { max: 1 });
  const { groupId } = await buildGroup(db);
  await db.updateTable("groups").set({ current_members: 2 }).where("group_id", "=", groupId).execute();
  await db.destroy();
  const { said, status } = checkBooks(database.url);
  expect(said).toContain("NOT TRUE  no group has more members than seats");
  expect(said).toContain(groupId);
  expect(status).toBe(1);
});

it.each([
  ["nothing to check", []],
  ["a database that does not answer", ["postgres://nobody@127.0.0.1:9/nothing"]],
])("ends with 2 when there is %s", (_, args) => {
  const { said, status } = checkBooks(...args);
  expect(said.trim().split("\n")).toHaveLength(1);
  expect(status).toBe(2);
});
