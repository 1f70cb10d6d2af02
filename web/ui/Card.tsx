import { chakra } from "@chakra-ui/react";

/** A sheet on the table: surface and border, no shadow. As a link or button it answers to the pointer. */
export const Card = chakra("section", {
  base: {
    display: "block",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l3",
    p: { base: "4", md: "5" },
    minW: "0",
    "&:is(a, button)": {
      textAlign: "start",
      cursor: "pointer",
      textDecoration: "none",
      transitionProperty: "border-color",
      transitionDuration: "fast",
      focusVisibleRing: "outside",
      _hover: { borderColor: "border.emphasized" },
    },
  },
  variants: {
    tone: {
      plain: {},
      /** Marks whose turn it is; at most one on a screen. */
      accent: { borderColor: "accent.border", bg: "accent.subtle" },
      sunken: { bg: "sunken", borderColor: "transparent" },
    },
  },
  defaultVariants: { tone: "plain" },
});
