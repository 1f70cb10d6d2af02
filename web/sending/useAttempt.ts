import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { useFailureText } from "../i18n/useFailureText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { type AppFailure, asFailure } from "../lib/AppFailure.ts";
import { readOutcome } from "../relay/readAgain.ts";
import { type Toast, toaster } from "../ui/toaster.tsx";

export interface AttemptOptions {
  /**
   * What the toast of a failure says: its title, or more of it by the failure's code. Without this option, and for a
   * failure that it answers with null, the caller shows the failure itself.
   */
  failed?: string | ((failure: AppFailure) => (Pick<Toast, "title"> & Partial<Toast>) | null);
  /** Whether another may start while one runs: each is about something else. */
  isManyAtOnce?: boolean;
}

export interface Attempt<Args extends readonly unknown[], Answer> {
  /**
   * Starts an attempt. It gives null while another one runs unless many may, when it fails, and when it was given up with `forget`.
   * It never rejects.
   */
  run: (...args: Args) => Promise<{ answer: Answer } | null>;
  isBusy: boolean;
  /** Why the last attempt failed: code, values, field and next step. Null again when the next one begins. */
  failure: AppFailure | null;
  /** Gives up the attempt that is running and forgets the failure; an answer that still comes is dropped. */
  forget: () => void;
}

/** What was asked may be done: the database was lost before it said so. */
const OUTCOME_UNKNOWN = "outcome-unknown";
/** Its words are longer than those of other toasts. */
const UNKNOWN_SHOWN_MS = 12_000;

/**
 * Runs what a person asks for: busy while it runs, never twice at once unless that is meant, and a toast when it fails. What
 * may be done is no failure: a toast says so, and the page is read until it shows what became of it.
 */
export function useAttempt<Args extends readonly unknown[], Answer>(
  act: (...args: Args) => Promise<Answer>,
  options: AttemptOptions = {},
): Attempt<Args, Answer> {
  const failureText = useFailureText();
  const { t } = useTranslation("errors");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const [running] = useState(() => new Set<symbol>());

  const say = (refused: AppFailure) => {
    const words = typeof options.failed === "function" ? options.failed(refused) : options.failed;
    if (words == null) return;
    const toast = typeof words === "string" ? { title: words } : words;
    toaster.show({ tone: "late", text: failureText(refused), ...toast });
  };
  const sayUnknown = (refused: AppFailure) => {
    toaster.show({ tone: "due", title: t("outcomeUnknown"), text: failureText(refused), durationMs: UNKNOWN_SHOWN_MS });
    readOutcome();
  };
  const isManyAtOnce = options.isManyAtOnce ?? false;
  const latest = useRef({ act, isManyAtOnce, say, sayUnknown });
  // A press does what the page shows. An effect would be too late for a quick one.
  useLayoutEffect(() => {
    latest.current = { act, isManyAtOnce, say, sayUnknown };
  });

  const run = useCallback(
    async (...args: Args) => {
      if (running.size > 0 && !latest.current.isManyAtOnce) return null;
      const own = Symbol("attempt");
      running.add(own);
      // The press itself is seen at once; what is around the button is drawn after that picture.
      startTransition(() => {
        setIsBusy(true);
        setFailure(null);
      });
      try {
        const answer = await latest.current.act(...args);
        return running.has(own) ? { answer } : null;
      } catch (thrown) {
        if (!running.has(own)) return null;
        const refused = asFailure(thrown);
        if (refused.code === OUTCOME_UNKNOWN) {
          latest.current.sayUnknown(refused);
          return null;
        }
        setFailure(refused);
        latest.current.say(refused);
        return null;
      } finally {
        if (running.delete(own) && running.size === 0) setIsBusy(false);
      }
    },
    [running],
  );

  const forget = useCallback(() => {
    running.clear();
    setIsBusy(false);
    setFailure(null);
  }, [running]);

  return { run, isBusy, failure, forget };
}
