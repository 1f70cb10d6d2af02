import { type SyntheticEvent, useState } from "react";

/** Where a dialog's pieces say that something in them was put together and waits to be sent. */
const MARK = "[data-unsent]";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** A search asks by itself while it is typed, so nothing of it is lost. */
const isForSending = ({ type }: TextControl) => !["checkbox", "radio", "range", "search"].includes(type);

/** Knows what somebody has written in a dialog and not sent. */
export function useUnsent(): { handleInput: (event: SyntheticEvent) => void; isIn: (dialog: HTMLElement) => boolean } {
  // What a form begins with is no loss; what was typed over it is.
  const [typedIn] = useState(() => new WeakSet<EventTarget>());
  return {
    handleInput: ({ target }) => void typedIn.add(target),
    isIn: (dialog) =>
      dialog.querySelector(MARK) !== null ||
      [...dialog.querySelectorAll<TextControl>("input, textarea")].some(
        (control) => typedIn.has(control) && isForSending(control) && control.value !== "",
      ),
  };
}
