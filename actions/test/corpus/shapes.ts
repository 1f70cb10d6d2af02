import { NOBODY } from "./ids.ts";

const deep = (levels: number, wrap: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = wrap(value);
  return value;
};

const LEAVES: readonly unknown[] = [null, true, false, 0, "", "x", NOBODY];

/** JSON of every form in the place of any other. */
export const SHAPES: readonly unknown[] = [
  ...LEAVES,
  [],
  {},
  ...LEAVES.map((leaf) => [leaf]),
  ...LEAVES.map((leaf) => [[leaf]]),
  ...LEAVES.map((leaf) => [leaf, leaf]),
  ...LEAVES.map((leaf) => ({ value: leaf })),
  ...["__proto__", "constructor", "toString", "length", "0", "$ne", "_eq", "then", "toJSON", "valueOf"].flatMap(
    (key) => [
      JSON.parse(`{"${key}": "no"}`) as unknown,
      JSON.parse(`{"${key}": {"${key}": 1}}`) as unknown,
      JSON.parse(`[{"${key}": null}]`) as unknown,
    ],
  ),
  ...[2, 10, 100, 500].flatMap((levels) => [deep(levels, (inner) => [inner]), deep(levels, (inner) => ({ a: inner }))]),
  ...[10, 100, 5000].map((length) => Array.from({ length }, (_, n) => n)),
  Array.from({ length: 1000 }, () => null),
  Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, n])),
  { length: 3 },
  { 0: "a", 1: "b", length: 2 },
  "[]",
  "{}",
  "[1]",
  '{"a":1}',
  '"x"',
  "[object Object]",
];
