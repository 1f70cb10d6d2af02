import { useCallback } from "react";
import { type DateStyle, formatDate } from "../lib/dates.ts";
import { useProductYear } from "../lib/productClock.ts";
import { useLocale } from "./useLocale.ts";

/** Writes days in the reader's form, with the year when it is another one than on the product's clock. */
export function useDateText(): (value: string, style: DateStyle) => string {
  const locale = useLocale();
  const thisYear = useProductYear();
  return useCallback((value, style) => formatDate(value, style, { locale, thisYear }), [locale, thisYear]);
}
