import { useCallback, useEffect, useState } from "react";
import { type AppFailure, asFailure } from "../../../../lib/AppFailure.ts";
import { type Obstacle, readObstacles } from "../../../../session/deletionClient.ts";

/** What keeps the account, an empty list where nothing does; null until it is known, or why it could not be read. */
export function useObstacles(): { found: readonly Obstacle[] | AppFailure | null; read: () => Promise<void> } {
  const [found, setFound] = useState<readonly Obstacle[] | AppFailure | null>(null);
  const read = useCallback(async () => {
    setFound(await readObstacles().catch((thrown: unknown) => asFailure(thrown)));
  }, []);
  useEffect(() => {
    let isHere = true;
    void readObstacles()
      .catch((thrown: unknown) => asFailure(thrown))
      .then((now) => isHere && setFound(now));
    return () => void (isHere = false);
  }, []);
  return { found, read };
}
