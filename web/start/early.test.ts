import { waitFor } from "@testing-library/react";
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

it("lets go of the connection of an answer that nobody took", async () => {
  const cancel = vi.fn();
  const answered = Promise.resolve(new Response(new ReadableStream({ cancel })));
  globalThis.earlyAnswers = new Map([["/auth/ways-in", { atMs: performance.now(), answer: answered }]]);
  forgetEarly();
  await waitFor(() => expect(cancel).toHaveBeenCalledOnce());
});

it("leaves asking to those who need an answer where the page asked for nothing", () => {
  globalThis.earlyAnswers = undefined;
  expect(takeEarly("/auth/token")).toBeUndefined();
});
