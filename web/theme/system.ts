/** The parts of Chakra that this app includes. A component whose recipe is missing has no style and gives no warning. */
import { createSystem, type SystemContext } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { defineConfig } from "@chakra-ui/react/styled-system";
import { colours } from "./colours.ts";
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, skeletonRecipe } from "./recipes.ts";
import { durations, fontWeights, keyframes, radii, sizes, spacing, zIndex } from "./scale.ts";

const fonts = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const text = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

const config = defineConfig({
  cssVarsPrefix: "c",
  preflight: true,
  conditions: {
    dark: "[data-theme=dark] &, [data-theme=forest] &",
    moreContrast: "[data-contrast=more] &",
    still: "[data-still] &",
  },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" },
    keyframes,
    textStyles: {
      xs: text("0.75rem", "1rem"),
      sm: text("0.875rem", "1.25rem"),
      md: text("1rem", "1.5rem"),
      lg: text("1.125rem", "1.625rem"),
      xl: text("1.375rem", "1.75rem"),
      "2xl": text("1.75rem", "2.125rem"),
      "3xl": text("2.25rem", "2.625rem"),
      "4xl": text("3rem", "3.25rem"),
      /** The small word above a figure. */
      label: {
        value: { fontSize: "0.75rem", lineHeight: "1rem", fontWeight: "600", letterSpacing: "0.02em" },
      },
    },
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
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
    },
  },
  globalCss: {
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
    "*::selection": { bg: "colorPalette.emphasized/80" },
    body: { textStyle: "md", minH: "100dvh", overflowWrap: "anywhere" },
    // The page behind an open dialog stays where it is.
    "html:has(dialog[open])": { overflow: "hidden" },
    "html[data-theme-changing] *": {
      transition: "background-color 300ms ease-out, border-color 300ms ease-out, color 300ms ease-out !important",
    },
    "html[data-still] *, html[data-still] *::before, html[data-still] *::after": {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0.01ms !important",
      scrollBehavior: "auto !important",
    },
    "[data-no-print], .button, input, select": { _print: { display: "none !important" } },
    section: { _print: { breakInside: "avoid" } },
  },
});

let made: SystemContext | undefined;

/** The look of everything. To make it takes as long as a frame may, so it is made once, when it is asked for. */
export const system = (): SystemContext => (made ??= createSystem(defaultBaseConfig, config));
