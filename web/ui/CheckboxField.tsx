import { chakra, HStack, Stack } from "@chakra-ui/react";
import type { ComponentProps, ReactNode } from "react";
import { FieldNotes, useControl } from "./Field.tsx";

const Box = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: "0",
    display: "grid",
    placeItems: "center",
    boxSize: "5",
    // In the middle of the first line, at any size of text.
    mt: "calc((1lh - {sizes.5}) / 2)",
    borderWidth: "1.5px",
    borderColor: "border.emphasized",
    borderRadius: "l1",
    bg: "surface",
    cursor: "pointer",
    transitionProperty: "background-color, border-color",
    transitionDuration: "fast",
    focusVisibleRing: "outside",
    scrollMarginY: "28",
    _before: {
      content: '""',
      boxSize: "3",
      bg: "brand.contrast",
      transform: "scale(0)",
      transition: "transform 120ms ease-out",
      clipPath: "polygon(14% 44%, 0 60%, 42% 100%, 100% 18%, 84% 4%, 40% 68%)",
    },
    _checked: { bg: "brand.solid", borderColor: "brand.solid", _before: { transform: "scale(1)" } },
    _invalid: { borderColor: "border.error" },
    _disabled: { opacity: "0.55", cursor: "not-allowed" },
  },
});

const Track = chakra("input", {
  base: {
    appearance: "none",
    flexShrink: "0",
    w: "11",
    h: "6",
    borderRadius: "full",
    borderWidth: "1.5px",
    borderColor: "border.emphasized",
    bg: "sunken",
    cursor: "pointer",
    transition: "background-color 120ms ease-out",
    focusVisibleRing: "outside",
    _before: {
      content: '""',
      display: "block",
      boxSize: "4",
      mt: "2.5px",
      ms: "3px",
      borderRadius: "full",
      bg: "border.emphasized",
      transition: "transform 120ms ease-out",
    },
    _checked: {
      bg: "brand.solid",
      borderColor: "brand.solid",
      _before: { bg: "brand.contrast", transform: "translateX(19px)" },
    },
    _disabled: { opacity: "0.55", cursor: "not-allowed" },
  },
});

interface ChoiceProps {
  label: ReactNode;
  error?: string;
  hint?: ReactNode;
}

export type CheckboxFieldProps = ChoiceProps & Omit<ComponentProps<typeof Box>, "type">;

/** `<CheckboxField label="…" error={errors.agree?.message} {...register("agree")} />`; the label may hold links. */
export function CheckboxField({ label, error, hint, id, ...input }: CheckboxFieldProps) {
  const control = useControl({ error, hint }, id);
  return (
    <Stack gap="1.5">
      <HStack gap="3" align="flex-start">
        <Box {...input} {...control} type="checkbox" />
        <chakra.label htmlFor={control.id} cursor="pointer">
          {label}
        </chakra.label>
      </HStack>
      <FieldNotes id={control.id} error={error} hint={hint} />
    </Stack>
  );
}

export type SwitchFieldProps = ChoiceProps & Omit<ComponentProps<typeof Track>, "type" | "role">;

/** For what takes effect at once; a form's yes or no is a checkbox. */
export function SwitchField({ label, error, hint, id, ...input }: SwitchFieldProps) {
  const control = useControl({ error, hint }, id);
  return (
    <HStack gap="4" justify="space-between" align="flex-start">
      <Stack gap="0.5">
        <chakra.label htmlFor={control.id} fontWeight="medium" cursor="pointer">
          {label}
        </chakra.label>
        <FieldNotes id={control.id} error={error} hint={hint} />
      </Stack>
      <Track {...input} {...control} type="checkbox" role="switch" />
    </HStack>
  );
}
