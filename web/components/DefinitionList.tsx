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
        <chakra.div key={id} display="flex" justifyContent="space-between" gap="4" py="2.5">
          <chakra.dt color="fg.muted" flexShrink="0" maxW="45%">
            {label}
          </chakra.dt>
          <chakra.dd textAlign="end" minW="0" overflowWrap="anywhere">
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
