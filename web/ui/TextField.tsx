import type { ComponentProps } from "react";
import { TextArea, TextInput } from "./controls.ts";
import { goToNext } from "./enterKey.ts";
import { FieldFrame, type FieldProps, useControl } from "./Field.tsx";

export type TextFieldProps = FieldProps & Omit<ComponentProps<typeof TextInput>, "size">;

/** `<TextField label="…" error={errors.name?.message} {...register("name")} />` */
export function TextField({ label, error, hint, isOptional, aside, id, ...input }: TextFieldProps) {
  const control = useControl({ error, hint }, id);
  return (
    <FieldFrame {...{ control, label, error, hint, isOptional, aside }}>
      <TextInput onKeyDown={goToNext} {...input} {...control} />
    </FieldFrame>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<typeof TextArea>, "size">;

export function TextAreaField({ label, error, hint, isOptional, aside, id, ...input }: TextAreaFieldProps) {
  const control = useControl({ error, hint }, id);
  return (
    <FieldFrame {...{ control, label, error, hint, isOptional, aside }}>
      <TextArea {...input} {...control} />
    </FieldFrame>
  );
}
