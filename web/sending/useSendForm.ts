import {
  type ChangeEvent,
  startTransition,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from "react";
import { type Shown, useShown } from "../i18n/i18n.ts";
import { useFailureText } from "../i18n/useFailureText.ts";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { type Control, type FormValues, formValues, type Values } from "./formValues.ts";
import { type AttemptOptions, useAttempt } from "./useAttempt.ts";

type Name<Inputs> = keyof Inputs & string;

/** A sentence for each input that holds something wrong. */
export type Faults<Inputs> = { [Input in keyof Inputs]?: string | undefined };

interface SendFormOptions<Inputs extends Values<Inputs>> extends AttemptOptions {
  defaultValues: Inputs;
  /** What is wrong with what was typed, before it is sent. */
  check?: (inputs: Inputs) => Faults<Inputs>;
  /** Of a form of several steps: goes on to the next one. @returns false where what was typed is to be sent instead */
  goOn?: (inputs: Inputs) => boolean;
  /** Sends what was typed; rejects with an AppFailure when it is refused. */
  send: (inputs: Inputs) => Promise<unknown>;
  /** The input that the server's name of a field stands for; left out, both use the same names. */
  inputOf?: (field: string) => Name<Inputs> | undefined;
  /** Called when our own checks refuse an input. */
  onInvalid?: () => void;
  /** Called with all that is typed whenever it changes. */
  onChange?: (inputs: Inputs) => void;
}

/** What makes an element the input of a name. */
interface Registered {
  name: string;
  ref: (control: Control | null) => void;
  onChange: (event: ChangeEvent<Control>) => void;
}

export interface SendForm<Inputs extends Values<Inputs>> {
  register: (name: Name<Inputs>) => Registered;
  setValue: <Input extends Name<Inputs>>(name: Input, value: Inputs[Input]) => void;
  /** For a form that stays after it was sent: empties what still is as it was sent, and leaves what was typed meanwhile. */
  clear: (sent: Partial<Inputs>) => void;
  /** For `useInputs`. */
  values: FormValues<Inputs>;
  /** For the form's `onSubmit`. */
  submit: (event?: SyntheticEvent) => void;
  isBusy: boolean;
  /** A refusal that belongs to no input; one that does stands at its input. */
  refusal: AppFailure | null;
  /** The error to show at an input: of our own check, or the server's refusal. */
  errorOf: (name: Name<Inputs>) => string | undefined;
}

/** What is said beside inputs. */
interface Said<Inputs> {
  /** Sentences of our own check, in the words of `shown`. */
  faults: Faults<Inputs>;
  shown: Shown | null;
  /** What the server refused. */
  refused: { [Input in keyof Inputs]?: AppFailure };
  /** The first of these inputs takes the focus. */
  focus: readonly Name<Inputs>[];
}

/** One object, because React draws the form again for a new one. */
const nothing = { faults: {}, shown: null, refused: {}, focus: [] };

const namesIn = <Inputs>(faults: Faults<Inputs>) =>
  (Object.keys(faults) as Name<Inputs>[]).filter((name) => faults[name] !== undefined);

function without<OfInputs extends object>(said: OfInputs, isGone: (name: keyof OfInputs) => boolean): OfInputs {
  const left = Object.entries(said).filter(([name, what]) => what !== undefined && !isGone(name as keyof OfInputs));
  return Object.fromEntries(left) as OfInputs;
}

/**
 * Every form uses this. It checks before it sends, sends one thing at a time, shows a refusal at the input that it is
 * about, and keeps what was typed through all of it. Faults are said when the form is sent, the first one with the
 * focus, and never when an input is left: a sentence that comes then moves what a finger is about to touch. Each goes as
 * soon as what is typed is right, or its input was changed.
 */
export function useSendForm<Inputs extends Values<Inputs>>(options: SendFormOptions<Inputs>): SendForm<Inputs> {
  const { defaultValues, failed, inputOf, onChange, send } = options;
  const failureText = useFailureText();
  const shown = useShown();
  const [values] = useState(() => formValues(defaultValues));
  const [said, setSaid] = useState<Said<Inputs>>(nothing);
  const check = options.check ?? (() => ({}) as Faults<Inputs>);

  const inputNamed = (field: string | undefined): Name<Inputs> | undefined => {
    if (field === undefined) return undefined;
    if (inputOf) return inputOf(field);
    return (Object.keys(defaultValues) as Name<Inputs>[]).find((name) => name === field);
  };
  const attempt = useAttempt(
    async (inputs: Inputs) => {
      try {
        return await send(inputs);
      } catch (thrown) {
        const failure = asFailure(thrown);
        const input = inputNamed(failure.field);
        if (input) {
          const refused = { [input]: failure } as Said<Inputs>["refused"];
          setSaid({ ...nothing, refused, focus: [input] });
        }
        throw failure;
      }
    },
    {
      // What is said at an input is not said a second time.
      failed: (failure) =>
        inputNamed(failure.field) ? null : typeof failed === "string" ? { title: failed } : (failed?.(failure) ?? null),
    },
  );

  // With the sentence on the page, so that it is read out with the input.
  useLayoutEffect(() => values.firstOf(said.focus)?.focus(), [said, values]);

  const tell = useEffectEvent(() => onChange?.(values.get()));
  // The form hears the first letter. An effect would be too late for it.
  useLayoutEffect(() => values.subscribe(() => tell()), [values]);

  /** What stands at an input is said again in a language that was chosen since. */
  const faultAt = (name: Name<Inputs>): string | undefined => {
    const sentence = said.faults[name];
    if (sentence === undefined || said.shown === shown) return sentence;
    return check(values.get())[name] ?? sentence;
  };
  const forget = (changed: Name<Inputs>): void => {
    if (said === nothing) return;
    const left = check(values.get());
    setSaid({
      ...said,
      faults: without(said.faults, (name) => name === changed || left[name] === undefined),
      refused: without(said.refused, (name) => name === changed),
      focus: [],
    });
  };
  const submit = (event?: SyntheticEvent): void => {
    event?.preventDefault();
    if (attempt.isBusy) return;
    const inputs = values.read();
    const faults = check(inputs);
    const names = namesIn(faults);
    if (names.length > 0) {
      setSaid({ faults, shown, refused: {}, focus: names });
      options.onInvalid?.();
      return;
    }
    setSaid(nothing);
    if (!options.goOn?.(inputs)) void attempt.run(inputs);
    else if (attempt.failure) attempt.forget();
  };

  return {
    register: (name) => ({
      name,
      ref: values.refOf(name),
      onChange: () => {
        values.read();
        forget(name);
      },
    }),
    setValue: (name, value) => {
      values.set(name, value);
      forget(name);
    },
    clear: values.clear,
    values,
    submit,
    isBusy: attempt.isBusy,
    refusal: attempt.failure && !inputNamed(attempt.failure.field) ? attempt.failure : null,
    errorOf: (name) => faultAt(name) ?? (said.refused[name] && failureText(said.refused[name])),
  };
}

/**
 * What is typed, for those who show it while somebody types. The elements show a key at once; what depends on it is drawn
 * after that picture. An act reads `values` instead.
 */
export function useInputs<Inputs extends Values<Inputs>>({ values }: Pick<SendForm<Inputs>, "values">): Inputs {
  const [shown, setShown] = useState(values.get);
  useEffect(() => {
    const show = () => startTransition(() => setShown(values.get()));
    show();
    return values.subscribe(show);
  }, [values]);
  return shown;
}
