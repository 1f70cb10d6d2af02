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
          <chakra.dt color="fg.muted" flex="1 1 6rem">
            {label}
          </chakra.dt>
          <chakra.dd textAlign="end" flex="2 1 8rem" minW="0" overflowWrap="anywhere">
            <Stack gap="0.5">
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
