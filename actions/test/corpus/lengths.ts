/** The limits that fields have, in characters. */
const LIMITS = [
  1, 2, 3, 4, 10, 20, 39, 40, 60, 63, 64, 100, 120, 200, 254, 255, 256, 300, 500, 1000, 2000, 5000,
] as const;
/** Signs of one, two, three and four bytes, one that is two signs to a program, and a blank. */
const SIGNS = ["x", "\u00e9", "\u20ac", "\u{1f600}", "e\u0301", " ", "x "] as const;

/** Nothing, each limit and one more, of every kind of signs, and what is far too long. */
export const LENGTHS: readonly string[] = [
  "",
  ...SIGNS.flatMap((sign) => LIMITS.flatMap((limit) => [sign.repeat(limit), sign.repeat(limit + 1)])),
  "x".repeat(100_000),
  "x".repeat(200_000),
  " ".repeat(200_000),
  "\u{1f600}".repeat(50_000),
  `a${" ".repeat(150_000)}b`,
  "x".repeat(1024 * 1024),
];
