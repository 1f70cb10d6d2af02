import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { asFailure } from "../../lib/AppFailure.ts";
import { useAttempt } from "../../sending/useAttempt.ts";
import { openRecovery, readRecovery, type RecoveryStanding, startRecoveryCheck } from "../../session/recovery.ts";

/** How often it is asked whether the check is decided (D155). */
const ASK_EVERY_MS = 5_000;

/** Follows a recovery from the letter's link to its end. */
export function useRecovery() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(search).get("token");
  const [standing, setStanding] = useState<RecoveryStanding | null>(null);
  // The letter's token, and what the provider adds on the way back, are not to stay in the address.
  const clearAddress = () => void navigate(pathname, { replace: true });
  const opening = useAttempt(async (given: string) => {
    setStanding(await openRecovery(given));
    clearAddress();
  });
  const reading = useAttempt(async () => {
    setStanding(await readRecovery());
    if (search !== "") clearAddress();
  });
  const starting = useAttempt(async (tab: Window | null) => {
    try {
      const { sessionUrl } = await startRecoveryCheck();
      if (tab) {
        tab.opener = null;
        tab.location.href = sessionUrl;
      } else window.location.assign(sessionUrl);
      setStanding(await readRecovery());
    } catch (thrown) {
      tab?.close();
      throw thrown;
    }
  });
  const { run: read } = reading;
  const isMissing = token === null && standing === null;
  useEffect(() => {
    if (isMissing) void read();
  }, [isMissing, read]);

  const isWaiting = standing?.state === "waiting";
  const lookQuietly = useCallback(() => {
    if (document.visibilityState !== "visible") return;
    readRecovery().then(setStanding, (thrown: unknown) => {
      // Ended elsewhere: it is read once more, so that it is said. What fails otherwise is asked again a moment later.
      if (asFailure(thrown).code === "recovery-link-invalid") setStanding(null);
    });
  }, []);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(lookQuietly, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", lookQuietly);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookQuietly);
    };
  }, [isWaiting, lookQuietly]);

  return {
    token,
    standing,
    opening,
    reading,
    starting,
    // The window opens while the click is still being handled; it gets its address when the server has one.
    start: () => void starting.run(window.open("", "_blank")),
  };
}
