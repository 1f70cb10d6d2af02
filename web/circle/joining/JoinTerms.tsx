import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { Frequency } from "../groupWords.ts";
import { useFrequencyText } from "../useFrequencyText.ts";
import { chakra } from "@chakra-ui/react";
import { CalendarClock, CalendarRange, HandCoins, type LucideIcon, Percent, ShieldAlert } from "lucide-react";
import type { ReactNode } from "react";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { formatMoney } from "../../lib/money.ts";
import { formatBasisPoints } from "../../lib/rates.ts";
import { payMethods } from "../standing/payMethods.ts";
import { type Obligation, useObligation } from "./useObligation.ts";
import type { ShownTerms } from "./shownTerms.ts";
import type { ScheduledRound } from "../schedule/scheduledRound.ts";

/** The answer of `fee_rates_connection`, whichever role asked: rates of each way to pay, as the catalogue holds them. */
export interface FeeRates {
  readonly edges: readonly {
    readonly node: {
      readonly payment_method: string;
      readonly service_basis_points: number;
      readonly processing_basis_points: number;
      /** Minor units. */
      readonly processing_fixed_cents: number;
    };
  }[];
}

export interface JoinTermsProps extends Obligation {
  frequency: Frequency;
  rounds: readonly Pick<ScheduledRound, "dueDate">[];
  /** Says when it is where no schedule does yet. */
  dates?: ReactNode;
  /** From how many members on it starts, and whether by hand; left out for visitors, who cannot read it. */
  start?: Pick<ShownTerms, "manual_start_enabled" | "minimum_members_to_start">;
  /** The day on which it was to start has passed (D75). */
  isStartMissed?: boolean;
  rates: FeeRates;
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

/**
 * What people should know before joining, one line each: totals, dates, from how many members on it starts and that a start
 * by hand moves them (D56, D267), fees, and that nobody guarantees it (D222).
 */
export function JoinTerms({
  frequency,
  rounds,
  dates,
  start,
  isStartMissed,
  rates,
  hasObligation,
  ...terms
}: JoinTermsProps) {
  const { contributionCents, currency, members } = terms;
  const obligation = useObligation(terms);
  const { t } = useTranslation("circle");
  const frequencyText = useFrequencyText();
  const locale = useLocale();
  const total = contributionCents * Math.max(1, members - 1);
  const percent = (basisPoints: number) => formatBasisPoints(basisPoints, locale);
  const ratesOf = (method: string) => {
    const rate = rates.edges.find(({ node }) => node.payment_method === method)?.node;
    if (!rate) return "";
    const service = t("join.feePart", { percent: percent(rate.service_basis_points) });
    if (rate.processing_basis_points === 0 && rate.processing_fixed_cents === 0) return service;
    const processing = t("join.feeProcessing", {
      percent: percent(rate.processing_basis_points),
      fixed: formatMoney(rate.processing_fixed_cents, currency, { locale }),
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
          (dates ?? t("join.noDates"))
        )}
      </Line>
      {start ? (
        <Line icon={CalendarClock}>
          {t(`join.${isStartMissed ? "missed" : "start"}${start.manual_start_enabled ? "ByHand" : "OnDay"}`, {
            minimum: start.minimum_members_to_start,
          })}
        </Line>
      ) : (
        ((first && last) || dates) && <Line icon={CalendarClock}>{t("join.sooner")}</Line>
      )}
      {rates.edges.length > 0 && (
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
