import { afterEach, expect, it } from "vitest";
import { quietAround } from "./quietAround.ts";

afterEach(() => document.body.replaceChildren());

function show(): (id: string) => HTMLElement {
  document.body.innerHTML = `
    <div id="root"><header id="header"></header><main id="main"><a id="way" href="#in"></a><section id="room"></section></main></div>
    <div id="toasts"></div>`;
  return (id) => document.getElementById(id)!;
}

it("makes the page around a part quiet, and neither the part nor what stands beside the page", () => {
  const at = show();
  const end = quietAround(at("room"));
  const isQuiet = (id: string) => at(id).inert;
  expect(["header", "way"].filter(isQuiet)).toEqual(["header", "way"]);
  expect(["root", "main", "room", "toasts"].filter(isQuiet)).toEqual([]);
  end();
  expect(["header", "way"].filter(isQuiet)).toEqual([]);
});

it("gives the focus back to the way in, unless it has gone on", () => {
  const at = show();
  at("way").focus();
  const end = quietAround(at("room"));
  at("way").blur();
  end();
  expect(document.activeElement).toBe(at("way"));
});

it("leaves quiet what was quiet before", () => {
  const at = show();
  at("header").inert = true;
  quietAround(at("room"))();
  expect(at("header").inert).toBe(true);
});
