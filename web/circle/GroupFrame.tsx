import { Box, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/**
 * The places of a group's page. On a phone one column, ring first; from 1024 px the ring stays in view beside what is
 * to be done and read.
 */
export function GroupFrame(props: { head: ReactNode; ring: ReactNode; children: ReactNode }) {
  return (
    <Stack gap={{ base: "5", lg: "8" }}>
      {props.head}
      <Box
        display="grid"
        gap={{ base: "6", lg: "8", xl: "10" }}
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        alignItems="start"
      >
        <Stack gap="4" position={{ lg: "sticky" }} top={{ lg: "24" }}>
          {props.ring}
        </Stack>
        <Stack gap="5">{props.children}</Stack>
      </Box>
    </Stack>
  );
}
