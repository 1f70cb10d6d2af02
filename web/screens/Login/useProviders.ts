import { useState } from "react";
import { useLocation } from "react-router-dom";
import { nextIn } from "../../app/paths.ts";
import { useShown } from "../../i18n/i18n.ts";
import type { AppFailure } from "../../lib/AppFailure.ts";
import { useShownAgain } from "../../lib/useShownAgain.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { signInBy } from "../../session/providers/signInBy.ts";
import { type Way, waysHere } from "../../session/providers/ways.ts";
import { openProviders, type Provider } from "../../session/providers/waysIn.ts";

/** A failed sign-in at a provider. */
export interface ProviderFailure {
  provider: Provider;
  failure: AppFailure;
}

/** Signing in at a provider: which there are here, and what came of the last try. */
export function useProviders() {
  const { language } = useShown();
  const { search } = useLocation();
  const [ways] = useState(() => waysHere(openProviders()));
  const [asked, setAsked] = useState<Provider>("google");
  const { failure, forget, isBusy, run } = useAttempt((way: Way) => signInBy(way, language, nextIn(search)));

  useShownAgain(forget);

  const start = (way: Way) => {
    setAsked(way.provider);
    void run(way);
  };
  // Who changes their mind at Apple's own sheet has seen it close: that is told to nobody.
  const failed: ProviderFailure | null =
    failure && failure.code !== "apple-cancelled" ? { provider: asked, failure } : null;
  return { ways, start, busy: isBusy ? asked : null, failed, forget };
}
