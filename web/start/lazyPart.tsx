import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { useReadInPart } from "../relay/attempt.ts";

interface Fetched<Props> {
  /** At which attempt of the part it was asked for. */
  attempt: number;
  hasFailed: boolean;
  /** Fetches it, once. */
  come: () => Promise<unknown>;
  Code: LazyExoticComponent<ComponentType<Props>>;
}

/**
 * A part of a page whose code is fetched when it is first shown. Code that could not be fetched is asked for anew when
 * the `<Part>` around it is tried again; React itself would keep the failure for as long as the page is open.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetchAt = (attempt: number): Fetched<Props> => {
    let coming: Promise<{ default: ComponentType<Props> }> | undefined;
    const come = () =>
      (coming ??= load().then(
        (component) => ({ default: component }),
        (failure: unknown) => {
          fetched.hasFailed = true;
          throw failure;
        },
      ));
    const fetched: Fetched<Props> = { attempt, hasFailed: false, come, Code: lazy(come) };
    return fetched;
  };
  let latest = fetchAt(0);
  return function LazyPart(props: Props) {
    const { number: attempt } = useReadInPart(load, () => {
      if (latest.hasFailed) latest = fetchAt(attempt);
      return latest.come();
    });
    if (latest.hasFailed && attempt > latest.attempt) latest = fetchAt(attempt);
    const { Code } = latest;
    return <Code {...props} />;
  };
}
