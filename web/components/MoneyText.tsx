import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useLocale } from "../i18n/useLocale.ts";
import { moneyRuns } from "../lib/money.ts";

export type MoneyTextProps = HTMLChakraProps<"span"> & {
  /** Minor units, such as cents. */
  cents: number;
  /** ISO code, such as `USD`. */
  currency: string;
  /** `always` for lists of ins and outs. */
  sign?: "auto" | "always";
};

/** An amount: figures of one width, the minor unit smaller. Where no line is long enough it takes two. Size comes from the text round it or `textStyle`. */
export function MoneyText({ cents, currency, sign, ...text }: MoneyTextProps) {
  const locale = useLocale();
  return (
    <chakra.span fontVariantNumeric="tabular-nums" overflowWrap="break-word" {...text}>
      {moneyRuns(cents, currency, { locale, sign }).map((run) =>
        run.isMinor ? (
          <chakra.span key="minor" fontSize="0.72em">
            {run.text}
          </chakra.span>
        ) : (
          run.text
        ),
      )}
    </chakra.span>
  );
}
