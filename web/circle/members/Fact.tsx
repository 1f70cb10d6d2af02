import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A word about a member and what it is for them; an item of a description list. */
export function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <Stack gap="0.5">
      <chakra.dt color="fg.muted" textStyle="label">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {value}
      </chakra.dd>
    </Stack>
  );
}
