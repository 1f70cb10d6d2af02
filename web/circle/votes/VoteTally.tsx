import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useLocale } from "../../i18n/useLocale.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";

export interface Tally {
  voters: number;
  needed: number;
  yes: number;
  no: number;
  /** Whether the vote is closed. */
  isOver: boolean;
}

const Share = chakra("span", { base: { h: "full", display: "block", transition: "flex-grow {durations.moderate}" } });

/** How many voted how, as a bar with the mark that Yes has to reach, and in words. */
export function VoteTally({ isOver, needed, no, voters, yes }: Tally) {
  const { t } = useTranslation("restart");
  const percent = new Intl.NumberFormat(useLocale(), { style: "percent", maximumFractionDigits: 0 });
  const silent = voters - yes - no;
  return (
    <Stack gap="2">
      <HStack justify="space-between" align="baseline" gap="4">
        <chakra.span textStyle="2xl" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {t("tally.yes", { yes, voters })}
        </chakra.span>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {percent.format(yes / voters)}
        </chakra.span>
      </HStack>
      <chakra.div position="relative" aria-hidden>
        <chakra.div display="flex" gap="2px" h="3" borderRadius="full" overflow="hidden" bg="sunken">
          <Share bg="paid.solid" style={{ flexGrow: yes }} />
          <Share style={{ flexGrow: silent }} />
          <Share bg="border.emphasized" style={{ flexGrow: no }} />
        </chakra.div>
        <chakra.span
          position="absolute"
          top="-1"
          bottom="-1"
          w="2px"
          bg="fg"
          style={{ insetInlineStart: `${(100 * needed) / voters}%` }}
        />
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="sm">
        {t("tally.others", { no, silent })} {t(isOver ? "tally.wasNeeded" : "tally.needed", { count: needed })}
      </chakra.p>
    </Stack>
  );
}
