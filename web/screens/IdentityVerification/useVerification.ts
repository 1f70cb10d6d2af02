import { useCallback, useEffect, useState } from "react";
import { graphql } from "react-relay";
import type { useVerificationCheckMutation } from "../../__generated__/member/useVerificationCheckMutation.graphql.ts";
import type { useVerificationStartMutation } from "../../__generated__/member/useVerificationStartMutation.graphql.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { type AppFailure, asFailure, saysNothing } from "../../lib/AppFailure.ts";
import { readAllQuietly } from "../../relay/readAgain.ts";
import { useCommit, useQuestion } from "../../sending/useAction.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { toaster } from "../../ui/toaster.tsx";

/** Where the person is in the check. `slow` still waits for the result, but no longer asks every few seconds. */
export type Phase = "consent" | "waiting" | "slow" | "failed" | "verified";

/** The newest check that the person has started, as the server tells it. */
interface Latest {
  readonly verification_id: unknown;
  readonly status: string;
  readonly failure_reason: string | null | undefined;
}

/** What the newest check says of itself. */
const phaseOf = (latest: Latest | undefined): Phase =>
  latest?.status === "pending" ? "waiting" : latest?.status === "failed" ? "failed" : "consent";

const markOf = (latest: Latest | undefined) => `${String(latest?.verification_id)} ${latest?.status}`;

/** Failures that say that nobody is signed in. */
const signedOutCodes: ReadonlySet<string> = new Set(["not-signed-in", "session-expired", "no-session"]);

interface Verification {
  phase: Phase;
  /** Why the last check failed, as the server's code. */
  reason: string | null;
  /** The hosted check, while one is open. */
  url: string | null;
  isStarting: boolean;
  isChecking: boolean;
  /** Why the check could not be started; it is said in a toast too. */
  startFailure: AppFailure | null;
  /** Opens the hosted check. Must be called from a click, or the browser blocks the window. */
  start: () => void;
  check: () => void;
  cancel: () => void;
  restart: () => void;
}

/**
 * Starts the hosted check and watches for its result: by asking, by the live profile and on the return to this tab. A
 * result that arrives live is shown like one that was asked for, and a failure is still told when the page is opened later.
 */
export function useVerification(props: {
  isVerified: boolean;
  latest: Latest | undefined;
  /** D155: how often it is asked, and how many times at most. */
  checkEveryMs: number;
  mostChecks: number;
  /** The page that the person wanted to open. The provider sends it back with the person. */
  next: string | undefined;
}): Verification {
  const { checkEveryMs, isVerified, latest, mostChecks } = props;
  const { t } = useTranslation("identity");
  const [own, setPhase] = useState(() => phaseOf(latest));
  const [reason, setReason] = useState<string | null>(latest?.failure_reason ?? null);
  const [mark, setMark] = useState(() => markOf(latest));
  const [url, setUrl] = useState<string | null>(null);
  const [isUnopened, setIsUnopened] = useState(false);
  // The server's news of a check come before what was shown of it.
  if (markOf(latest) !== mark) {
    setMark(markOf(latest));
    setPhase(phaseOf(latest));
    setReason(latest?.failure_reason ?? null);
  }
  // A check that was asked for here and not opened yet is no check to wait for, even if it has arrived live.
  const shown = isUnopened && own === "waiting" ? "consent" : own;
  const phase: Phase = isVerified ? "verified" : shown;

  const commitStart = useCommit<useVerificationStartMutation>(graphql`
    mutation useVerificationStartMutation($next: String) {
      create_didit_session(consent: true, next: $next) {
        sessionUrl
      }
    }
  `);
  const commitCheck = useQuestion<useVerificationCheckMutation>(graphql`
    mutation useVerificationCheckMutation {
      check_didit_status {
        status
        reason
      }
    }
  `);

  /** Reads how the check stands; rejects when no answer came. */
  const look = useCallback(async () => {
    const { check_didit_status: answer } = await commitCheck({});
    if (answer.status === "failed") {
      setReason(answer.reason ?? null);
      setPhase("failed");
    } else if (answer.status === "verified") {
      setPhase("verified");
      // The live query may be away; the rest of the page is to know it too.
      readAllQuietly();
    } else if (answer.status === "not_found") setPhase("consent");
    return answer.status;
  }, [commitCheck]);
  const title = t("errorTitle");
  const { run: check, isBusy: isChecking } = useAttempt(
    async () => {
      if ((await look()) === "not_found") toaster.show({ tone: "due", title, text: t("notFound") });
    },
    { failed: (failure) => (saysNothing(failure) ? { title, text: t("checkFailed") } : { title }) },
  );
  /** Checks without being asked. A check that fails is ignored; the next one follows. */
  const lookQuietly = useCallback(() => void look().catch(() => {}), [look]);

  useEffect(() => {
    if (phase !== "waiting") return;
    let checks = 0;
    const timer = setInterval(() => {
      checks += 1;
      if (checks > mostChecks) setPhase("slow");
      else lookQuietly();
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [checkEveryMs, lookQuietly, mostChecks, phase]);

  useEffect(() => {
    if (phase !== "waiting" && phase !== "slow") return;
    const handleReturn = () => {
      if (document.visibilityState === "visible") lookQuietly();
    };
    document.addEventListener("visibilitychange", handleReturn);
    return () => document.removeEventListener("visibilitychange", handleReturn);
  }, [lookQuietly, phase]);

  const {
    run: start,
    isBusy: isStarting,
    failure: startFailure,
  } = useAttempt(
    async (tab: Window | null) => {
      setIsUnopened(true);
      try {
        const { create_didit_session: session } = await commitStart({ next: props.next ?? null });
        setUrl(session.sessionUrl);
        setIsUnopened(false);
        setPhase("waiting");
        if (tab) {
          tab.opener = null;
          tab.location.href = session.sessionUrl;
        } else {
          toaster.show({ tone: "due", title: t("popupTitle"), text: t("popupText") });
          window.location.assign(session.sessionUrl);
        }
      } catch (thrown) {
        tab?.close();
        // It ended elsewhere, and the live query did not tell.
        if (asFailure(thrown).code === "already-verified") readAllQuietly();
        throw thrown;
      }
    },
    {
      failed: (failure) => {
        if (signedOutCodes.has(failure.code)) return { title, text: t("logIn") };
        return saysNothing(failure) ? { title, text: t("startFailed") } : { title };
      },
    },
  );

  return {
    phase,
    reason,
    url,
    isStarting,
    isChecking,
    startFailure,
    // The window opens while the click is still being handled; it gets its address when the server has one.
    start: () => void start(window.open("", "_blank")),
    check: useCallback(() => void check(), [check]),
    cancel: () => setPhase("consent"),
    restart: () => setPhase("consent"),
  };
}
