import { Box } from "@chakra-ui/react";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "./Button.tsx";
import { TextInput } from "./controls.ts";
import { goToNext } from "./enterKey.ts";
import { FieldFrame, useControl } from "./Field.tsx";
import type { TextFieldProps } from "./TextField.tsx";

/** A password that can be looked at. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField({ label, error, hint, isOptional, aside, id, ...input }: TextFieldProps) {
  const { t } = useTranslation("ui");
  const control = useControl({ error, hint }, id);
  const [isShown, setIsShown] = useState(false);
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
        <IconButton
          label={t(isShown ? "hidePassword" : "showPassword")}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          position="absolute"
          insetEnd="0.5"
          top="0.5"
          color="fg.muted"
        >
          {isShown ? <EyeOff /> : <Eye />}
        </IconButton>
      </Box>
    </FieldFrame>
  );
}
