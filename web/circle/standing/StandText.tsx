import { chakra } from "@chakra-ui/react";
import { DateText } from "../../components/DateText.tsx";
import { MoneyText } from "../../components/MoneyText.tsx";
import { Trans } from "../../i18n/Trans.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { isLate, type Stand } from "./stand.ts";

/** One sentence of where I stand, with its amounts and its day. */
export function StandText({ stand, currency }: { stand: Stand; currency: string }) {
  const { t } = useTranslation("circle");
  const { came, cents, count, day, key, people, round } = stand;
  const color = isLate(stand) ? "late.fg" : undefined;
  return (
    <Trans
      t={t}
      i18nKey={`stand.${key}`}
      values={{ count, round, people }}
      components={{
        ...(cents !== undefined && {
          money: <MoneyText cents={cents} currency={currency} fontWeight="semibold" color={color} />,
        }),
        ...(came !== undefined && { came: <MoneyText cents={came} currency={currency} fontWeight="semibold" /> }),
        ...(day !== undefined && {
          day: (
            <chakra.span fontWeight="semibold" whiteSpace="nowrap">
              <DateText value={day} format="weekday" />
            </chakra.span>
          ),
        }),
      }}
    />
  );
}
