import { expect, it, vi } from "vitest";
import { databaseNames, withDatabases } from "../test/databasesForTests.ts";
import { waitingHere } from "./waitingHere.ts";

it("finds nothing in a database that went since it was listed, makes none in its place, and is no error of the page (D227)", async () => {
  withDatabases();
  const listed = vi.spyOn(indexedDB, "databases").mockResolvedValueOnce([{ name: "own:amina:waiting", version: 1 }]);
  expect(await waitingHere()).toEqual([]);
  expect(listed).toHaveBeenCalledOnce();
  expect(await databaseNames()).toEqual([]);
});
