import { startTransition, useOptimistic } from "react";

/** A choice, or a text, that shows as soon as it is made; what depends on it is drawn after that picture. */
export function useShownFirst<Value>(value: Value, onChange: (value: Value) => void): [Value, (value: Value) => void] {
  const [chosen, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onChange(next);
    });
  return [chosen, choose];
}
