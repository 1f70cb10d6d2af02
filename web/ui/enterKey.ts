import type { KeyboardEvent } from "react";
import { isTouch } from "./useIsTouch.ts";

const places = "input:not([type=hidden]), select, textarea";

/**
 * Where the keyboard of a phone calls its key "next" (`enterKeyHint`), the key goes to the next input of the form. With
 * other keyboards Enter sends the form, as everywhere.
 */
export function goToNext({ currentTarget: input, key, nativeEvent }: KeyboardEvent<HTMLInputElement>) {
  if (key !== "Enter" || input.enterKeyHint !== "next" || nativeEvent.isComposing) return;
  if (!isTouch()) return;
  nativeEvent.preventDefault();
  const inputs = [...(input.form?.querySelectorAll<HTMLElement>(places) ?? [])];
  inputs[inputs.indexOf(input) + 1]?.focus();
}
