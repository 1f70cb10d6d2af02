import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { letters, OURS, ourFont, unicodeRange } from "./font/ourLetters.ts";

const root = path.resolve(import.meta.dirname, "..");
const styles = readFileSync(path.join(root, "web/theme/fonts/fonts.css"), "utf8").replaceAll(/\s+/g, "");

it("is the font that npm run font makes", async () => {
  expect(readFileSync(OURS).equals(await ourFont())).toBe(true);
});

it("is asked for its own letters, as the last and so the first choice", () => {
  expect(styles.split("@font-face").at(-2)).toContain(`unicode-range:${unicodeRange()};`);
});

it("has the weights of the faces for other letters, without which a browser takes it for another font", () => {
  const weights = [...styles.matchAll(/font-family:"FigtreeVariable";.*?font-weight:([\d]+)/g)].map(
    ([, weight]) => weight,
  );
  expect(weights.length).toBe(3);
  expect(new Set(weights).size).toBe(1);
});

it.each(["en", "es", "fr"])("has every letter of our texts in %s", (language) => {
  const folders = [`web/i18n/locales/${language}`, "schema/news", "schema/refusals"];
  const texts = folders.flatMap((folder) => textsIn(path.join(root, folder), language));
  const strange = new Set([...texts.join("")].filter((letter) => !letters.includes(letter) && letter >= " "));
  expect([...strange]).toEqual([]);
  expect(texts.length).toBeGreaterThan(10);
});

/** The files of a language in a folder: all of a language's own, or the one that has its name. */
function textsIn(folder: string, language: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json") && (folder.endsWith(language) || name === `${language}.json`))
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
}
