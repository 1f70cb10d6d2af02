import { chakra, Grid, Heading, HStack, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, ArrowUpRight, ChevronLeft, ChevronRight } from "lucide-react";
import { DateText } from "../../components/DateText.tsx";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { IconButton } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { monthAfter, weekdays, weeksOf, weekStart } from "./calendar.ts";
import { type Entry, isOpen } from "./entries.ts";
import { EntryList } from "./EntryList.tsx";

const Day = chakra("button", {
  base: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    gap: "0.5",
    w: "full",
    minH: "12",
    p: "1",
    borderRadius: "l2",
    cursor: "pointer",
    focusVisibleRing: "outside",
    _hover: { bg: "bg.muted" },
    _pressed: { bg: "brand.subtle", color: "brand.fg" },
  },
});

/** The colour of the most urgent of a day. */
const toneOf = (entries: readonly Entry[]) =>
  entries.some(({ state }) => state === "overdue") ? "late" : entries.some(isOpen) ? "due" : "paid";

/** What happens on a day, as marks: an arrow up for what I pay, one down for what I get. */
function Marks({ entries }: { entries: readonly Entry[] }) {
  const toPay = entries.filter(({ recipient }) => recipient !== null);
  return (
    <HStack gap="0" aria-hidden>
      {toPay.length > 0 && (
        <chakra.span color={`${toneOf(toPay)}.fg`}>
          <ArrowUpRight size={16} />
        </chakra.span>
      )}
      {entries.length > toPay.length && (
        <chakra.span color="brand.fg">
          <ArrowDownLeft size={16} />
        </chakra.span>
      )}
    </HStack>
  );
}

const number = (day: string) => Number(day.slice(-2));

/** A month as a calendar, and what happens in it, or on the day that was chosen. */
export function MonthView(props: {
  entries: readonly Entry[];
  /** First day of the month. */
  month: string;
  today: string;
  chosenDay: string | null;
  onMonth: (month: string) => void;
  onDay: (day: string | null) => void;
}) {
  const { chosenDay, month, onDay, onMonth, today } = props;
  const { t } = useTranslation("paymentSchedule");
  const dateText = useDateText();
  const locale = useLocale();
  const firstDay = weekStart(locale);
  const ofMonth = props.entries.filter(({ day }) => day.startsWith(month.slice(0, 7)));
  const on = (day: string) => ofMonth.filter((entry) => entry.day === day);
  const listed = chosenDay ? on(chosenDay) : ofMonth;
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  return (
    // On a desktop the month stands still beside what happens in it.
    <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="4" alignItems="start">
      <Card position={{ lg: "sticky" }} top="20">
        <Stack gap="3">
          <HStack justify="space-between" gap="0">
            <IconButton label={t("month.before")} onClick={() => onMonth(monthAfter(month, -1))}>
              <ChevronLeft />
            </IconButton>
            <Heading
              as="h2"
              size="md"
              // Large text leaves the longest month its room between the buttons.
              fontSize="min(1.125rem, 8vw)"
              textAlign="center"
              aria-live="polite"
              _firstLetter={{ textTransform: "uppercase" }}
            >
              <DateText value={month} format="month" />
            </Heading>
            <IconButton label={t("month.after")} onClick={() => onMonth(monthAfter(month, 1))}>
              <ChevronRight />
            </IconButton>
          </HStack>
          <chakra.table w="full" tableLayout="fixed" fontVariantNumeric="tabular-nums">
            <thead>
              <tr>
                {weekdays(firstDay).map((day) => (
                  <chakra.th
                    key={day}
                    scope="col"
                    color="fg.muted"
                    textStyle="xs"
                    fontSize="min(0.75rem, 3.5vw)"
                    fontWeight="medium"
                    py="1"
                  >
                    {weekday.format(new Date(day))}
                  </chakra.th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month, firstDay).map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((day, nth) => {
                    const here = day ? on(day) : [];
                    const isToday = day === today;
                    const shown = day && (
                      <chakra.span
                        display="inline-grid"
                        placeItems="center"
                        minW="1.75em"
                        h="1.75em"
                        lineHeight="1"
                        borderWidth="1.5px"
                        borderColor={isToday ? "brand.solid" : "transparent"}
                        borderRadius="full"
                        fontSize="min(1rem, 4.5vw)"
                        fontWeight={isToday ? "bold" : undefined}
                        color={isToday ? "fg" : undefined}
                      >
                        {number(day)}
                      </chakra.span>
                    );
                    return (
                      <chakra.td key={day ?? nth} p="0.5" textAlign="center" verticalAlign="top" color="fg.muted">
                        {here.length > 0 && day ? (
                          <Day
                            type="button"
                            color="fg"
                            aria-label={t("dayName", { date: dateText(day, "weekday"), count: here.length })}
                            aria-current={isToday ? "date" : undefined}
                            aria-pressed={chosenDay === day}
                            onClick={() => onDay(chosenDay === day ? null : day)}
                          >
                            {shown}
                            <Marks entries={here} />
                          </Day>
                        ) : (
                          <chakra.span display="block" p="1" minH="12" aria-current={isToday ? "date" : undefined}>
                            {shown}
                          </chakra.span>
                        )}
                      </chakra.td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </chakra.table>
        </Stack>
      </Card>
      {listed.length > 0 ? <EntryList entries={listed} /> : <chakra.p color="fg.muted">{t("month.none")}</chakra.p>}
    </Grid>
  );
}
