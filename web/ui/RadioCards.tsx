import { chakra, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { useShownFirst } from "./useShownFirst.ts";

const Option = chakra("label", {
  base: {
    display: "flex",
    gap: "3",
    alignItems: "flex-start",
    p: "3.5",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "l2",
    bg: "surface",
    cursor: "pointer",
    transitionProperty: "border-color, background-color",
    transitionDuration: "fast",
    _hover: { borderColor: "border.emphasized" },
    "&:has(input:checked)": { borderColor: "brand.solid", bg: "brand.subtle" },
    "&:has(input:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
  },
});

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  hint?: string;
}

/** A choice of few, each with a line that says what it means. */
export function RadioCards<Value extends string>(props: {
  label: string;
  value: Value;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
}) {
  const name = useId();
  const [chosen, choose] = useShownFirst(props.value, props.onChange);
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend fontWeight="semibold" textStyle="sm" mb="1.5" p="0">
        {props.label}
      </chakra.legend>
      <Stack gap="2">
        {props.options.map((option) => (
          <Option key={option.value}>
            <chakra.input
              type="radio"
              name={name}
              mt="1"
              accentColor="brand.solid"
              checked={option.value === chosen}
              onChange={() => choose(option.value)}
            />
            <Stack gap="0" minW="0">
              <chakra.span fontWeight="medium">{option.label}</chakra.span>
              {option.hint && (
                <chakra.span color="fg.muted" textStyle="sm">
                  {option.hint}
                </chakra.span>
              )}
            </Stack>
          </Option>
        ))}
      </Stack>
    </chakra.fieldset>
  );
}
