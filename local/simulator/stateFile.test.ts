import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { StateFile } from "./stateFile.ts";

let folder = "";
let file = "";
let made = 0;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "state-file-"));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  file = path.join(folder, `state-${made++}.json`);
});

type State = Record<string, Record<string, string>>;
const load = (from = file) => new StateFile<State>(from, () => ({})).load();

it("loads nothing where nothing was written, and then writes all of it first", () => {
  const kept = new StateFile<State>(file, () => ({ shelf: { a: "1" }, other: {} }));
  expect(kept.load()).toBeUndefined();
  kept.changed("shelf", "a");
  kept.write();
  expect(load()).toEqual({ shelf: { a: "1" }, other: {} });
});

it("writes nothing where nothing changed", () => {
  const kept = new StateFile<State>(file, () => ({ shelf: {} }));
  kept.write();
  expect(load()).toBeUndefined();
});

it("holds the last written value of each part after any changes, writes and loads", () => {
  const name = fc.constantFrom("a", "b", "c");
  const change = fc.record({ shelf: name, id: name, value: fc.option(fc.string(), { nil: undefined }) });
  const step = fc.oneof(
    { weight: 6, arbitrary: change },
    fc.constantFrom("write" as const, "load" as const, "reset" as const),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const at = path.join(folder, `drawn-${made++}.json`);
      let state: State = { a: {}, b: {}, c: {} };
      let kept = new StateFile<State>(at, () => state);
      kept.changed();
      kept.write();
      for (const one of steps) {
        if (one === "write") kept.write();
        else if (one === "reset") {
          state = { a: {}, b: {}, c: {} };
          kept.changed();
        } else if (one === "load") {
          kept.write();
          kept = new StateFile<State>(at, () => state);
          expect(kept.load()).toEqual(state);
        } else {
          const { id, shelf, value } = one;
          if (value === undefined) delete state[shelf]![id];
          else state[shelf]![id] = value;
          kept.changed(shelf, id);
        }
      }
      kept.write();
      expect(load(at)).toEqual(state);
    }),
  );
});

it("merges the changes once they are larger than the state, and holds the same afterwards", () => {
  const state: State = { shelf: {} };
  const kept = new StateFile<State>(file, () => state);
  let most = 0;
  for (let at = 0; at < 60; at++) {
    state.shelf![at % 3] = String(at).repeat(50_000);
    kept.changed("shelf", String(at % 3));
    kept.write();
    most = Math.max(most, statSync(`${file}.changes`).size);
  }
  expect(most).toBeLessThan(2 * 1024 * 1024);
  expect(load()).toEqual(state);
});

it("merged changes that a kill left behind change nothing", () => {
  const state: State = { shelf: { a: "old" } };
  const kept = new StateFile<State>(file, () => state);
  kept.changed("shelf", "a");
  kept.write();
  state.shelf!.a = "new";
  kept.changed("shelf", "a");
  kept.write();
  // As if killed after the new file was renamed and before the changes were cleared.
  writeFileSync(file, JSON.stringify(state));
  expect(load()).toEqual(state);
});

it("refuses to start from an unreadable line that others follow", () => {
  writeFileSync(`${file}.changes`, '[[["shelf","a"],"1"]]\nnot a line\n[[["shelf","b"],"2"]]\n');
  expect(() => load()).toThrow(`${file} is not a snapshot of this simulator; delete it to start afresh`);
  expect(readFileSync(`${file}.changes`, "utf8")).toContain("not a line");
});
