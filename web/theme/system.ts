/** The parts of Chakra that this app includes. A component whose recipe is missing has no style and gives no warning. */
import { createSystem, type SystemContext } from "@chakra-ui/react";
import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { defineConfig } from "@chakra-ui/react/styled-system";
import { buttonRecipe, headingRecipe, inputRecipe, linkRecipe, skeletonRecipe } from "./recipes.ts";
import { globalCss, theme } from "./sheet.ts";

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
    ...theme,
    breakpoints: { sm: "480px", md: "768px", lg: "1024px", xl: "1280px", "2xl": "1536px" },
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
    recipes: {
      button: buttonRecipe,
      heading: headingRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
    },
  },
  globalCss,
});

let made: SystemContext | undefined;

/** The look of everything. To make it takes as long as a frame may, so it is made once, when it is asked for. */
export const system = (): SystemContext => (made ??= createSystem(defaultBaseConfig, config));
