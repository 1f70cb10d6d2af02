import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetEarly, takeEarly } from "./early.ts";

const answer = () => Promise.resolve(new Response("{}"));

beforeEach(() => {
  globalThis.earlyAnswers = new Map([["/auth/token", { atMs: performance.now(), answer: answer() }]]);
});
afterEach(() => {
  globalThis.earlyAnswers = undefined;
  vi.restoreAllMocks();
});

it("gives an early answer once", async () => {
  await expect(takeEarly("/auth/token")).resolves.toBeInstanceOf(Response);
  expect(takeEarly("/auth/token")).toBeUndefined();
});

it("gives none that says nothing about now any more", () => {
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 10_001);
  expect(takeEarly("/auth/token")).toBeUndefined();
});

it("gives none of one person to the next", () => {
  forgetEarly();
  expect(takeEarly("/auth/token")).toBeUndefined();
});

it("leaves asking to those who need an answer where the page asked for nothing", () => {
  globalThis.earlyAnswers = undefined;
  expect(takeEarly("/auth/token")).toBeUndefined();
});
