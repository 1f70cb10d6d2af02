import { Box, SimpleGrid, Stack } from "@chakra-ui/react";
import { ArrowDownLeft, CalendarClock, TriangleAlert } from "lucide-react";
import { FittedMoney } from "../../components/FittedMoney.tsx";
import { useDateText } from "../../i18n/useDateText.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { StatTile } from "../../ui/StatTile.tsx";
import type { Figures, Sum } from "./figures.ts";

const largest = "1.75rem";

function Sums({ sums }: { sums: readonly Sum[] }) {
  const { t } = useTranslation("paymentSchedule");
  if (sums.length === 0) return t("tile.nothing");
  return (
    <Stack gap="0">
      {sums.map(({ cents, currency }) => (
        <FittedMoney key={currency} cents={cents} currency={currency} largest={largest} />
      ))}
    </Stack>
  );
}

/** Due this month, overdue, next payout (D100); first what is overdue. */
export function ScheduleFigures({ dueThisMonth, nextPayout, overdue }: Figures) {
  const { t } = useTranslation("paymentSchedule");
  const dateText = useDateText();
  const isLate = overdue.length > 0;
  const due = (
    <StatTile
      icon={CalendarClock}
      label={t("tile.due")}
      value={<Sums sums={dueThisMonth} />}
      hint={dueThisMonth.length > 0 ? t("tile.dueHint") : t("tile.dueNone")}
    />
  );
  return (
    <SimpleGrid
      // Two beside each other and one below on phones, and large text in one column.
      gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
      gap="3"
    >
      {!isLate && due}
      <StatTile
        icon={TriangleAlert}
        label={t("tile.overdue")}
        value={<Sums sums={overdue} />}
        hint={t(isLate ? "tile.overdueHint" : "tile.overdueNone")}
        isLate={isLate}
      />
      {/* "Nothing more to pay" is true only after what is overdue. */}
      {isLate && due}
      <Box gridColumn={{ base: "1 / -1", md: "auto" }} display="grid">
        <StatTile
          icon={ArrowDownLeft}
          label={t("tile.payout")}
          value={
            nextPayout ? (
              <FittedMoney cents={nextPayout.cents} currency={nextPayout.circle.currency} largest={largest} />
            ) : (
              t("tile.nothing")
            )
          }
          hint={
            nextPayout
              ? t(nextPayout.isWaiting ? "tile.payoutWaits" : "tile.payoutHint", {
                  date: dateText(nextPayout.day, "weekday"),
                  group: nextPayout.circle.name,
                })
              : t("tile.payoutNone")
          }
          to={nextPayout?.circle.path}
        />
      </Box>
    </SimpleGrid>
  );
}
