import { chakra } from "@chakra-ui/react";
import type { useFeesToday_query$key } from "../../__generated__/anonymous/useFeesToday_query.graphql.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";
import { formatBasisPoints } from "../../lib/rates.ts";
import { useFeesToday } from "../useFeesToday.ts";

const Cell = chakra("td", { base: { py: "2", ps: "4", textAlign: "end", fontVariantNumeric: "tabular-nums" } });
const Head = chakra("th", { base: { py: "2", ps: "4", textAlign: "end", fontWeight: "medium" } });

/** The rates that the catalogue holds now, so that the text never names other rates than are charged. */
export function FeesToday(props: { query: useFeesToday_query$key }) {
  const { t } = useTranslation("legal");
  const locale = useLocale();
  const rates = useFeesToday(props.query).edges.map(({ node }) => node);
  const percent = (basisPoints: number) => formatBasisPoints(basisPoints, locale);
  const processing = (rate: (typeof rates)[number]) => {
    if (rate.processing_basis_points === 0 && rate.processing_fixed_cents === 0) return t("fees.none");
    return `${percent(rate.processing_basis_points)} + ${formatMoney(rate.processing_fixed_cents, "USD", { locale })}`;
  };
  return (
    // Large text on a small phone: the table moves in its own place.
    <chakra.div overflowX="auto" tabIndex={0} role="group" aria-label={t("fees.title")}>
      <chakra.table w="full" textStyle={{ base: "xs", sm: "sm" }}>
        <chakra.caption textAlign="start" fontWeight="semibold" pb="1">
          {t("fees.title")}
        </chakra.caption>
        <chakra.thead color="fg.muted" borderBottomWidth="1px">
          <tr>
            <td />
            <Head scope="col">{t("fees.service")}</Head>
            <Head scope="col">{t("fees.processing")}</Head>
          </tr>
        </chakra.thead>
        <tbody>
          {rates.map((rate) => (
            <chakra.tr key={rate.payment_method} borderBottomWidth="1px">
              <Head scope="row" textAlign="start" ps="0">
                {t(rate.payment_method === "card" ? "fees.card" : "fees.bank")}
              </Head>
              <Cell>{percent(rate.service_basis_points)}</Cell>
              <Cell>{processing(rate)}</Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}
