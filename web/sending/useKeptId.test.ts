import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { belongTo } from "../session/ofPerson.ts";
import { useKeptId } from "./useKeptId.ts";

beforeEach(() => belongTo("ana"));
afterEach(() => {
  vi.unstubAllGlobals();
  belongTo(null);
});

const open = () => renderHook(() => useKeptId("question")).result.current;

it("what is tried again is the same, also after a reload; anything else is another, and so is the same once it has arrived", () => {
  const first = open();
  const id = first.of({ body: "one" });
  expect(first.of({ body: "one" })).toBe(id);
  const second = open();
  expect(second.of({ body: "one" })).toBe(id);
  const other = second.of({ body: "two" });
  expect(other).not.toBe(id);
  second.forget();
  expect(second.of({ body: "two" })).not.toBe(other);
  second.forget();
  expect(open().of({ body: "two" })).not.toBe(other);
});

it("is the same on one page also where the browser keeps nothing", () => {
  vi.stubGlobal("localStorage", undefined);
  const { of } = open();
  expect(of({ body: "one" })).toBe(of({ body: "one" }));
});

it("is of nobody else", () => {
  const id = open().of({ body: "one" });
  belongTo("ben");
  expect(open().of({ body: "one" })).not.toBe(id);
});
