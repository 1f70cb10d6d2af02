import { beforeEach, expect, it } from "vitest";
import { belongTo, readOwn, writeOwn } from "../session/ofPerson.ts";
import { recordError } from "./errorLog.ts";

const reports = () => JSON.parse(readOwn("errors") ?? "[]") as { message: string; path: string }[];

beforeEach(() => belongTo("ana"));

it("keeps the last ten errors, the newest first", () => {
  for (let at = 1; at <= 12; at += 1)
    recordError(new Error(`error ${at}`), { hostname: "app.example", pathname: "/groups" });
  expect(reports()).toHaveLength(10);
  expect(reports()[0]).toMatchObject({ message: "error 12", path: "/groups" });
});

it("keeps what fails again and again as one error, the last time that it did", () => {
  const fail = (message: string, pathname: string) =>
    recordError(new Error(message), { hostname: "app.example", pathname });
  for (const message of ["before", "away", "away", "away"]) fail(message, "/groups");
  fail("away", "/messages");
  fail("away", "/groups");
  expect(reports().map(({ message, path }) => `${message} ${path}`)).toEqual([
    "away /groups",
    "away /messages",
    "away /groups",
    "before /groups",
  ]);
});

it("keeps nothing on localhost", () => {
  recordError(new Error("boom"), { hostname: "localhost", pathname: "/" });
  expect(reports()).toEqual([]);
});

it("starts over when the stored list is damaged", () => {
  writeOwn("errors", "{");
  const report = () => recordError(new Error("boom"), { hostname: "app.example", pathname: "/" });
  expect(report).not.toThrow();
  report();
  expect(reports()).toHaveLength(1);
});

it("is not there for the next person", () => {
  recordError(new Error("Ana's"), { hostname: "app.example", pathname: "/" });
  belongTo("ben");
  expect(reports()).toEqual([]);
});
