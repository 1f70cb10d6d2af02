import { chakra, Grid, HStack, Stack } from "@chakra-ui/react";
import { SunMoon } from "lucide-react";
import { useId } from "react";
import type { StoredTheme } from "../../../app/useKeepAppearance.ts";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import { palettes, type ThemeName } from "../../../theme/palette.ts";
import { useAppearance } from "../../../theme/useAppearance.ts";
import { Button } from "../../../ui/Button.tsx";

const THEMES = ["default", "dark", "forest"] as const satisfies readonly ThemeName[];

const Option = chakra("label", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    p: "3",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    bg: "surface",
    cursor: "pointer",
    "&:has(input:checked)": { borderColor: "brand.solid", boxShadow: "inset 0 0 0 1px {colors.brand.solid}" },
    "&:has(input:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  },
});

/** A small page in the colours of a theme: ground, card, text, and the one thing whose turn it is. */
function ThemePicture({ theme }: { theme: ThemeName }) {
  const { accent, bg, border, brand, muted, surface, text } = palettes[theme];
  return (
    <chakra.svg viewBox="0 0 120 60" h="60px" flex="1 1 6rem" minW="0" aria-hidden>
      <rect width="120" height="60" rx="6" fill={bg} stroke={border} />
      <rect x="10" y="10" width="64" height="40" rx="5" fill={surface} stroke={border} />
      <rect x="17" y="18" width="34" height="5" rx="2.5" fill={text} />
      <rect x="17" y="28" width="44" height="4" rx="2" fill={muted} />
      <rect x="17" y="38" width="20" height="6" rx="3" fill={brand.ink} />
      <circle cx="96" cy="30" r="14" fill="none" stroke={border} strokeWidth="3" />
      <circle cx="96" cy="16" r="4.5" fill={accent.ink} />
    </chakra.svg>
  );
}

/** One of three themes, or the one that this device's system has. Shows what this device shows, kept with the account or not. */
export function ThemePicker({ onChoose }: { onChoose: (theme: StoredTheme) => void }) {
  const { t } = useTranslation("settings");
  const name = useId();
  const chosen = useAppearance("theme");
  return (
    <Stack gap="3">
      <chakra.fieldset border="0" p="0" m="0" minW="0">
        <chakra.legend fontWeight="medium" mb="2" p="0">
          {t("appearance.themes")}
        </chakra.legend>
        <Grid gap="3" gridTemplateColumns="repeat(auto-fill, minmax(min(11rem, 100%), 1fr))">
          {THEMES.map((theme) => (
            <Option key={theme}>
              <ThemePicture theme={theme} />
              <HStack gap="2" align="flex-start" flex="1 1 9rem" minW="0">
                <chakra.input
                  type="radio"
                  name={name}
                  mt="1"
                  accentColor="brand.solid"
                  checked={chosen === theme}
                  onChange={() => onChoose(theme)}
                />
                <Stack gap="0" minW="0">
                  <chakra.span fontWeight="medium">{t(`appearance.${theme}`)}</chakra.span>
                  <chakra.span color="fg.muted" textStyle="sm">
                    {t(`appearance.${theme}Text`)}
                  </chakra.span>
                </Stack>
              </HStack>
            </Option>
          ))}
        </Grid>
      </chakra.fieldset>
      <HStack gap="3" flexWrap="wrap">
        <Button
          variant={chosen === undefined ? "solid" : "outline"}
          size="sm"
          aria-pressed={chosen === undefined}
          onClick={() => onChoose("system")}
        >
          <SunMoon aria-hidden />
          {t("appearance.system")}
        </Button>
        <chakra.span color="fg.muted" textStyle="sm">
          {t("appearance.systemText")}
        </chakra.span>
      </HStack>
    </Stack>
  );
}
