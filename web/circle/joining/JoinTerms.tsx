import { type Frequency, useFrequencyText } from "../groupWords.ts";
import { chakra } from "@chakra-ui/react";
import { CalendarRange, HandCoins, type LucideIcon, Percent, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { formatMoney } from "../../lib/money.ts";
import { payMethods } from "../standing/payMethods.ts";
import { type Obligation, useObligation } from "./useObligation.ts";
import type { ScheduledRound } from "../schedule/useSchedule.ts";

/** Rates of one way to pay, as the catalogue holds them. */
export interface FeeRate {
  method: string;
  serviceBasisPoints: number;
  processingBasisPoints: number;
  /** Minor units. */
  processingFixed: number;
}

export interface JoinTermsProps extends Obligation {
  frequency: Frequency;
  rounds: readonly Pick<ScheduledRound, "dueDate">[];
  rates: readonly FeeRate[];
  /** Shows the obligation too, where there is no agreement to tick that says it. */
  hasObligation: boolean;
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <chakra.li display="flex" gap="3">
      <chakra.span color="fg.muted" mt="2px" flexShrink="0" aria-hidden>
        <Icon size={20} strokeWidth={1.75} />
      </chakra.span>
      <span>{children}</span>
    </chakra.li>
  );
}

/** What people should know before joining, one line each: totals, dates, fees, and that nobody guarantees it (D222). */
export function JoinTerms({ frequency, rounds, rates, hasObligation, ...terms }: JoinTermsProps) {
  const { contributionCents, currency, members } = terms;
  const obligation = useObligation(terms);
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const locale = useLocale();
  const total = contributionCents * Math.max(1, members - 1);
  const percent = (basisPoints: number) =>
    (basisPoints / 10_000).toLocaleString(locale, { style: "percent", maximumFractionDigits: 2 });
  const ratesOf = (method: string) => {
    const rate = rates.find((each) => each.method === method);
    if (!rate) return "";
    const service = t("join.feePart", { percent: percent(rate.serviceBasisPoints) });
    if (rate.processingBasisPoints === 0 && rate.processingFixed === 0) return service;
    const processing = t("join.feeProcessing", {
      percent: percent(rate.processingBasisPoints),
      fixed: formatMoney(rate.processingFixed, currency, { locale }),
    });
    return `${service}, ${processing}`;
  };
  const first = rounds[0]?.dueDate;
  const last = rounds.at(-1)?.dueDate;
  const money = <MoneyText cents={total} currency={currency} fontWeight="semibold" />;
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {hasObligation && (
        <chakra.li fontWeight="semibold" textWrap="balance">
          {obligation}
        </chakra.li>
      )}
      <Line icon={HandCoins}>
        <Trans t={t} i18nKey="join.totals" components={{ pay: money, receive: money }} />
      </Line>
      <Line icon={CalendarRange}>
        {first && last ? (
          <Trans
            t={t}
            i18nKey="join.dates"
            values={{ frequency: frequencyText(frequency) }}
            components={{
              first: <DateText value={first} format="full" />,
              last: <DateText value={last} format="full" />,
            }}
          />
        ) : (
          t("join.noDates")
        )}
      </Line>
      {rates.length > 0 && (
        <Line icon={Percent}>
          {payMethods(currency).includes("us_bank_account")
            ? t("join.fees", { card: ratesOf("card"), bank: ratesOf("us_bank_account") })
            : t("join.feesByCard", { card: ratesOf("card") })}
        </Line>
      )}
      <Line icon={ShieldAlert}>{t("join.noGuarantee")}</Line>
    </chakra.ul>
  );
}
