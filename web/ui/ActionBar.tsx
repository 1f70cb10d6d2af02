import { chakra, HStack } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Room above the tabs at the end of a page and for toasts, where a bar is shown. */
export const withActionBar = "body:has([data-action-bar]) &";

/**
 * The next step within a thumb's reach: one line and its button, above the tabs of phones and tablets. It is for a step
 * whose own place on the page is out of sight.
 */
export function ActionBar({ text, action }: { text: ReactNode; action: ReactNode }) {
  return (
    <HStack
      data-action-bar
      hideFrom="lg"
      position="fixed"
      insetX="0"
      // On the tabs with their border.
      bottom="calc(4rem + 1px + env(safe-area-inset-bottom))"
      zIndex="docked"
      justify="space-between"
      gap="3"
      px="4"
      py="2"
      minH="16"
      bg="surface"
      borderTopWidth="1px"
      boxShadow="md"
      data-no-print
    >
      <chakra.div minW="0" textStyle="sm" lineClamp="2">
        {text}
      </chakra.div>
      <chakra.div flexShrink="0">{action}</chakra.div>
    </HStack>
  );
}
