import { useCallback, useEffect, useState } from "react";
import { type AppFailure, asFailure } from "../../../../lib/AppFailure.ts";
import { type Deletion, readDeletion } from "../../../../session/deletionClient.ts";

/** What keeps the account and what goes with it; null until it is known, or why it could not be read. */
export function useDeletion(): { found: Deletion | AppFailure | null; read: () => Promise<void> } {
  const [found, setFound] = useState<Deletion | AppFailure | null>(null);
  const read = useCallback(async () => {
    setFound(await readDeletion().catch((thrown: unknown) => asFailure(thrown)));
  }, []);
  useEffect(() => {
    let isHere = true;
    void readDeletion()
      .catch((thrown: unknown) => asFailure(thrown))
      .then((now) => isHere && setFound(now));
    return () => void (isHere = false);
  }, []);
  return { found, read };
}
