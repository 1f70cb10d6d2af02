import { chakra, Heading, Stack } from "@chakra-ui/react";
import { byMonths } from "../../circle/next/byMonths.ts";
import { DateText } from "../../components/DateText.tsx";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../ui/Button.tsx";
import { type Entry, isEarlier } from "./entries.ts";
import { EntryList } from "./EntryList.tsx";

/** Dates of mine by months. What is over since before today comes when it is asked for, unless all is wanted. */
export function ListView(props: {
  entries: readonly Entry[];
  isWhole: boolean;
  /** Whether there is more that is over than was read. */
  hasMore: boolean;
  isReading: boolean;
  today: string;
  onEarlier: () => void;
}) {
  const { entries, isWhole, today } = props;
  const { t } = useTranslation("paymentSchedule");
  const shown = isWhole ? entries : entries.filter((entry) => !isEarlier(entry, today));
  const hasEarlier = props.hasMore || shown.length < entries.length;
  return (
    <Stack gap="5">
      {hasEarlier && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          isPending={props.isReading}
          onClick={props.onEarlier}
        >
          {t("earlier")}
        </Button>
      )}
      {shown.length === 0 && !hasEarlier && <chakra.p color="fg.muted">{t("none.found")}</chakra.p>}
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
