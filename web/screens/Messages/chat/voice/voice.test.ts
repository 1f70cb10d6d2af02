import { expect, it } from "vitest";
import { clockText, levelsOf, voiceOf } from "./voice.ts";
import { faultOf } from "./voiceFault.ts";

it.each([
  [0, "0:00"],
  [999, "0:00"],
  [65_000, "1:05"],
  [300_999, "5:00"],
])("%i ms are %s", (ms, text) => expect(clockText(ms)).toBe(text));

it.each([
  ["no piece", []],
  ["a piece", [50]],
  ["fewer pieces than bars", Array.from({ length: 7 }, (_, at) => at * 10)],
  ["as long as can be", Array.from({ length: 3_000 }, (_, at) => at % 101)],
])("%s is drawn with 48 whole numbers from 0 to 100", (_, heard) => {
  const levels = levelsOf(heard);
  expect(levels).toHaveLength(48);
  for (const level of levels) expect(Number.isInteger(level) && level >= 0 && level <= 100).toBe(true);
});

it("the loudest is 100, in its place, and a silent room is not made to look loud", () => {
  const heard = Array.from({ length: 96 }, () => 10);
  heard[95] = 40;
  expect(levelsOf(heard).at(-1)).toBe(100);
  expect(levelsOf(heard)[0]).toBe(25);
  expect(Math.max(...levelsOf(Array.from({ length: 96 }, () => 3)))).toBeLessThan(50);
});

it("a message has a voice or none; one that was taken back has none", () => {
  const row = { voice_id: "v", voice_format: "mp4", voice_ms: 2_000, voice_levels: [1] };
  expect(voiceOf(row)).toEqual({ url: "/files/voices/v/mp4", format: "mp4", ms: 2_000, levels: [1] });
  expect(voiceOf({ voice_id: null, voice_format: null, voice_ms: null, voice_levels: null })).toBeNull();
});

it.each([
  ["NotAllowedError", "denied"],
  ["SecurityError", "denied"],
  ["NotFoundError", "notFound"],
  ["OverconstrainedError", "notFound"],
  ["NotReadableError", "inUse"],
  ["AbortError", "cancelled"],
  ["NotSupportedError", "unsupported"],
  ["TypeError", "unknown"],
])("%s of the browser is %s", (name, fault) => expect(faultOf(new DOMException("", name))).toBe(fault));
