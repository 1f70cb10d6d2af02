/**
 * What of the look stands in the page's own style sheet and nowhere else: what the names of styles mean, and the style of the
 * document. The build writes the sheet (build/preparedStyles.ts) and leaves this out of the scripts.
 */
import type { SystemConfig } from "@chakra-ui/react";
import { colours } from "./colours.ts";
import { durations, fontWeights, keyframes, radii, sizes, spacing, zIndex } from "./scale.ts";

const fonts = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';

export const theme: SystemConfig["theme"] = {
  keyframes,
  tokens: {
    spacing,
    sizes,
    radii,
    fontWeights,
    durations,
    zIndex,
    shadows: {
      sm: { value: "var(--shade-1)" },
      md: { value: "var(--shade-2)" },
      lg: { value: "var(--shade-3)" },
    },
    colors: {
      transparent: { value: "transparent" },
      current: { value: "currentColor" },
      black: { value: "#000000" },
      white: { value: "#FFFFFF" },
      ...colours,
      blackAlpha: { 500: { value: "rgba(10, 14, 18, 0.48)" } },
    },
    fonts: { body: { value: fonts }, heading: { value: fonts }, mono: { value: "ui-monospace, monospace" } },
  },
  semanticTokens: {
    radii: { l1: { value: "{radii.sm}" }, l2: { value: "{radii.md}" }, l3: { value: "{radii.xl}" } },
  },
};

export const globalCss: SystemConfig["globalCss"] = {
  html: {
    color: "fg",
    bg: "bg",
    lineHeight: "1.5",
    colorPalette: "brand",
    "--global-font-mono": "fonts.mono",
    "--global-font-body": "fonts.body",
    "--global-color-border": "colors.border",
    "--focus-ring-width": { base: "2px", _moreContrast: "3px" },
    // Faces and pictures have colours of their own.
    filter: { _print: "grayscale(1)" },
  },
  "*::placeholder": { color: "fg.muted/80" },
  // What does not fit says so; what is typed scrolls instead.
  "input:placeholder-shown": { textOverflow: "ellipsis" },
  "*::selection": { bg: "colorPalette.emphasized/80" },
  body: { textStyle: "md", minH: "100dvh" },
  // The page behind an open dialog stays where it is.
  "html:has(dialog[open])": { overflow: "hidden" },
  "html[data-theme-changing] *": {
    transition: "background-color 300ms ease-out, border-color 300ms ease-out, color 300ms ease-out !important",
  },
  "html[data-still] *, html[data-still] *::before, html[data-still] *::after": {
    animationDuration: "0.01ms !important",
    animationIterationCount: "1 !important",
    // However short, a duration here would give a transition to each property of each element.
    transition: "none !important",
    scrollBehavior: "auto !important",
  },
  "[data-no-print], .button, input, select": { _print: { display: "none !important" } },
  section: { _print: { breakInside: "avoid" } },
};
