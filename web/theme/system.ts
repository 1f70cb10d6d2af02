/** The parts of Chakra that this app includes. A component whose recipe is missing has no style and gives no warning. */
import { createSystem } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { defineConfig } from "@chakra-ui/react/styled-system";
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, skeletonRecipe } from "./recipes.ts";
import { durations, fontWeights, keyframes, radii, sizes, spacing, zIndex } from "./scale.ts";
import { semanticColors } from "./semanticColors.ts";

const fonts = '"Figtree Variable", "Figtree Fallback", system-ui, sans-serif';
const text = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });
const shadow = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

const config = defineConfig({
  cssVarsPrefix: "c",
  preflight: true,
  conditions: {
    light: ":root:not([data-theme]) &, [data-theme=default] &",
    dark: "[data-theme=dark] &, [data-theme=forest] &",
    forest: "[data-theme=forest] &",
    moreContrast: "[data-contrast=more] &",
    moreContrastDark: "[data-contrast=more][data-theme=dark] &",
    moreContrastForest: "[data-contrast=more][data-theme=forest] &",
    still: "[data-still] &",
  },
  theme: {
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" },
    keyframes,
    textStyles: {
      xs: text("12px", "16px"),
      sm: text("14px", "20px"),
      md: text("16px", "24px"),
      lg: text("18px", "26px"),
      xl: text("22px", "28px"),
      "2xl": text("28px", "34px"),
      "3xl": text("36px", "42px"),
      "4xl": text("48px", "52px"),
      /** The small word above a figure. */
      label: {
        value: { fontSize: "12px", lineHeight: "16px", fontWeight: "600", letterSpacing: "0.02em" },
      },
    },
    tokens: {
      spacing,
      sizes,
      radii,
      fontWeights,
      durations,
      zIndex,
      colors: {
        transparent: { value: "transparent" },
        current: { value: "currentColor" },
        black: { value: "#000000" },
        white: { value: "#FFFFFF" },
        blackAlpha: { 500: { value: "rgba(10, 14, 18, 0.48)" } },
      },
      fonts: { body: { value: fonts }, heading: { value: fonts }, mono: { value: "ui-monospace, monospace" } },
    },
    semanticTokens: {
      colors: semanticColors,
      radii: { l1: { value: "{radii.sm}" }, l2: { value: "{radii.md}" }, l3: { value: "{radii.xl}" } },
      shadows: {
        sm: shadow("0 1px 3px rgba(29, 36, 48, 0.10)", "0 1px 3px rgba(0, 0, 0, 0.5)"),
        md: shadow("0 6px 20px -6px rgba(29, 36, 48, 0.18)", "0 6px 20px -6px rgba(0, 0, 0, 0.7)"),
        lg: shadow("0 16px 40px -12px rgba(29, 36, 48, 0.28)", "0 16px 40px -12px rgba(0, 0, 0, 0.8)"),
      },
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
      colorScheme: { base: "light", _dark: "dark" },
      "--focus-ring-width": { base: "2px", _moreContrast: "3px" },
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
    "html, body": { _print: { bg: "white !important", color: "black !important" } },
    "[data-no-print]": { _print: { display: "none !important" } },
  },
});

export const system = createSystem(defaultBaseConfig, config);
