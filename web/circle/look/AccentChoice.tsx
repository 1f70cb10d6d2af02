import { chakra, HStack } from "@chakra-ui/react";
import { ACCENTS } from "../../../schema/accents.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { FieldNotes, useControl } from "../../ui/Field.tsx";
import { useShownFirst } from "../../ui/useShownFirst.ts";

const Swatch = chakra("label", {
  base: {
    display: "grid",
    boxSize: "11",
    borderRadius: "full",
    borderWidth: "2px",
    borderColor: "transparent",
    p: "1",
    cursor: "pointer",
    "&:has(input:checked)": { borderColor: "brand.solid" },
    "&:has(input:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  },
});

/** The accent of a circle: one of few colours, all of which can be read on in every theme. */
export function AccentChoice({
  error,
  onChange,
  value,
}: {
  /** "" is none. */
  value: string;
  onChange: (colour: string) => void;
  error: string | undefined;
}) {
  const { t } = useTranslation("create");
  const control = useControl({ error, hint: undefined });
  const [chosen, choose] = useShownFirst(value, onChange);
  const choices = ["", ...ACCENTS];
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend fontWeight="semibold" textStyle="sm" mb="1.5" p="0">
        {t("accent")}
      </chakra.legend>
      <HStack gap="1" flexWrap="wrap">
        {choices.map((colour, at) => (
          <Swatch key={colour}>
            <chakra.input
              srOnly
              type="radio"
              name="accent"
              aria-label={colour ? t("accentNumber", { number: at }) : t("accentNone")}
              checked={chosen === colour}
              onChange={() => choose(colour)}
            />
            <chakra.span
              borderRadius="full"
              borderWidth="1px"
              borderStyle={colour ? "solid" : "dashed"}
              borderColor="border.emphasized"
              style={{ background: colour || undefined }}
            />
          </Swatch>
        ))}
      </HStack>
      <FieldNotes id={control.id} error={error} />
    </chakra.fieldset>
  );
}
