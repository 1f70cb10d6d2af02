import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

export interface Definition {
  /** Tells the entries apart. */
  id: string;
  label: string;
  value: ReactNode;
  /** A line under the value. */
  note?: ReactNode;
}

/** Words and their values in two columns; the values line up. */
export function DefinitionList({ entries }: { entries: readonly Definition[] }) {
  return (
    <chakra.dl divideY="1px" divideColor="border">
      {entries.map(({ id, label, value, note }) => (
        <chakra.div key={id} display="flex" flexWrap="wrap" columnGap="4" py="2.5">
          {/* Each takes what its words need, and half of the line where both have too many; large text takes two lines, whole. */}
          <chakra.dt color="fg.muted" flex="0 1 auto" maxW="max(50% - {spacing.4}, 14rem - 50%)">
            {label}
          </chakra.dt>
          <chakra.dd textAlign="end" flex="1 1 0" minW="min(100%, max(50%, 7rem))" overflowWrap="anywhere">
            <Stack gap="0.5" textWrap="balance">
              <chakra.span fontWeight="medium">{value}</chakra.span>
              {note && (
                <chakra.span color="fg.muted" textStyle="sm">
                  {note}
                </chakra.span>
              )}
            </Stack>
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}
