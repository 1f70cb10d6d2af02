import { waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { databaseNames, withDatabases } from "../test/databasesForTests.ts";
import {
  beforeSignIn,
  belongTo,
  belongToNobody,
  databaseOf,
  isHere,
  READ,
  readInTab,
  readOwn,
  writeInTab,
  writeOwn,
} from "./ofPerson.ts";

beforeEach(() => {
  withDatabases();
});
afterEach(() => vi.unstubAllGlobals());

const open = (name: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
const names = (who: string) => [databaseOf(who, READ), databaseOf(who, "waiting")];

/** Somebody types, reads and sends on this device. */
async function leave(who: string) {
  belongTo(who);
  writeOwn("draft", `typed by ${who}`);
  for (const name of names(who)) await open(name);
}

it("a draft is there for who typed it, also after the page is opened again", async () => {
  await leave("ana");
  belongTo("ana");
  expect(readOwn("draft")).toBe("typed by ana");
  expect(await databaseNames()).toEqual(names("ana"));
});

it("before somebody else is shown, what the last person left is gone, whatever put it there", async () => {
  await leave("ana");
  belongTo("ben");
  expect(readOwn("draft")).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
  await waitFor(async () => expect(await databaseNames()).toEqual([]));
});

it("D227: a sign-out empties the device, and leaves what belongs to no person", async () => {
  localStorage.setItem("appearance", "{}");
  await leave("ana");
  belongTo(null);
  expect(Object.keys(localStorage)).toEqual(["appearance"]);
  await waitFor(async () => expect(await databaseNames()).toEqual([]));
});

it("a session that the server ended takes what was read; what was written waits for the same person alone", async () => {
  await leave("ana");
  belongToNobody();
  expect(readOwn("draft")).toBeNull();
  expect(isHere("ana")).toBe(false);
  await waitFor(async () => expect(await databaseNames()).toEqual([databaseOf("ana", "waiting")]));
  belongTo("ana");
  expect(readOwn("draft")).toBe("typed by ana");
});

it("what a tab keeps for somebody outlives a reload and no end of their session, which leaves a newcomer's own", () => {
  for (const end of [() => belongTo(null), () => belongTo("ben"), belongToNobody]) {
    belongTo("ana");
    writeInTab("scrolled", "{}");
    belongTo("ana");
    expect(readInTab("scrolled")).toBe("{}");
    end();
    expect(Object.keys(sessionStorage)).toEqual([]);
  }
  sessionStorage.setItem(beforeSignIn("sign-up"), "{}");
  belongToNobody();
  expect(Object.keys(sessionStorage)).toEqual([beforeSignIn("sign-up")]);
});

it("what a visitor left is not the next person's", () => {
  belongTo(null);
  writeOwn("errors", "[]");
  belongTo("ana");
  expect(Object.keys(localStorage)).toEqual([]);
});

it("does without storage", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  vi.stubGlobal("indexedDB", undefined);
  expect(() => {
    belongTo("ana");
    writeOwn("draft", "typed");
    belongToNobody();
  }).not.toThrow();
});
