import { callAuth } from "../authClient.ts";

/** A provider that people can sign in with. */
export type Provider = "google" | "apple";

/** A page waits no longer for the answer: it is whole without these buttons. */
const patienceMs = 1500;

let open: readonly Provider[] = [];
let asked: Promise<void> | undefined;

/** Learns which providers this deployment is known to; asked once, and again after a failure. */
export function loadWaysIn(): Promise<void> {
  asked ??= callAuth<{ providers: Provider[] }>("/ways-in").then(
    ({ providers }) => {
      open = providers;
    },
    () => {
      asked = undefined;
    },
  );
  return Promise.race([asked, new Promise<void>((resolve) => void setTimeout(resolve, patienceMs))]);
}

export const openProviders = (): readonly Provider[] => open;
