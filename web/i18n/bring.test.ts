import { expect, it, vi } from "vitest";

// As it begins, whatever other tests have fetched.
vi.resetModules();
const { bringAllTexts, bringDocument, bringTexts, texts } = await import("./bring.ts");

it("fetches the words of the sign-in pages first, and the rest from when somebody asks for all", async () => {
  await bringTexts("fr");
  expect(texts["fr"]).toMatchObject({ ui: { cancel: "Annuler" }, refusals: {} });
  expect(texts["fr"]).not.toHaveProperty("news");
  await bringAllTexts("fr");
  expect(texts["fr"]).toMatchObject({ ui: { cancel: "Annuler" }, news: { kinds: {} }, refusals: {} });
  await bringTexts("es");
  expect(texts["es"]).toHaveProperty("news");
});

it("fetches a document in its language, apart from the sentences", async () => {
  // React asks for the same promise at each try to render.
  expect(bringDocument("es", "privacy")).toBe(bringDocument("es", "privacy"));
  expect(await bringDocument("es", "privacy")).not.toEqual(await bringDocument("en", "privacy"));
  expect(texts["fr"]).not.toHaveProperty("privacy");
});
