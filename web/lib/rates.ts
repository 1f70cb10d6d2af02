/** A share in percent as readers of the locale write it: 2.5 is 2.5%, or 2,5 %. */
export const formatPercentage = (percentage: number, locale: string): string =>
  (percentage / 100).toLocaleString(locale, { style: "percent", maximumFractionDigits: 2 });

/** A rate of the catalogue likewise: 250 basis points are 2.5%. */
export const formatBasisPoints = (basisPoints: number, locale: string): string =>
  formatPercentage(basisPoints / 100, locale);
