import { waitFor } from "@testing-library/react";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { changeAppearance, isMotionAllowed, storedAppearance } from "./appearance.ts";

const root = document.documentElement;
const system = { dark: false, contrast: false, still: false };

beforeAll(async () => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    get matches() {
      return query.includes("dark") ? system.dark : query.includes("contrast") ? system.contrast : system.still;
    },
    addEventListener: () => {},
  }));
  // The script as the page loads it: it applies once and then listens.
  await import("../start/theme.js" as string);
});

// The next file in this process asks the page's own.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  Object.assign(system, { dark: false, contrast: false, still: false });
  localStorage.clear();
  changeAppearance({}, { isSmooth: false });
});

it.each(["default", "dark", "forest"] as const)("shows the chosen theme %s and remembers it", async (theme) => {
  changeAppearance({ theme });
  await waitFor(() => expect(root.dataset.theme).toBe(theme));
  expect(storedAppearance().theme).toBe(theme);
});

it("follows the system when nothing is chosen, and again when the choice is taken back", async () => {
  system.dark = true;
  changeAppearance({ theme: "forest" });
  changeAppearance({ theme: undefined });
  await waitFor(() => expect(root.dataset.theme).toBe("dark"));
});

it("paints a choice before its colours, which come at once where nobody has just chosen them", async () => {
  changeAppearance({ theme: "dark" });
  expect(root.dataset.theme).toBe("default");
  await waitFor(() => expect(root.dataset.theme).toBe("dark"));
  expect(root).toHaveAttribute("data-theme-changing");
  changeAppearance({ theme: "forest" }, { isSmooth: false });
  expect(root.dataset.theme).toBe("forest");
});

it("follows the system's contrast unless the person said otherwise", async () => {
  system.contrast = true;
  changeAppearance({});
  await waitFor(() => expect(root.dataset.contrast).toBe("more"));
  changeAppearance({ contrast: "normal" });
  await waitFor(() => expect(root.dataset.contrast).toBeUndefined());
});

it.each([[{ motion: "reduced" as const }], [{ performance: true }]])("keeps still with %j", (choice) => {
  expect(isMotionAllowed()).toBe(true);
  changeAppearance(choice);
  expect(isMotionAllowed()).toBe(false);
});

it("names the language of the page, and one it does not know is left to the browser", () => {
  changeAppearance({ language: "fr" });
  expect(root.lang).toBe("fr");
  localStorage.setItem("appearance", JSON.stringify({ language: "xx" }));
  dispatchEvent(new Event("appearance"));
  expect(["en", "es", "fr"]).toContain(root.lang);
});

it("survives a damaged entry", () => {
  localStorage.setItem("appearance", "{");
  expect(() => dispatchEvent(new Event("appearance"))).not.toThrow();
  expect(storedAppearance()).toEqual({});
  expect(root.dataset.theme).toBe("default");
});
