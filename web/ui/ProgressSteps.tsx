import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { Ref } from "react";
import { useLocale } from "../i18n/useLocale.ts";
import { useTranslation } from "../i18n/useTranslation.ts";

/** A filled share of a line. `label` names it for screen readers; `share` runs from 0 to 1. */
export function ProgressBar({ share, label }: { share: number; label: string }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      h="1.5"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        borderRadius="full"
        bg="brand.solid"
        transition="width 240ms ease-out"
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}

/** "Step 2 of 5", the name of the step, and how far it is. Steps count from 1. The words can take the focus. */
export function ProgressSteps({
  step,
  steps,
  title,
  ref,
}: {
  step: number;
  steps: number;
  title?: string;
  ref?: Ref<HTMLHeadingElement>;
}) {
  const { t } = useTranslation("ui");
  const locale = useLocale();
  const share = step / steps;
  const words = t("stepOf", { step, steps });
  return (
    <Stack gap="2">
      <HStack justify="space-between" textStyle="sm">
        <chakra.h2 ref={ref} tabIndex={-1} outline="none">
          <chakra.span color="fg.muted">{words}</chakra.span>
          {title && <chakra.span fontWeight="semibold">{` · ${title}`}</chakra.span>}
        </chakra.h2>
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
          {new Intl.NumberFormat(locale, { style: "percent" }).format(share)}
        </chakra.span>
      </HStack>
      <ProgressBar share={share} label={words} />
    </Stack>
  );
}
