import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type AppFailure, asFailure } from "../../../lib/AppFailure.ts";
import { useReadAgain } from "../../../relay/readAgain.ts";
import { readSecurity, type Security } from "../../../session/securityClient.ts";

interface Found {
  /** Null until it is here. */
  security: Security | null;
  /** Why it could not be read the last time. */
  failure: AppFailure | null;
}

const find = (): Promise<Found> =>
  readSecurity().then(
    (security) => ({ security, failure: null }),
    (thrown: unknown) => ({ security: null, failure: asFailure(thrown) }),
  );

/** What I sign in with and where I am signed in. It is read again with everything on screen, and with `read`. */
export function useSecurity(): Found & { read: () => Promise<void> } {
  const [found, setFound] = useState<Found>({ security: null, failure: null });
  // What was read before stays until there is something newer.
  const show = useCallback(
    (now: Found) => setFound((before) => ({ ...now, security: now.security ?? before.security })),
    [],
  );
  const newest = useRef(0);
  const read = useCallback(async () => {
    newest.current += 1;
    const own = newest.current;
    const now = await find();
    // Two may be under way, and the older answer may come last.
    if (own === newest.current) show(now);
  }, [show]);
  useEffect(() => {
    let isHere = true;
    void find().then((now) => isHere && show(now));
    return () => void (isHere = false);
  }, [show]);
  useReadAgain(read);
  return useMemo(() => ({ ...found, read }), [found, read]);
}
