import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useFailureText } from "../../i18n/useFailureText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Banner } from "../../ui/Banner.tsx";
import { SkeletonCard } from "../../ui/Skeletons.tsx";
import { type ExitPreview, useExitPreview } from "./useExitPreview.ts";

/** One heading with its rows: who or which round on the left, the amount on the right. */
function Lines(props: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="1">
      <chakra.h3 textStyle="sm" fontWeight="semibold">
        {props.title}
      </chakra.h3>
      <chakra.ul listStyleType="none" divideY="1px" divideColor="border">
        {props.children}
      </chakra.ul>
    </Stack>
  );
}

function Line(props: { of: ReactNode; children: ReactNode }) {
  return (
    <HStack as="li" justify="space-between" gap="3" py="1.5" textStyle="sm">
      <chakra.span minW="0" overflowWrap="anywhere">
        {props.of}
      </chakra.span>
      <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {props.children}
      </chakra.span>
    </HStack>
  );
}

interface Shown {
  preview: ExitPreview;
  currency: string;
  /** Who leaves; null when it is the reader. */
  name: string | null;
}

/** The rounds that the leaver still pays, or need not pay any more, with the one to whom. */
function Rounds({ currency, rows, title }: { title: ReactNode; rows: ExitPreview["still_owed"]; currency: string }) {
  const { t } = useTranslation("leaving");
  if (rows.length === 0) return null;
  return (
    <Lines title={title}>
      {rows.map((row) => (
        <Line
          key={row.payout_round}
          of={
            <Trans
              t={t}
              i18nKey="numbers.round"
              values={{ round: row.payout_round, name: row.alias }}
              components={{ day: <DateText value={row.due_date} format="weekday" /> }}
            />
          }
        >
          <MoneyText cents={row.amount} currency={currency} />
        </Line>
      ))}
    </Lines>
  );
}

/** What comes back to a leaver, and what their exit changes for the others (D115, D117). */
function BeforeReceiving({ currency, name, preview }: Shown) {
  const { t } = useTranslation("leaving");
  const who = name === null ? "me" : "them";
  const values = { name: name ?? "", round: preview.own_round };
  const back = preview.payers.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <Rounds title={t(`numbers.${who}.stillOwed`, values)} rows={preview.still_owed} currency={currency} />
      {preview.payers.length === 0 ? (
        <chakra.p textStyle="sm">{t(`numbers.${who}.nothingBack`, values)}</chakra.p>
      ) : (
        <Lines
          title={
            <Trans
              t={t}
              i18nKey={`numbers.${who}.back`}
              values={values}
              components={{
                day: <DateText value={preview.own_due_date} format="weekday" />,
                money: <MoneyText cents={back} currency={currency} />,
              }}
            />
          }
        >
          {preview.payers.map(({ alias, amount }) => (
            <Line key={alias} of={t("numbers.pays", { name: alias })}>
              <MoneyText cents={amount} currency={currency} />
            </Line>
          ))}
        </Lines>
      )}
      <Rounds title={t(`numbers.${who}.setOff`, values)} rows={preview.set_off} currency={currency} />
      {preview.given_back.length > 0 && (
        <Lines title={t("numbers.givenBack")}>
          {preview.given_back.map(({ alias, amount }) => (
            <Line key={alias} of={alias}>
              <MoneyText cents={amount} currency={currency} />
            </Line>
          ))}
        </Lines>
      )}
      {preview.smaller_pots.length > 0 && (
        <Lines title={t("numbers.smallerPots")}>
          {preview.smaller_pots.map((pot) => (
            <Line key={pot.payout_round} of={t("numbers.pot", { round: pot.payout_round, name: pot.alias })}>
              <chakra.s color="fg.muted" me="2">
                <MoneyText cents={pot.before} currency={currency} />
              </chakra.s>
              <MoneyText cents={pot.after} currency={currency} fontWeight="semibold" />
            </Line>
          ))}
        </Lines>
      )}
    </>
  );
}

/**
 * What the exit of a member does, before anybody confirms it: who pays whom in which round, what stays due, which pots
 * are smaller (D115 to D117). The server's numbers of this moment.
 */
export function ExitNumbers(props: { groupId: string; userId: string; currency: string; name: string | null }) {
  const { t } = useTranslation("leaving");
  const failureText = useFailureText();
  const { currency, groupId, name, userId } = props;
  const { failure, preview } = useExitPreview(groupId, userId);
  const who = name === null ? "me" : "them";
  if (failure)
    return (
      <Banner tone="due" title={t("numbers.failed")}>
        {failureText(failure)}
      </Banner>
    );
  if (!preview) return <SkeletonCard height="60" />;
  return (
    <Stack gap="4" p="4" borderRadius="l3" bg="sunken" role="group" aria-label={t("numbers.title")}>
      <chakra.p>
        {preview.after_round == null
          ? t(`numbers.${who}.atOnce`, { name: name ?? "" })
          : t(`numbers.${who}.after`, { name: name ?? "", round: preview.after_round })}
      </chakra.p>
      {preview.kind === "after_receiving" ? (
        <Rounds
          title={t(`numbers.${who}.stayDue`, { name: name ?? "" })}
          rows={preview.still_owed}
          currency={currency}
        />
      ) : (
        <BeforeReceiving preview={preview} currency={currency} name={name} />
      )}
      <chakra.p color="fg.muted" textStyle="sm">
        {t("numbers.nobodyElse")}
      </chakra.p>
    </Stack>
  );
}
