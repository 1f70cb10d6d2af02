import { expect, it, vi } from "vitest";

// As it begins, whatever other tests have fetched.
vi.resetModules();
const { bringDocument, bringTexts, texts } = await import("./bring.ts");

it.each([
  ["signIn", "auth", "circle"],
  ["member", "circle", "auth"],
] as const)("a visit that begins with %s has its words and those of every page", async (part, has, lacks) => {
  vi.resetModules();
  const { bringTexts, texts } = await import("./bring.ts");
  await bringTexts("fr", part);
  expect(texts["fr"]).toMatchObject({ ui: { cancel: "Annuler" }, refusals: {}, errors: {}, shell: {}, [has]: {} });
  for (const later of [lacks, "news", "manage"]) expect(texts["fr"]).not.toHaveProperty(later);
});

it("fetches what somebody has asked for in each language that comes", async () => {
  await bringTexts("fr", "member", "news");
  expect(texts["fr"]).toMatchObject({ ui: { cancel: "Annuler" }, news: { kinds: {} } });
  await bringTexts("es");
  expect(texts["es"]).toHaveProperty("news");
});

it("fetches a document in its language, apart from the sentences", async () => {
  // React asks for the same promise at each try to render.
  expect(bringDocument("es", "privacy")).toBe(bringDocument("es", "privacy"));
  expect(await bringDocument("es", "privacy")).not.toEqual(await bringDocument("en", "privacy"));
  expect(texts["fr"]).not.toHaveProperty("privacy");
});
