import { chakra, HStack, Stack } from "@chakra-ui/react";
import { Lock } from "lucide-react";
import { useState } from "react";
import { DateText } from "../../../components/DateText.tsx";
import { MoneyText } from "../../../components/MoneyText.tsx";
import { Trans } from "../../../i18n/Trans.tsx";
import { useFailureText } from "../../../i18n/useFailureText.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { type AppFailure, saysNothing } from "../../../lib/AppFailure.ts";
import { formatMoney } from "../../../lib/money.ts";
import { Button } from "../../../ui/Button.tsx";
import { RefusalBanner } from "../../../ui/RefusalBanner.tsx";
import { FeeTable } from "./FeeTable.tsx";
import { costOf, type PayMethod } from "../../../circle/standing/payMethods.ts";
import { usePayContribution } from "./usePayContribution.ts";
import type { Standing } from "../../../circle/standing/standing.ts";

/** The codes that mean that paying is not possible now; any other code means that something went wrong. */
const notAvailable = new Set([
  "payment-not-available",
  "payment-too-early",
  "grace-expired",
  "group-not-started",
  "group-frozen",
  "receiving-this-round",
]);

/** The checkout that is open with another method or total (D278); null for any other failure. */
const openCheckoutIn = ({ code, values }: AppFailure) =>
  code === "checkout-open" ? (values as { method: PayMethod; total: { cents: number } }) : null;

/** The headline over the reason. */
function titleOf({ code }: AppFailure) {
  if (code === "invalid-amount") return "invalidAmount";
  if (code === "payment-incomplete") return "invalidPayment";
  if (code === "checkout-open") return "begun.title";
  return notAvailable.has(code) ? "notAvailable" : "failed";
}

/** The locked button of a round that cannot be paid now; the reason stands above it. */
export function LockedButton() {
  const { t } = useTranslation("contribution");
  return (
    <Button disabled variant="outline" colorPalette="gray" size="lg" w="full">
      <Lock aria-hidden />
      {t("locked")}
    </Button>
  );
}

/** When I receive, and how much in cash, minor units. */
export interface OwnTurn {
  round: number;
  day: string;
  cents: number;
}

/** What it costs, the way to pay it, what comes for it, and that nobody guarantees it (D222). */
export function PayBox(props: { groupId: string; standing: Standing; turn: OwnTurn | undefined }) {
  const { groupId, standing, turn } = props;
  const { t } = useTranslation("contribution");
  const locale = useLocale();
  const failureText = useFailureText();
  const { state, pay, reset } = usePayContribution();
  // Somebody who pays no fees is led to the method that costs the platform least (D21).
  const isFree = standing.card.total === standing.amount && standing.currency === "USD";
  const [method, setMethod] = useState<PayMethod>(isFree ? "us_bank_account" : "card");
  const { total } = costOf(standing, method);
  const isLeaving = state.is === "redirecting" || state.is === "stuck";
  /** Which round is paid. */
  const round = { groupId, cycle: standing.cycle, round: standing.round };
  const money = (cents: number) => formatMoney(cents, standing.currency, { locale });
  const begun = state.is === "failed" ? openCheckoutIn(state.failure) : null;

  return (
    <Stack gap="4">
      <FeeTable
        name={`method-${standing.cycle}-${standing.round}`}
        standing={standing}
        method={method}
        onChoose={(chosen) => {
          setMethod(chosen);
          // What was refused was the other choice.
          if (state.is === "failed") reset();
        }}
      />
      <Button data-pay size="lg" w="full" disabled={isLeaving} onClick={() => void pay({ ...round, method, total })}>
        {isLeaving ? t("redirecting") : t("pay", { amount: money(total) })}
      </Button>
      {/* Below the button, so that choosing a method does not move it. */}
      {method === "us_bank_account" && (
        <chakra.p color="fg.muted" textStyle="sm">
          {t("fees.bankTime")}
        </chakra.p>
      )}
      {state.is === "failed" && (
        <RefusalBanner
          tone={begun ? "due" : "late"}
          title={t(titleOf(state.failure))}
          action={
            begun && (
              <HStack gap="3" flexWrap="wrap">
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => void pay({ ...round, method: begun.method, total: begun.total.cents })}
                >
                  {t(`begun.goOn.${begun.method}`, { amount: money(begun.total.cents) })}
                </Button>
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => void pay({ ...round, method, total, startsAgain: true })}
                >
                  {t(`begun.startAgain.${method}`, { amount: money(total) })}
                </Button>
              </HStack>
            )
          }
        >
          {state.failure.code === "no-checkout-url"
            ? t("noUrl")
            : saysNothing(state.failure)
              ? t("unknownError")
              : failureText(state.failure)}
        </RefusalBanner>
      )}
      {state.is === "stuck" && (
        <Stack gap="2">
          <chakra.p color="fg.muted" textStyle="sm">
            {t("stuck")}
          </chakra.p>
          <Button variant="outline" size="sm" alignSelf="flex-start" onClick={reset}>
            {t("reset")}
          </Button>
        </Stack>
      )}
      <chakra.p color="fg.muted" textStyle="sm">
        {turn && (
          <>
            <Trans
              t={t}
              i18nKey="turn"
              values={{ round: turn.round }}
              components={{
                day: <DateText value={turn.day} format="weekday" />,
                money: <MoneyText cents={turn.cents} currency={standing.currency} />,
              }}
            />{" "}
          </>
        )}
        {t("noGuarantee")}
      </chakra.p>
    </Stack>
  );
}
