import { useCallback, useEffect, useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useVerificationCheckMutation } from "../../__generated__/member/useVerificationCheckMutation.graphql.ts";
import type { useVerificationStartMutation } from "../../__generated__/member/useVerificationStartMutation.graphql.ts";

/** Where the person is in the check. `slow` is still waiting, only not asking every few seconds any more. */
export type Phase = "consent" | "waiting" | "slow" | "failed" | "verified";

/** Every 5 s for about two minutes (D155). */
const checkEveryMs = 5000;
const mostChecks = 24;

interface Verification {
  phase: Phase;
  /** The server's sentence about a failure. */
  message: string | null;
  /** The hosted check, while one is open. */
  url: string | null;
  isStarting: boolean;
  isChecking: boolean;
  /** Opens the hosted check. Must be called from a click, or the browser keeps the window shut. */
  start: () => void;
  check: () => void;
  cancel: () => void;
  restart: () => void;
}

/**
 * Starts the hosted check and watches for its result: by asking, by the live profile (`isVerified`) and on the return
 * to this tab.
 */
export function useVerification(props: {
  isVerified: boolean;
  hasPending: boolean;
  onError: (thrown: unknown) => void;
  onPopupBlocked: () => void;
}): Verification {
  const { isVerified, onError, onPopupBlocked } = props;
  const [own, setPhase] = useState<Exclude<Phase, "verified">>(props.hasPending ? "slow" : "consent");
  const [message, setMessage] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const checks = useRef(0);
  const phase: Phase = isVerified ? "verified" : own;

  const [sendStart, isStarting] = useMutation<useVerificationStartMutation>(graphql`
    mutation useVerificationStartMutation {
      create_didit_session(consent: true) {
        sessionUrl
      }
    }
  `);
  const [sendCheck, isChecking] = useMutation<useVerificationCheckMutation>(graphql`
    mutation useVerificationCheckMutation {
      check_didit_status {
        status
        message
      }
    }
  `);

  /** Looks without being asked to: what goes wrong then is made up for by the next look. */
  const look = useCallback(
    (onFailure?: (thrown: unknown) => void) => {
      sendCheck({
        variables: {},
        onCompleted: ({ check_didit_status: answer }) => {
          if (answer.status === "failed") {
            setMessage(answer.message ?? null);
            setPhase("failed");
          } else if (answer.status === "not_found") setPhase("consent");
        },
        onError: (thrown) => onFailure?.(thrown),
      });
    },
    [sendCheck],
  );
  const check = useCallback(() => look(onError), [look, onError]);

  useEffect(() => {
    if (phase !== "waiting") return;
    const timer = setInterval(() => {
      checks.current += 1;
      if (checks.current > mostChecks) setPhase("slow");
      else look();
    }, checkEveryMs);
    return () => clearInterval(timer);
  }, [look, phase]);

  useEffect(() => {
    if (phase !== "waiting" && phase !== "slow") return;
    const handleReturn = () => {
      if (document.visibilityState === "visible") look();
    };
    document.addEventListener("visibilitychange", handleReturn);
    return () => document.removeEventListener("visibilitychange", handleReturn);
  }, [look, phase]);

  const start = () => {
    // Opened while the click is still being handled; it gets its address when the server has one.
    const tab = window.open("", "_blank");
    sendStart({
      variables: {},
      onCompleted: ({ create_didit_session: { sessionUrl } }) => {
        checks.current = 0;
        setUrl(sessionUrl);
        setPhase("waiting");
        if (tab) {
          tab.opener = null;
          tab.location.href = sessionUrl;
        } else {
          onPopupBlocked();
          window.location.assign(sessionUrl);
        }
      },
      onError: (thrown) => {
        tab?.close();
        onError(thrown);
      },
    });
  };

  return {
    phase,
    message,
    url,
    isStarting,
    isChecking,
    start,
    check,
    cancel: () => setPhase("consent"),
    restart: () => setPhase("consent"),
  };
}
