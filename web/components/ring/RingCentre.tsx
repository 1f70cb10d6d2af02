import { chakra, HStack, Stack } from "@chakra-ui/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import { memo } from "react";
import { useDateText } from "../../i18n/useDateText.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatMoney } from "../../lib/money.ts";
import { MoneyText } from "../MoneyText.tsx";
import { type RingLayout, tableWidthAt } from "./geometry.ts";
import type { RingPhase, RingSeat } from "./seat.ts";
import { useCountUp } from "./useCountUp.ts";

export interface RingCentreProps {
  seats: readonly RingSeat[];
  round: number;
  rounds: number;
  /** Null while nobody knows: then no pot is shown. */
  potCents: number | null;
  fullPotCents?: number;
  currency: string;
  dueOn: string | null;
  phase: RingPhase;
  /** Nobody can take a free seat any more. */
  isClosed?: boolean;
  /** The sentence above the ring says how many seats are free. */
  isFreeSaid?: boolean;
  /** Somebody owes a round that is over. */
  isSomethingOpen?: boolean;
}

/** Up to twelve coins are drawn on the table; more are shown as a number. */
const mostCoins = 12;

function CoinsOnTable({ paid, payers }: { paid: number; payers: number }) {
  return (
    <HStack gap="1" justify="center" aria-hidden>
      {Array.from({ length: payers }, (_, at) => (
        <chakra.span
          key={at}
          boxSize="2"
          borderRadius="full"
          borderWidth="1.5px"
          borderColor={at < paid ? "accent.solid" : "border.emphasized"}
          bg={at < paid ? "accent.solid" : "transparent"}
          transition="background-color 240ms ease-out 560ms"
        />
      ))}
    </HStack>
  );
}

/** A figure of the Figtree font is about 0.6 of the font size wide. */
function amountSize(text: string, width: number, size: number): number {
  const wanted = size < 340 ? 30 : size < 460 ? 36 : 46;
  return Math.max(12, Math.min(wanted, width / (text.length * 0.56)));
}

/** What lies on the table: the pot, the round and the day. */
export const RingCentre = memo(function RingCentre(props: RingCentreProps & { layout: RingLayout; textScale: number }) {
  const { seats, round, rounds, potCents, fullPotCents, currency, dueOn, isClosed, isSomethingOpen, phase } = props;
  const { isFreeSaid, layout, textScale } = props;
  const { t } = useTranslation("ring");
  const locale = useLocale();
  const dateText = useDateText();
  const shownCents = useCountUp(potCents ?? 0);
  const payers = seats.filter(({ state }) => !["open", "excused", "spared"].includes(state));
  const paid = payers.filter((seat) => seat.state === "paid").length;
  const EndIcon = isSomethingOpen ? CircleAlert : CircleCheck;
  const empty = seats.filter((seat) => seat.state === "open");
  const free = empty.filter(({ isKept }) => !isKept).length;
  const isWithoutEntry = isClosed && empty.length > 0;
  const isSaidAbove = isFreeSaid && phase === "before" && !isWithoutEntry && free > 0;
  // The larger the reader's text, the fewer words find room; the sentence and the chips of the page say them too.
  const room = layout.tableRadius / textScale;
  const hasEverything = room >= 118;
  const isRoomy = room >= 84;
  const hasWords = room >= 48;
  const widest = formatMoney(Math.max(potCents ?? 0, fullPotCents ?? 0), currency, { locale });
  const amount = amountSize(widest, tableWidthAt(layout, layout.tableRadius * 0.35), layout.size);
  const day = dueOn === null ? null : dateText(dueOn, isRoomy ? "weekday" : "day");

  return (
    <Stack
      position="absolute"
      inset="0"
      align="center"
      justify="center"
      textAlign="center"
      pointerEvents="none"
      gap={hasEverything ? "1.5" : "0.5"}
      mx="auto"
      style={{ width: tableWidthAt(layout, layout.tableRadius * 0.45) }}
    >
      {phase === "completed" ? (
        <>
          <chakra.span color={isSomethingOpen ? "late.fg" : "paid.fg"} aria-hidden>
            <EndIcon size={isRoomy ? 40 : 28} strokeWidth={1.5} />
          </chakra.span>
          <chakra.span textStyle={isRoomy ? "xl" : "md"} fontWeight="semibold">
            {t("completed")}
          </chakra.span>
          {hasWords && (
            <chakra.span color="fg.muted" textStyle={isRoomy ? "sm" : "xs"} textWrap="balance">
              {t(isSomethingOpen ? "stillOpen" : "everyoneReceived")}
            </chakra.span>
          )}
        </>
      ) : (
        <>
          {potCents !== null && (
            <>
              {hasWords && (
                <chakra.span color="fg.muted" textStyle="label">
                  {t(phase === "before" ? "potWhenFull" : "pot")}
                </chakra.span>
              )}
              <chakra.span fontWeight="semibold" lineHeight="1.1" letterSpacing="-0.02em" style={{ fontSize: amount }}>
                <MoneyText cents={shownCents} currency={currency} />
              </chakra.span>
            </>
          )}
          {phase === "running" && hasEverything && fullPotCents !== undefined && fullPotCents !== potCents && (
            <chakra.span color="fg.muted" textStyle="sm">
              {t("ofFull", { amount: formatMoney(fullPotCents, currency, { locale }) })}
            </chakra.span>
          )}
          {phase === "running" && isRoomy && (
            <Stack gap="1.5" py={hasEverything ? "1" : "0"} align="center">
              {hasEverything && payers.length <= mostCoins && <CoinsOnTable paid={paid} payers={payers.length} />}
              <chakra.span color="fg.muted" textStyle="xs">
                {t("paidCount", { paid, payers: payers.length })}
              </chakra.span>
            </Stack>
          )}
          {!isSaidAbove && (
            <chakra.span fontWeight="semibold" textStyle={hasEverything ? "md" : isRoomy ? "sm" : "xs"}>
              {phase === "running"
                ? t("round", { round, rounds })
                : isWithoutEntry
                  ? t("closed")
                  : free === 0
                    ? t("full")
                    : t("seatsFree", { count: free })}
            </chakra.span>
          )}
          {hasWords && (
            <chakra.span color="fg.muted" textStyle={hasEverything ? "sm" : "xs"}>
              {day === null ? t("notScheduled") : t(phase === "running" ? "due" : "starts", { date: day })}
            </chakra.span>
          )}
        </>
      )}
    </Stack>
  );
});
