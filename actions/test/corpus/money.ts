const SIGNS = ["$", "€", "¥", "KD ", "USD ", ""] as const;
const AMOUNTS = [
  "10",
  "10.0",
  "10.00",
  "10.005",
  "10.001",
  "1000.000",
  "0.00",
  "-5.00",
  "1,50",
  "1.234.567,89",
  "10.",
  "10.0.0",
] as const;
/** Minor units: of nothing, below and above what a circle may ask, and where a bigint ends. */
const CENTS = [
  -1, -500, 0, 0.01, 0.1, 1, 99, 499, 499.5, 499.999, 500, 501, 500_000, 500_001, 5_000_001, 10_000.5, 1e12, 1e16,
  9.22e18, 9.3e18, 1e19,
] as const;
const CODES = ["USD", "usd", "EUR", "JPY", "KWD", "BTC", "XXX", "US", "USDX", "US$", "ＵＳＤ", "U\u0000D"] as const;

/** Amounts with too many decimals, in the minor units of another currency, negative, nothing, and beyond a bigint. */
export const MONEY: readonly unknown[] = [
  ...SIGNS.flatMap((sign) => AMOUNTS.map((amount) => sign + amount)),
  ...CENTS,
  ...CENTS.map(String),
  ...CODES,
  ...CODES.map((code) => ({ amount: 1000, currency: code })),
  ...CODES.map((code) => `10.00 ${code}`),
];
