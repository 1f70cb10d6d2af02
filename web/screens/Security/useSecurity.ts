import { useCallback, useEffect, useState } from "react";
import { type AppFailure, asFailure } from "../../lib/AppFailure.ts";
import { useReadAgain } from "../../relay/readAgain.ts";
import { readSecurity, type Security } from "../../session/securityClient.ts";

export interface SecurityHere {
  /** Null until it is here. */
  security: Security | null;
  /** Why it could not be read. */
  failure: AppFailure | null;
  /** Reads it again, after something changed. */
  read: () => Promise<void>;
}

/** What I sign in with and where I am signed in. It is read again with everything on screen. */
export function useSecurity(): SecurityHere {
  const [security, setSecurity] = useState<Security | null>(null);
  const [failure, setFailure] = useState<AppFailure | null>(null);
  const read = useCallback(
    () =>
      readSecurity().then(
        (found) => {
          setSecurity(found);
          setFailure(null);
        },
        (thrown: unknown) => setFailure(asFailure(thrown)),
      ),
    [],
  );
  useEffect(() => void read(), [read]);
  useReadAgain(read);
  return { security, failure, read };
}
