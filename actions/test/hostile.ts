/** A well-formed id that belongs to nothing. */
export const NOBODY = "11111111-1111-4111-8111-111111111111";

const LONG = "x".repeat(200_000);

/** Values that attackers send, or clients by mistake. The suite puts each of them into every field of every action. */
export const HOSTILE: readonly unknown[] = [
  "",
  " ",
  "x".repeat(5000),
  LONG,
  "'; drop table groups; --",
  "<script>alert(1)</script>",
  "Ame\u0301lie",
  "two\nlines",
  "a bell\u0007",
  "an end\u0000",
  "half a \ud800 sign",
  "null",
  "__proto__",
  "2027-02-30",
  "1,000.00",
  "+05:00",
  "2027-03-01T00:00[UTC]",
  "../../etc/passwd",
  NOBODY,
  0,
  -1,
  0.5,
  1e21,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  true,
  false,
  null,
  [],
  [null],
  [NOBODY],
  Array.from({ length: 5000 }, () => NOBODY),
  {},
  { toString: "no" },
];

/** One text that is larger than any request may be. */
export const TEN_MEGABYTES = "x".repeat(10 * 1024 * 1024);
