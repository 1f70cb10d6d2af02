import { chakra } from "@chakra-ui/react";

/**
 * A card's place in a list. It is drawn when it comes near the screen, so that a list of hundreds scrolls like one of ten; search
 * in the page, keyboard and screen readers find it all the same.
 */
export const CardItem = chakra("div", {
  base: { contentVisibility: "auto", containIntrinsicSize: "auto 24rem", display: "grid", minW: "0" },
});
