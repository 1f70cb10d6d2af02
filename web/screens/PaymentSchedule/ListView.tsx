import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { byMonths } from "../../circle/next/scheduleSections.ts";
import { DateText } from "../../components/DateText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { type Entry, isEarlier } from "./entries.ts";
import { EntryList } from "./EntryList.tsx";

/** Dates of mine by months. What is over since before this month comes when it is asked for, unless all is wanted. */
export function ListView({ entries, isWhole, today }: { entries: readonly Entry[]; isWhole: boolean; today: string }) {
  const { t } = useTranslation("paymentSchedule");
  const [hasEarlier, setHasEarlier] = useState(false);
  const isAll = isWhole || hasEarlier;
  const shown = isAll ? entries : entries.filter((entry) => !isEarlier(entry, today));
  const left = entries.length - shown.length;
  return (
    <Stack gap="5">
      {left > 0 && (
        <Button variant="outline" size="sm" alignSelf="flex-start" onClick={() => setHasEarlier(true)}>
          {t("earlier", { count: left })}
        </Button>
      )}
      {shown.length === 0 && left === 0 && <chakra.p color="fg.muted">{t("none.found")}</chakra.p>}
      {byMonths(shown, ({ day }) => day).map(({ month, rows }) => (
        <Stack as="section" key={month} gap="2" aria-labelledby={`month-${month}`}>
          <Heading as="h2" size="md" id={`month-${month}`} _firstLetter={{ textTransform: "uppercase" }}>
            <DateText value={month ?? ""} format="month" />
          </Heading>
          <EntryList entries={rows} />
        </Stack>
      ))}
    </Stack>
  );
}
