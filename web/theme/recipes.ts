import { defineRecipe } from "@chakra-ui/react/styled-system";

/**
 * 44 px by default: a thumb's width. `sm` is for rows of a list on a desktop. A label that is wider than its place takes
 * more lines.
 */
export const buttonRecipe = defineRecipe({
  className: "button",
  base: {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    flexShrink: "0",
    maxW: "full",
    borderRadius: "l2",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "semibold",
    lineHeight: "1.2",
    textAlign: "center",
    userSelect: "none",
    cursor: "pointer",
    textDecoration: "none",
    transitionProperty: "background-color, border-color, color, transform",
    transitionDuration: "fast",
    transitionTimingFunction: "ease-out",
    focusVisibleRing: "outside",
    _active: { transform: "translateY(1px)" },
    _disabled: { opacity: "0.55", cursor: "not-allowed", _active: { transform: "none" } },
    _icon: { flexShrink: "0", width: "5", height: "5" },
  },
  variants: {
    size: {
      xs: { minH: "8", minW: "8", px: "2.5", py: "1", textStyle: "xs", _icon: { width: "4", height: "4" } },
      sm: { minH: "9", minW: "9", px: "3.5", py: "1", textStyle: "sm", _icon: { width: "4", height: "4" } },
      md: { minH: "11", minW: "11", px: "5", py: "1.5", textStyle: "md" },
      lg: { minH: "13", minW: "13", px: "6", py: "1.5", textStyle: "md" },
    },
    variant: {
      solid: { bg: "colorPalette.solid", color: "colorPalette.contrast", _hover: { bg: "colorPalette.hover" } },
      outline: {
        bg: "surface",
        borderColor: "border.emphasized",
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.subtle" },
        _expanded: { bg: "colorPalette.subtle" },
      },
      subtle: {
        bg: "colorPalette.subtle",
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.muted" },
        _expanded: { bg: "colorPalette.muted" },
      },
      ghost: {
        bg: "transparent",
        color: "colorPalette.fg",
        _hover: { bg: "colorPalette.subtle" },
        _expanded: { bg: "colorPalette.subtle" },
      },
      plain: { color: "colorPalette.fg", p: "0", minH: "0", minW: "0", _hover: { textDecoration: "underline" } },
    },
  },
  defaultVariants: { size: "md", variant: "solid" },
});

/** One look for text inputs, selects and text areas. 16 px text, or iOS zooms in. */
export const inputRecipe = defineRecipe({
  className: "input",
  base: {
    width: "full",
    minWidth: "0",
    minH: "12",
    px: "3.5",
    py: "2",
    appearance: "none",
    textAlign: "start",
    textStyle: "md",
    color: "fg",
    bg: "surface",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "l2",
    transitionProperty: "border-color, box-shadow",
    transitionDuration: "fast",
    focusVisibleRing: "outside",
    // With the focus, the label above and the error below come into view too.
    scrollMarginY: "28",
    _hover: { borderColor: "fg.muted" },
    _invalid: { borderColor: "border.error", boxShadow: "inset 0 0 0 1px {colors.border.error}" },
    _disabled: { bg: "sunken", color: "fg.muted", cursor: "not-allowed" },
    _readOnly: { bg: "sunken" },
  },
  variants: {
    size: {
      sm: { minH: "10", px: "3", py: "1.5" },
      md: {},
      area: { minH: "24", py: "2.5" },
    },
    variant: { outline: {} },
  },
  defaultVariants: { size: "md", variant: "outline" },
});

export const headingRecipe = defineRecipe({
  className: "heading",
  base: { fontFamily: "heading", fontWeight: "semibold", letterSpacing: "-0.01em", textWrap: "balance" },
  variants: {
    size: {
      sm: { textStyle: "md" },
      md: { textStyle: "lg" },
      lg: { textStyle: "xl" },
      xl: { textStyle: "2xl" },
      "2xl": { textStyle: "3xl" },
    },
  },
  defaultVariants: { size: "lg" },
});

export const linkRecipe = defineRecipe({
  className: "link",
  base: {
    color: "info.fg",
    fontWeight: "medium",
    textDecoration: "underline",
    textDecorationColor: "info.border",
    textUnderlineOffset: "0.2em",
    // A fingertip's height, which within a line of text moves no other line.
    py: "1",
    borderRadius: "l1",
    focusVisibleRing: "outside",
    _hover: { textDecorationColor: "currentColor" },
  },
  variants: { variant: { underline: {}, plain: { color: "inherit", textDecoration: "none" } } },
  defaultVariants: { variant: "underline" },
});

export const skeletonRecipe = defineRecipe({
  className: "skeleton",
  base: { borderRadius: "l2" },
  variants: {
    loading: {
      true: {
        bg: "bg.emphasized",
        color: "transparent",
        boxShadow: "none",
        pointerEvents: "none",
        userSelect: "none",
        flexShrink: "0",
        "&::before, &::after, *": { visibility: "hidden" },
      },
      false: {},
    },
    variant: { pulse: { animation: "pulse", animationDuration: "1.6s" }, none: { animation: "none" } },
  },
  defaultVariants: { variant: "pulse", loading: true },
});
