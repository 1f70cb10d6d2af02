import { readOwn, writeOwn } from "../session/ofPerson.ts";
import type { Values } from "./formValues.ts";

/**
 * What somebody has typed in a form and not sent: kept on the device for them alone, also while their session is over.
 * Whoever uses it forgets it when the form is sent or given up.
 */
export interface KeptTyping<Inputs> {
  /** What to begin the form with. */
  over: (stored: Inputs) => Inputs;
  /** Keeps what differs from `stored`. */
  keep: (typed: Inputs, stored: Inputs) => void;
  forget: () => void;
}

/** @param form its name on the device */
export function keptTyping<Inputs extends Values<Inputs>>(form: string): KeptTyping<Inputs> {
  const name = `form:${form}`;
  return {
    over(stored) {
      try {
        const kept: unknown = JSON.parse(readOwn(name) ?? "{}");
        const fitting = Object.entries(kept as object).filter(
          ([input, value]) => input in stored && typeof value === typeof stored[input as keyof Inputs],
        );
        return { ...stored, ...Object.fromEntries(fitting) };
      } catch {
        return stored;
      }
    },
    keep(typed, stored) {
      const changed = Object.entries(typed).filter(([input, value]) => stored[input as keyof Inputs] !== value);
      writeOwn(name, changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed)));
    },
    forget: () => writeOwn(name, null),
  };
}
