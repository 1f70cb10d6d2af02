import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectFirstPicture, firstPictureIsHere } from "../start/firstPicture.ts";
import { inApp } from "./appForTests.ts";
import { hideSplash } from "./splash.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const hide = vi.fn(() => Promise.resolve());
  inApp({ SplashScreen: { hide } });
  expectFirstPicture();
  hideSplash();
  return hide;
}

it("goes when the first picture is there", async () => {
  const hide = start();
  await vi.advanceTimersByTimeAsync(500);
  expect(hide).not.toHaveBeenCalled();
  firstPictureIsHere();
  await vi.advanceTimersByTimeAsync(100);
  expect(hide).toHaveBeenCalledOnce();
});

it("goes after 1.5 s at the latest", async () => {
  const hide = start();
  await vi.advanceTimersByTimeAsync(1499);
  expect(hide).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(hide).toHaveBeenCalledOnce();
  firstPictureIsHere();
  await vi.advanceTimersByTimeAsync(5000);
  expect(hide).toHaveBeenCalledOnce();
});

it("is nothing to a browser, or to an app without the plugin", () => {
  expect(hideSplash).not.toThrow();
  inApp();
  expect(hideSplash).not.toThrow();
});
