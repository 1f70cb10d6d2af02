import { Box, chakra } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { SelectInput } from "./controls.ts";
import { FieldFrame, type FieldProps, useControl } from "./Field.tsx";

interface Option {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<typeof SelectInput>, "size" | "children"> & {
    options: readonly Option[];
    /** Shown while nothing is chosen. */
    placeholder?: string;
  };

/** The platform's own list, which is the easiest to use on a phone. */
export function SelectField({
  label,
  error,
  hint,
  isOptional,
  aside,
  id,
  options,
  placeholder,
  ...input
}: SelectFieldProps) {
  const control = useControl({ error, hint }, id);
  return (
    <FieldFrame {...{ control, label, error, hint, isOptional, aside }}>
      <Box position="relative">
        <SelectInput {...input} {...control} pe="10" cursor="pointer">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </SelectInput>
        <chakra.span
          position="absolute"
          insetEnd="3"
          top="calc(50% - 10px)"
          color="fg.muted"
          pointerEvents="none"
          aria-hidden
        >
          <ChevronDown size={20} />
        </chakra.span>
      </Box>
    </FieldFrame>
  );
}
