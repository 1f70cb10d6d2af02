import { chakra, HStack, Stack } from "@chakra-ui/react";
import { useTranslation } from "../../i18n/useTranslation.ts";

/** How much of a cycle is paid out (D97), in words and as a line. */
export function CardProgress({ percent }: { percent: number }) {
  const { t } = useTranslation("browse");
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" textStyle="sm" color="fg.muted">
        <span>{t("card.progress")}</span>
        <chakra.span fontVariantNumeric="tabular-nums">{t("card.percent", { rate: percent })}</chakra.span>
      </HStack>
      <chakra.div h="1.5" borderRadius="full" bg="sunken" overflow="hidden" aria-hidden>
        <chakra.div h="full" borderRadius="full" bg="brand.solid" style={{ width: `${percent}%` }} />
      </chakra.div>
    </Stack>
  );
}
