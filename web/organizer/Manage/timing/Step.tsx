import { chakra, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** One thing to do within a section, with what it means. */
export function Step({ children, text, title }: { title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Stack gap="3" pt="4" borderTopWidth="1px" borderColor="border">
      <Stack gap="0.5">
        <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
        <chakra.p color="fg.muted" textStyle="sm">
          {text}
        </chakra.p>
      </Stack>
      {children}
    </Stack>
  );
}
