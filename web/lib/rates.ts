/** A rate of the catalogue as readers of the locale write it: 250 basis points are 2.5%. */
export const formatBasisPoints = (basisPoints: number, locale: string): string =>
  (basisPoints / 10_000).toLocaleString(locale, { style: "percent", maximumFractionDigits: 2 });
