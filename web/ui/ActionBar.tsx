import { chakra, HStack } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";

const placeId = "action-bar";

/** Where the bar stands: behind all else of a page, so that at the end of the page it covers nothing. */
export const ActionBarPlace = () => (
  <chakra.div
    id={placeId}
    hideFrom="lg"
    position="sticky"
    // On the tabs with their border.
    bottom="calc(65px + env(safe-area-inset-bottom))"
    zIndex="docked"
    mx={{ base: "-4", md: "-6" }}
  />
);

/**
 * The next step within a thumb's reach: one line and its button, above the tabs of phones and tablets. It is for a step
 * whose own place on the page is out of sight.
 */
export function ActionBar(props: {
  /** Nothing while the page says it in sight. */
  text?: ReactNode;
  action: ReactNode;
}) {
  const [place] = useState(() => document.getElementById(placeId));
  if (!place) return null;
  return createPortal(
    <HStack
      data-action-bar
      justify={props.text ? "space-between" : "flex-end"}
      flexWrap="wrap"
      columnGap="3"
      rowGap="1"
      px="4"
      py="2"
      minH="16"
      bg="surface"
      borderTopWidth="1px"
      boxShadow="md"
      data-no-print
    >
      {props.text && (
        <chakra.div
          flex="1 1 9rem"
          minW="0"
          textStyle="sm"
          // Fewer than fifteen letters wide: the bar would cover what the page says in the same words.
          css={{ "@media (max-width: 15em)": { display: "none" } }}
        >
          {props.text}
        </chakra.div>
      )}
      {/* By itself it fills the bar of a phone. */}
      <chakra.div display="grid" flex={props.text ? undefined : { base: "1", md: "none" }}>
        {props.action}
      </chakra.div>
    </HStack>,
    place,
  );
}
