import { Stack, VisuallyHidden } from "@chakra-ui/react";
import { LocateFixed } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Banner } from "../ui/Banner.tsx";
import { Button } from "../ui/Button.tsx";
import { TextField, type TextFieldProps } from "../ui/TextField.tsx";
import { useDevicePlace } from "./useDevicePlace.ts";

/** A place in words: typed, or where this device is. */
export function LocationField({
  label,
  hint,
  onFound,
  children,
  ...field
}: Omit<TextFieldProps, "label"> & {
  label?: string;
  /** Called with the place of the device. */
  onFound: (place: string) => void;
  /** Right below the input, such as places that were found. */
  children?: ReactNode;
}) {
  const { t } = useTranslation("location");
  const { failure, find, found, giveUp, isBusy } = useDevicePlace(onFound);
  return (
    <Stack gap="2">
      <TextField
        label={label ?? t("label")}
        hint={hint ?? t("hint")}
        {...field}
        onInput={(event) => {
          giveUp();
          field.onInput?.(event);
        }}
      />
      {children}
      <Button variant="outline" colorPalette="gray" size="sm" alignSelf="flex-start" isPending={isBusy} onClick={find}>
        <LocateFixed aria-hidden />
        {t("useDevice")}
      </Button>
      <VisuallyHidden role="status">{found !== null && !failure && t("found", { place: found })}</VisuallyHidden>
      {failure && (
        <Banner tone="due" title={t(`${failure}.title`)}>
          {t(`${failure}.text`)}
        </Banner>
      )}
    </Stack>
  );
}
