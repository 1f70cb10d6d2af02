import { callAuth } from "../authClient.ts";

/** A provider that people can sign in with. */
export type Provider = "google" | "apple";

/** A page waits no longer for the answer: it is whole without these buttons. */
const patienceMs = 1500;

let open: readonly Provider[] = [];
let asked: Promise<void> | undefined;

async function ask(): Promise<void> {
  try {
    open = (await callAuth<{ providers: Provider[] }>("/ways-in")).providers;
  } catch {
    asked = undefined;
  }
}

/** Learns which providers this deployment is known to; asked once, and again after a failure. */
export function loadWaysIn(): Promise<void> {
  asked ??= ask();
  return Promise.race([asked, new Promise<void>((resolve) => void setTimeout(resolve, patienceMs))]);
}

export const openProviders = (): readonly Provider[] => open;
