import { type SystemStyleObject } from "@chakra-ui/react";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { system } from "./system.ts";

const WEB = path.resolve(import.meta.dirname, "..");

/** `name="4"` of an element, `name: "4"` of a recipe, of the distances that are counted in steps. Nothing is nothing in every measure. */
const DISTANCE = /\b((?:scroll|margin|padding|inset)\w*|\w*[gG]ap)(?:=|: )"(?!0")([\d.]+)"/g;

/** The distances that the sources name, each pair once. */
const named = new Map(
  globSync("**/*.{ts,tsx}", { cwd: WEB, exclude: ["{node_modules,dist}/**", "**/*.test.*"] })
    .flatMap((file) => Array.from(readFileSync(path.join(WEB, file), "utf8").matchAll(DISTANCE)))
    .map(([, name, step]) => [`${name} ${step}`, { name: name!, step: step! }]),
);

// A name that the theme does not know is not counted in steps, and the browser drops the bare number without a word.
it("each distance that a style names in steps reaches the browser as one", () => {
  const dropped = [...named].filter(
    ([, { name, step }]) =>
      !JSON.stringify(system().css({ [name]: step } as object as SystemStyleObject)).includes("var(--c-spacing-"),
  );
  expect(dropped.map(([pair]) => pair)).toEqual([]);
});

it("finds some", () => {
  expect(named.size).toBeGreaterThan(10);
});
