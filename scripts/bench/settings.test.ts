import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";

it("measures every part for long enough unless told otherwise", () => {
  const { parts, rounds, connections } = readSettings([]);
  expect([...parts]).toEqual(["start", "reads", "growth", "operations", "live", "writes", "product"]);
  expect([rounds, connections]).toEqual([9, 32]);
});

it("waits minutes for idle subscriptions and for people who talk only when asked to", () => {
  expect([...readSettings(["--long"]).parts]).toEqual(expect.arrayContaining(["idle", "talk"]));
  expect([...readSettings(["--only", "idle"]).parts]).toEqual(["idle"]);
});

it("measures the gate only when asked to, and then nothing else", () => {
  expect([...readSettings(["--gate"]).parts]).toEqual(["gate"]);
});

it("shortens every part whose length was not given", () => {
  const { secondsPerRound, rounds } = readSettings(["--quick", "--seconds", "7"]);
  expect([secondsPerRound, rounds]).toEqual([7, 3]);
});

it.each([
  [["--rounds", "2"], "--rounds: expected a number of at least 3"],
  [["--seconds", "soon"], "--seconds: expected a number of at least 0.1"],
  [
    ["--only", "deletes"],
    '--only: expected one of start, reads, growth, operations, live, idle, writes, product, talk, gate, found "deletes"',
  ],
])("refuses %j in one sentence", (args, sentence) => {
  expect(() => readSettings(args)).toThrow(sentence);
});
