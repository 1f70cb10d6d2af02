import type { SendForm } from "../../../sending/useSendForm.ts";
import type { Inputs } from "./inputs.ts";

/** What each step is given. */
export interface StepProps {
  form: SendForm<Inputs>;
}

type Registered = ReturnType<SendForm<Inputs>["register"]>;

/** Lets an input take only what `shape` leaves of what was typed or pasted. */
export function shaped(registered: Registered, shape: (typed: string) => string): Registered {
  return {
    ...registered,
    onChange: (event) => {
      const { target } = event;
      const kept = shape(target.value);
      if (kept !== target.value) target.value = kept;
      registered.onChange(event);
    },
  };
}

export const digitsOnly = (typed: string): string => typed.replaceAll(/[^0-9]/g, "");
export const lettersInCapitals = (typed: string): string => typed.replaceAll(/[^A-Za-z]/g, "").toUpperCase();
