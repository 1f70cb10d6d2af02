import { type ReactNode, useCallback, useState } from "react";
import { asFailure } from "../../lib/AppFailure.ts";
import { FreshProofDialog } from "./FreshProofDialog.tsx";

interface Waiting {
  goOn: () => void;
  giveUp: () => void;
}

/**
 * For dangerous acts (D302): `withProof(act)` does the act, and where the server asks for a fresh proof it opens the dialog
 * and does the act again once a password or a code was given. The server alone decides when that is. Closed without a
 * proof, the act fails with the server's refusal, and what was typed stays.
 *
 * `dialog` stands beside forms, not within one.
 */
export function useFreshProof(): {
  withProof: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const withProof = useCallback(async <Answer,>(act: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await act();
    } catch (thrown) {
      const failure = asFailure(thrown);
      if (failure.code !== "fresh-proof-needed") throw failure;
      await new Promise<void>((resolve, reject) => {
        setWaiting({ goOn: resolve, giveUp: () => reject(failure) });
      }).finally(() => setWaiting(null));
      return act();
    }
  }, []);
  return {
    withProof,
    dialog: waiting && <FreshProofDialog onProved={waiting.goOn} onClose={waiting.giveUp} />,
  };
}
