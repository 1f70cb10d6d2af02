import { chakra, HStack, Stack } from "@chakra-ui/react";
import { CircleAlert } from "lucide-react";
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { LineIcon } from "./LineIcon.tsx";

export interface FieldProps {
  label: string;
  /** Why the value is not accepted; shown below with an icon and announced. Empty where another message says it. */
  error?: string;
  hint?: ReactNode;
  isOptional?: boolean;
  /** Beside the label, such as a link. */
  aside?: ReactNode;
}

/** What a control must carry so that label, hint and error belong to it. */
export interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

export function useControl({ error, hint }: Pick<FieldProps, "error" | "hint">, givenId?: string): ControlProps {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-invalid": error !== undefined, "aria-describedby": describedBy || undefined };
}

/** Keeps the place of an error when it is mended, so that nothing moves while a person types and taps on. */
function useKeptPlace(error: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (!current || !error) return;
    current.style.minHeight = "0";
    current.style.minHeight = `${current.offsetHeight}px`;
    current.style.display = "block";
  }, [error]);
  return place;
}

/** The words below a control: the hint, and the error in its own live region so that it is heard when it comes. */
export function FieldNotes({ id, error, hint }: { id: string } & Pick<FieldProps, "error" | "hint">) {
  const place = useKeptPlace(error);
  return (
    <>
      {hint && (
        <chakra.div id={`${id}-hint`} color="fg.muted" textStyle="sm">
          {hint}
        </chakra.div>
      )}
      <chakra.div
        ref={place}
        id={`${id}-error`}
        aria-live="polite"
        color="fg.error"
        textStyle="sm"
        _empty={{ display: "none" }}
      >
        {error && (
          <HStack gap="1.5" align="flex-start">
            <LineIcon>
              <CircleAlert size={16} />
            </LineIcon>
            <span>{error}</span>
          </HStack>
        )}
      </chakra.div>
    </>
  );
}

/** Label above, control, notes below. */
export function FieldFrame({
  control,
  label,
  error,
  hint,
  isOptional,
  aside,
  children,
}: FieldProps & { control: ControlProps; children: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <Stack gap="1.5">
      <HStack justify="space-between" align="baseline" flexWrap="wrap" rowGap="0">
        <chakra.label htmlFor={control.id} fontWeight="semibold" textStyle="sm">
          {label}
          {isOptional && (
            <chakra.span color="fg.muted" fontWeight="normal">
              {` (${t("optional")})`}
            </chakra.span>
          )}
        </chakra.label>
        {aside}
      </HStack>
      {children}
      <FieldNotes id={control.id} error={error} hint={hint} />
    </Stack>
  );
}
