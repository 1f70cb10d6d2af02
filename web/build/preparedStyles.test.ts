import { mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { SystemContext } from "@chakra-ui/react";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { system } from "../theme/system.ts";
import { preparedStyles } from "./preparedStyles.ts";

// Within the libraries that the built file asks for.
const folder = mkdtempSync(path.join(import.meta.dirname, "../../node_modules/.prepared-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The look as a build makes it. */
let built: SystemContext;
beforeAll(async () => {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, "../theme/system.ts"),
    plugins: [preparedStyles() as never],
    logLevel: "silent",
  });
  const file = path.join(folder, "system.js");
  await bundle.write({ file, format: "esm" });
  await bundle.close();
  built = ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { system: () => SystemContext }).system();
});

describe("a style is the same as Chakra would make it at the start of the app", () => {
  it.each([
    ["a measure of ours, and one below nothing", { px: "4", mt: "-2", gap: "0.5", w: "full" }],
    ["a measure that is none of ours", { p: "3px", w: "12ch" }],
    ["a colour, and one that lets something through", { bg: "bg.panel", color: "fg.muted/80", borderColor: "border" }],
    ["the colours of a meaning", { colorPalette: "late", bg: "colorPalette.subtle", outlineColor: "brand.focusRing" }],
    ["text by its name", { textStyle: "label", fontWeight: "semibold", fontFamily: "mono" }],
    ["corners that refer to corners", { borderRadius: "l3", roundedTop: "xl" }],
    ["widths of the window", { p: { base: "2", md: "6" }, hideBelow: "md", hideFrom: "lg" }],
    ["states and themes", { _hover: { bg: "bg.muted" }, _dark: { shadow: "md" }, _print: { display: "none" } }],
    ["a name in braces", { width: "calc({sizes.4} + 1px)", "--edge": "{colors.border/40}" }],
    ["movement and order", { animationName: "fade-in", animationDuration: "fast", zIndex: "toast" }],
  ])("%s", (_, style) => {
    expect(built.css(style)).toEqual(system().css(style));
  });

  it.each(["button", "heading", "input", "link", "skeleton"])("the pieces called %s", (name) => {
    expect(built.getRecipeFn(name)({})).toEqual(system().getRecipeFn(name)({}));
  });
});

it("the app makes no sheet: it stands in the page", () => {
  expect(built).not.toHaveProperty("_global");
});
