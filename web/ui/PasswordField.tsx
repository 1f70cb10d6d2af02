import { Box } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../i18n/useTranslation.ts";
import { IconButton } from "./Button.tsx";
import { TextInput } from "./controls.ts";
import { goToNext } from "./enterKey.ts";
import { FieldFrame, useControl } from "./Field.tsx";
import type { TextFieldProps } from "./TextField.tsx";

/** A password that can be looked at. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({
  label,
  error,
  hint,
  isOptional,
  aside,
  id,
  togglePlace,
  ...input
}: TextFieldProps & {
  /** Holds the eye, where the Tab key is to reach it later than right after the input; null until it is on the page. */
  togglePlace?: HTMLElement | null;
}) {
  const { t } = useTranslation("ui");
  const control = useControl({ error, hint }, id);
  const [isShown, setIsShown] = useState(false);
  const toggle = (
    <IconButton
      label={t(isShown ? "hidePassword" : "showPassword")}
      aria-pressed={isShown}
      onClick={() => setIsShown(!isShown)}
      position="absolute"
      insetEnd="0.5"
      top="calc(50% - 22px)"
      color="fg.muted"
    >
      {isShown ? <EyeOff /> : <Eye />}
    </IconButton>
  );
  return (
    <FieldFrame {...{ control, label, error, hint, isOptional, aside }}>
      <Box position="relative">
        <TextInput
          onKeyDown={goToNext}
          {...input}
          {...control}
          type={isShown ? "text" : "password"}
          pe="12"
          spellCheck={false}
          autoCapitalize="none"
        />
        {togglePlace === undefined ? toggle : togglePlace && createPortal(toggle, togglePlace)}
      </Box>
    </FieldFrame>
  );
}
