import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectFirstPicture, firstPictureIsHere } from "../start/firstPicture.ts";
import { untilHere } from "./untilHere.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("fetches nothing before the first picture of the page is painted", async () => {
  expectFirstPicture();
  const fetch = vi.fn(() => Promise.resolve("code"));
  const take = vi.fn();
  untilHere(fetch, take);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetch).not.toHaveBeenCalled();
  firstPictureIsHere();
  await vi.advanceTimersByTimeAsync(100);
  expect(take).toHaveBeenCalledExactlyOnceWith("code");
});

it("waits eight seconds at most for a page that never says that it is here", async () => {
  expectFirstPicture();
  const take = vi.fn();
  untilHere(() => Promise.resolve("code"), take);
  await vi.advanceTimersByTimeAsync(7900);
  expect(take).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(take).toHaveBeenCalledOnce();
});

it("tries again until the code is here", async () => {
  const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("offline")).mockResolvedValue("code");
  const take = vi.fn();
  untilHere(fetch, take);
  await vi.advanceTimersByTimeAsync(1100);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(take).toHaveBeenCalledExactlyOnceWith("code");
});

it("gives nothing to a part that is gone, and stops trying", async () => {
  const take = vi.fn();
  const fetch = vi.fn(() => Promise.reject(new Error("offline")));
  const forget = untilHere<string>(fetch, take);
  await vi.advanceTimersByTimeAsync(100);
  const tries = fetch.mock.calls.length;
  forget();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledTimes(tries);
  untilHere(() => Promise.resolve("code"), take)();
  await vi.advanceTimersByTimeAsync(100);
  expect(take).not.toHaveBeenCalled();
});
