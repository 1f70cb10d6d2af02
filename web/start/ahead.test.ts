import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { preloadOnIntent, preloadReadablePages, preloadWhenIdle } from "./ahead.ts";
import * as preload from "./preload.ts";

const asked = () => vi.mocked(preload.preloadNextPage).mock.calls.map(([pathname]) => pathname);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(preload, "preloadNextPage").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = "";
});

it("fetches the two main pages when the first one has settled", async () => {
  preloadWhenIdle();
  await vi.advanceTimersByTimeAsync(2900);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toEqual(["/dashboard", "/g/any"]);
});

it("D227: fetches the other pages that can be read without a connection", async () => {
  const fetchTexts = vi.fn<() => void>();
  preloadReadablePages(fetchTexts);
  await vi.advanceTimersByTimeAsync(4000);
  expect(asked()).toEqual(["/groups", "/messages", "/payment-schedule", "/profile"]);
  expect(fetchTexts).toHaveBeenCalledOnce();
});

it("fetches nothing ahead in performance mode (D173)", async () => {
  localStorage.setItem("appearance", JSON.stringify({ performance: true }));
  preloadWhenIdle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual([]);
});

it("fetches the page of a link that is about to be followed, and of no other site", () => {
  preloadOnIntent();
  document.body.innerHTML = `<a href="/groups"><b>Groups</b></a><a href="https://elsewhere.example/dashboard">x</a>`;
  for (const element of document.querySelectorAll("b, a:last-child"))
    element.dispatchEvent(new Event("pointerover", { bubbles: true }));
  expect(asked()).toEqual(["/groups"]);
});
