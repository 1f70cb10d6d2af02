import { afterEach, beforeEach, expect, it, vi } from "vitest";

const SCRIPT = "https://maps.test/maps/api/js?key=k";
const library = { AutocompleteSuggestion: {}, AutocompleteSessionToken: Object };
const waits: number[] = [];
const wait = (ms: number) => Promise.resolve(void waits.push(ms));

/** What becomes of each script that is added, in order; the last one stays. */
function scripts(...outcomes: ("comes" | "fails" | "is late")[]) {
  const added: string[] = [];
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    added.push(script.src);
    const outcome = outcomes.length > 1 ? outcomes.shift() : outcomes[0];
    queueMicrotask(() => {
      if (outcome === "fails") script.dispatchEvent(new Event("error"));
      if (outcome !== "comes") return;
      vi.stubGlobal("google", { maps: { importLibrary: () => Promise.resolve(library) } });
      (globalThis as unknown as Record<string, () => void>)[new URL(script.src).searchParams.get("callback")!]!();
    });
  });
  return added;
}

beforeEach(() => {
  waits.length = 0;
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const load = async () => (await import("./placesLibrary.ts")).loadPlaces;

it("comes once for the page, however often it is asked for", async () => {
  const added = scripts("comes");
  const loadPlaces = await load();
  expect(await Promise.all([loadPlaces(SCRIPT, wait), loadPlaces(SCRIPT, wait)])).toEqual([library, library]);
  expect(added).toEqual([`${SCRIPT}&callback=mapsAreHere`]);
});

it("is tried three more times, after 2, 4 and 8 seconds", async () => {
  const added = scripts("fails", "fails", "fails", "comes");
  expect(await (await load())(SCRIPT, wait)).toBe(library);
  expect([added.length, waits]).toEqual([4, [2000, 4000, 8000]]);
});

it("fails after that, and may be asked for again later", async () => {
  const added = scripts("fails");
  const loadPlaces = await load();
  await expect(loadPlaces(SCRIPT, wait)).rejects.toThrow("did not come");
  expect(added).toHaveLength(4);
  scripts("comes");
  expect(await loadPlaces(SCRIPT, wait)).toBe(library);
});

it("is given up after 30 seconds each time", async () => {
  vi.useFakeTimers();
  scripts("is late", "comes");
  const loaded = (await load())(SCRIPT, wait);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(waits).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await loaded).toBe(library);
});
