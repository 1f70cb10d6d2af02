import { chakra } from "@chakra-ui/react";
import { useLocale } from "../i18n/useLocale.ts";
import { formatMoney } from "../lib/money.ts";
import { MoneyText } from "./MoneyText.tsx";

/** A figure of Figtree is about 0.56 of the font size wide. */
const FIGURE = 0.56;

interface FittedProps {
  cents: number;
  currency: string;
  /** A length in CSS. */
  largest: string;
}

/** An amount that stays in one line: as large as `largest`, and as small as the container around it asks for. */
export function FittedAmount({ cents, currency, largest }: FittedProps) {
  const figures = formatMoney(cents, currency, { locale: useLocale() }).length;
  return (
    <MoneyText
      cents={cents}
      currency={currency}
      fontWeight="semibold"
      lineHeight="1.2"
      style={{ fontSize: `min(${largest}, ${(100 / (figures * FIGURE)).toFixed(1)}cqi)` }}
    />
  );
}

/** A large amount in a line of its own, which it never leaves. */
export function FittedMoney(props: FittedProps) {
  return (
    <chakra.span display="block" containerType="inline-size" lineHeight="1.2">
      <FittedAmount {...props} />
    </chakra.span>
  );
}
