import { type BaseSyntheticEvent, useEffect } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from "react-hook-form";
import { useFailureText } from "../i18n/useFailureText.ts";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { type AttemptOptions, useAttempt } from "./useAttempt.ts";

interface SendFormOptions<Inputs extends FieldValues, Context>
  extends AttemptOptions, Pick<UseFormProps<Inputs, Context>, "resolver"> {
  defaultValues: DefaultValues<Inputs>;
  /** Sends what was typed; rejects with an AppFailure when it is refused. */
  send: (inputs: Inputs) => Promise<unknown>;
  /** The input that the server's name of a field stands for; left out, both use the same names. */
  inputOf?: (field: string) => FieldPath<Inputs> | undefined;
  /** Called when our own checks refuse an input. */
  onInvalid?: () => void;
}

export interface SendForm<Inputs extends FieldValues, Context = unknown> extends Pick<
  UseFormReturn<Inputs, Context>,
  | "register"
  | "control"
  | "setValue"
  | "getValues"
  | "setError"
  | "clearErrors"
  | "trigger"
  | "watch"
  | "subscribe"
  | "formState"
> {
  /** For the form's `onSubmit`. */
  submit: (event?: BaseSyntheticEvent) => void;
  isBusy: boolean;
  /** A refusal that belongs to no input; one that does stands at its input. */
  refusal: AppFailure | null;
  /** The error to show at an input: of our own check, or the server's refusal. */
  errorOf: (name: FieldPath<Inputs>) => string | undefined;
}

/**
 * Every form uses this. It checks before it sends, sends one thing at a time, shows a refusal at the input that it is
 * about, and keeps what was typed through all of it. Checks return sentences. They are said when the form is sent, the
 * first one with the focus, and never when an input is left: a sentence that comes then moves what a finger is about to
 * touch. Each goes as soon as its input is changed.
 */
export function useSendForm<Inputs extends FieldValues, Context = unknown>({
  send,
  failed,
  inputOf,
  onInvalid,
  ...formOptions
}: SendFormOptions<Inputs, Context>): SendForm<Inputs, Context> {
  const failureText = useFailureText();
  const form = useForm<Inputs, Context>({ mode: "onSubmit", reValidateMode: "onSubmit", ...formOptions });
  const { errors } = form.formState;

  const inputNamed = (field: string | undefined): FieldPath<Inputs> | undefined => {
    if (field === undefined) return undefined;
    if (inputOf) return inputOf(field);
    return Object.keys(formOptions.defaultValues).find((name): name is FieldPath<Inputs> => name === field);
  };
  const attempt = useAttempt(
    async (inputs: Inputs) => {
      try {
        return await send(inputs);
      } catch (thrown) {
        const failure = asFailure(thrown);
        const input = inputNamed(failure.field);
        if (input) form.setError(input, { type: "refused", message: failureText(failure) }, { shouldFocus: true });
        throw failure;
      }
    },
    { failed },
  );

  const { register, control, setValue, getValues, setError, clearErrors, trigger, watch, subscribe, formState } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => name !== undefined && clearErrors(name as FieldPath<Inputs>),
      }),
    [clearErrors, subscribe],
  );

  return {
    register,
    control,
    setValue,
    getValues,
    setError,
    clearErrors,
    trigger,
    watch,
    subscribe,
    formState,
    submit: (event) => void form.handleSubmit(attempt.run, onInvalid)(event),
    isBusy: attempt.isBusy,
    refusal: attempt.failure && !inputNamed(attempt.failure.field) ? attempt.failure : null,
    errorOf: (name) => (get(errors, name) as { message?: string } | undefined)?.message,
  };
}
