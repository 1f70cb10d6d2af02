import { Box, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * The places of a group's page. On a phone one column: the ring, what is to be done, and then what the circle is. From
 * 768 px two columns: the ring above what the circle is, beside what is to be done.
 */
export function GroupFrame(props: { head: ReactNode; ring: ReactNode; about: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={{ base: "5", lg: "8" }}>
      {props.head}
      <Box
        display="grid"
        columnGap={{ base: "6", xl: "10" }}
        rowGap={{ base: "6", md: "5" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }}
        gridTemplateRows={{ md: "auto 1fr" }}
        alignItems="start"
      >
        <Stack gap="4">{props.ring}</Stack>
        <Stack gap="5" gridColumn={{ md: "2" }} gridRow={{ md: "1 / span 2" }}>
          {props.children}
        </Stack>
        <Stack gap="5">{props.about}</Stack>
      </Box>
    </Stack>
  );
}
