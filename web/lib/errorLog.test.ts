import { beforeEach, expect, it } from "vitest";
import { recordError } from "./errorLog.ts";

const reports = () => JSON.parse(localStorage.getItem("errors") ?? "[]") as { message: string; path: string }[];

beforeEach(() => localStorage.clear());

it("keeps the last ten errors, the newest first", () => {
  for (let at = 1; at <= 12; at += 1)
    recordError(new Error(`error ${at}`), { hostname: "app.example", pathname: "/groups" });
  expect(reports()).toHaveLength(10);
  expect(reports()[0]).toMatchObject({ message: "error 12", path: "/groups" });
});

it("keeps nothing on localhost", () => {
  recordError(new Error("boom"), { hostname: "localhost", pathname: "/" });
  expect(reports()).toEqual([]);
});

it("starts over when the stored list is damaged", () => {
  localStorage.setItem("errors", "{");
  expect(() => recordError(new Error("boom"), { hostname: "app.example", pathname: "/" })).not.toThrow();
});
