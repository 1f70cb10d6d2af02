import { chakra, Heading, HStack, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** One step of the first visit: a picture, what it is about, and its buttons, the main one first. */
export function StepCard(props: { picture: ReactNode; title: string; text: ReactNode; children?: ReactNode }) {
  return (
    <Stack gap="6" align="center" textAlign="center">
      <chakra.div w="full" maxW="14rem" aria-hidden>
        {props.picture}
      </chakra.div>
      <Stack gap="2">
        <Heading as="h1" size="xl" overflowWrap="anywhere">
          {props.title}
        </Heading>
        <chakra.p color="fg.muted">{props.text}</chakra.p>
      </Stack>
      {props.children && (
        <HStack gap="3" flexWrap="wrap" justify="center">
          {props.children}
        </HStack>
      )}
    </Stack>
  );
}
