import { chakra, VisuallyHidden } from "@chakra-ui/react";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { useLocale } from "../../../i18n/useLocale.ts";
import { costOf, type PayMethod, payMethods } from "../../../circle/standing/payMethods.ts";
import type { Standing } from "../../../circle/standing/standing.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { formatPercentage } from "../../../lib/rates.ts";

const Cell = chakra("td", {
  base: { py: "1.5", ps: "3", textAlign: "end", fontVariantNumeric: "tabular-nums" },
});
const RowHead = chakra("th", {
  // About a third, however long its words are: the ways to pay keep the room for theirs.
  base: { w: "36%", py: "1.5", fontWeight: "normal", textAlign: "start", color: "fg.muted" },
});

const Choice = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "2",
    minH: "11",
    cursor: "pointer",
    fontWeight: "semibold",
  },
});
const Radio = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: "0",
    boxSize: "4.5",
    borderWidth: "1.5px",
    borderColor: "border.emphasized",
    borderRadius: "full",
    bg: "surface",
    cursor: "pointer",
    focusVisibleRing: "outside",
    _checked: { borderColor: "brand.solid", borderWidth: "5px" },
  },
});

/** Contribution, fees and total for each method side by side (D24); choosing a column chooses the method. */
export function FeeTable(props: {
  name: string;
  standing: Standing;
  method: PayMethod;
  onChoose: (method: PayMethod) => void;
}) {
  const { standing, method } = props;
  const { t } = useTranslation("contribution");
  const locale = useLocale();
  const methods = payMethods(standing.currency);
  const costs = methods.map((each) => Object.assign({ method: each }, costOf(standing, each)));
  const money = (cents: number) => <MoneyText cents={cents} currency={standing.currency} />;
  const isFree = costs.every((cost) => cost.total === standing.amount);

  return (
    // Where amounts and large text leave no room, the table moves in its own place, with its unseen words.
    <chakra.div overflowX="auto" position="relative">
      <chakra.table
        w="full"
        textStyle="sm"
        css={{ "& td[data-chosen]": { color: "fg" }, "& td": { color: "fg.muted" } }}
      >
        <chakra.caption textAlign="start" fontWeight="semibold" pb="1">
          {t("fees.choose")}
          <VisuallyHidden>{` ${t("fees.caption")}`}</VisuallyHidden>
        </chakra.caption>
        <thead>
          <tr>
            <td />
            {costs.map((cost) => (
              <chakra.th key={cost.method} scope="col" textAlign="end" ps="3">
                <Choice>
                  <Radio
                    type="radio"
                    name={props.name}
                    checked={cost.method === method}
                    onChange={() => props.onChoose(cost.method)}
                  />
                  {t(cost.method === "card" ? "fees.card" : "fees.bank")}
                </Choice>
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <RowHead scope="row">{t("fees.contribution")}</RowHead>
            {costs.map((cost) => (
              <Cell key={cost.method} data-chosen={cost.method === method || undefined}>
                {money(standing.amount)}
              </Cell>
            ))}
          </tr>
          <tr>
            <RowHead scope="row">{t("fees.service")}</RowHead>
            {costs.map((cost) => (
              <Cell key={cost.method} data-chosen={cost.method === method || undefined}>
                {cost.feePercentage > 0 && (
                  <chakra.span color="fg.muted" textStyle="xs" me="1.5">
                    {formatPercentage(cost.feePercentage, locale)}
                  </chakra.span>
                )}
                {money(cost.serviceFee)}
              </Cell>
            ))}
          </tr>
          <tr>
            <RowHead scope="row">{t("fees.processing")}</RowHead>
            {costs.map((cost) => (
              <Cell key={cost.method} data-chosen={cost.method === method || undefined}>
                {money(cost.processingFee)}
              </Cell>
            ))}
          </tr>
        </tbody>
        <chakra.tfoot borderTopWidth="1px" fontWeight="semibold">
          <tr>
            <RowHead scope="row" color="fg" fontWeight="semibold">
              {isFree ? t("fees.none") : t("fees.total")}
            </RowHead>
            {costs.map((cost) => (
              <Cell key={cost.method} data-chosen={cost.method === method || undefined} textStyle="md" py="2.5">
                {money(cost.total)}
              </Cell>
            ))}
          </tr>
        </chakra.tfoot>
      </chakra.table>
    </chakra.div>
  );
}
