import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";

export interface Obligation {
  /** One contribution, minor units. */
  contributionCents: number;
  currency: string;
  /** Places in the circle; everybody pays in each round but their own (D29). */
  members: number;
}

/** Numbers up to this one are said in words. */
const longestWord = 12;

type Times = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** The exact sentence one agrees to: "You will pay $100.00 nine times and receive $900.00 once". */
export function useObligation({ contributionCents, currency, members }: Obligation): string {
  const { t } = useTranslation("circle");
  const locale = useLocale();
  const count = Math.max(1, members - 1);
  return t("join.obligation", {
    amount: formatMoney(contributionCents, currency, { locale }),
    cash: formatMoney(contributionCents * count, currency, { locale }),
    times: count <= longestWord ? t(`join.times.${count as Times}`) : t("join.times.many", { count }),
  });
}
