import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parseAst } from "vite";
import { iconFiles, listsApart, oneByOne, withoutServer } from "./lean.ts";

const production = path.resolve(import.meta.dirname, "../../node_modules/react-router/dist/production");
const files = new Map([
  ["Check", "/icons/check.mjs"],
  ["X", "/icons/x.mjs"],
]);

it("imports each icon from its own file, and leaves types alone", () => {
  expect(oneByOne('import { Check, type LucideIcon, X as Close } from "lucide-react";', files)).toBe(
    'import Check from "/icons/check.mjs"; import Close from "/icons/x.mjs";',
  );
});

it("leaves the import of an icon that has no file", () => {
  const code = 'import { Check, Unknown } from "lucide-react";';
  expect(oneByOne(code, files)).toBe(code);
});

it("finds the files of the library, also by an older name of an icon", () => {
  const found = iconFiles();
  for (const name of ["Check", "CircleAlert", "ShieldCheck"]) expect(found.get(name)).toMatch(/icons\/[a-z-]+\.mjs$/);
});

it("takes what lists use from an entry of its own", () => {
  expect(listsApart('import { graphql, usePaginationFragment, useRelayEnvironment } from "react-relay";')).toMatch(
    /^import \{ graphql,\s+useRelayEnvironment \} from "react-relay"; import \{ usePaginationFragment \} from ".*reactRelayLists\.js";$/,
  );
});

it("finds in the router what it leaves out, and leaves code that can be read", () => {
  const chunks = readdirSync(production).filter((name) => /^chunk-.*\.mjs$/.test(name));
  const router = chunks
    .map((name) => readFileSync(path.join(production, name), "utf8"))
    .find((code) => code.includes("function PrefetchPageLinks("));
  const lean = withoutServer(router ?? "");
  expect(lean).toContain("function PrefetchPageLinks() { return null; }");
  expect(lean).toContain(
    "/* @__PURE__ */ React10.forwardRef(".replace("10", /React(\d*)\.forwardRef/.exec(lean)?.[1] ?? ""),
  );
  expect(lean).not.toMatch(/^Form\.displayName/m);
  expect(() => parseAst(lean)).not.toThrow();
});
