import { expect, it } from "vitest";
import { fromHost, isDoor, throughDoors, withHelpers } from "./fewFiles.ts";

const file = (name: string, code: string, modules: object = { a: {} }) => ({
  code,
  fileName: `assets/${name}.js`,
  isDynamicEntry: true,
  modules,
});

const door = file("Page-1", 'export{Z as Component,Q as loader}from"./member-2.js";', {});
const helpers = file("rolldown-runtime-3", "var e=1,o=()=>e;export{o as n,e as t};");

it("knows a file that only gives on what is in another one", () => {
  expect(isDoor(door)).toBe(true);
  expect(isDoor(file("Page-2", "export{Page as Component}"))).toBe(false);
});

it.each(["`", '"'])("fetches what is behind a door under the names that it has there (%s)", (quote) => {
  expect(throughDoors(`lazy(()=>import(${quote}./Page-1.js${quote}))`, [door])).toBe(
    'lazy(()=>import("./member-2.js").then(e=>({Component:e.Z,loader:e.Q})))',
  );
});

it("leaves the way to a file with something in it", () => {
  const code = "import(`./Page-2.js`)";
  expect(throughDoors(code, [door])).toBe(code);
});

it("puts the helpers before the file that gives them on, where no name of theirs meets one of its own", async () => {
  const host = file(
    "react-4",
    'import{n as e,t as o}from"./rolldown-runtime-3.js";const react=e()+o;export{react as a};',
  );
  const made = withHelpers(host, helpers);
  const { a, __n } = (await import(`data:text/javascript,${encodeURIComponent(made)}`)) as {
    a: number;
    __n: () => number;
  };
  expect([a, __n()]).toEqual([2, 1]);
  expect(fromHost('import{n as r}from"./rolldown-runtime-3.js";r()', helpers, host)).toBe(
    'import{__n as r}from"./react-4.js";r()',
  );
});
