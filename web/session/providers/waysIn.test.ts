import { afterEach, beforeEach, expect, it, vi } from "vitest";

const fetched = vi.fn<typeof fetch>();
const answer = () => Promise.resolve(new Response(JSON.stringify({ providers: ["google"] })));

/** The module as a page that was just loaded has it. */
async function loaded() {
  vi.resetModules();
  return import("./waysIn.ts");
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

it("asks the server once which providers are open", async () => {
  fetched.mockImplementation(answer);
  const { loadWaysIn, openProviders } = await loaded();
  expect(openProviders()).toEqual([]);
  await Promise.all([loadWaysIn(), loadWaysIn()]);
  await loadWaysIn();
  expect(openProviders()).toEqual(["google"]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/auth/ways-in"]);
});

it("asks again after a failure", async () => {
  fetched.mockRejectedValueOnce(new TypeError("offline")).mockImplementation(answer);
  const { loadWaysIn, openProviders } = await loaded();
  await loadWaysIn();
  expect(openProviders()).toEqual([]);
  await loadWaysIn();
  expect(openProviders()).toEqual(["google"]);
});

it("lets a page wait a second and a half for the answer, and no longer", async () => {
  const { loadWaysIn } = await loaded();
  vi.useFakeTimers();
  fetched.mockReturnValue(new Promise(() => {}));
  const waited = vi.fn<() => void>();
  void loadWaysIn().then(waited);
  await vi.advanceTimersByTimeAsync(1499);
  expect(waited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(waited).toHaveBeenCalled();
});
