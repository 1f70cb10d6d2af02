import { startTransition, useCallback, useState } from "react";

/**
 * What somebody has opened, over the page or in it, or null. To open it is rendered in slices, so that the press is seen at
 * once even where the first opening takes long.
 */
export function useOpened<What>(): { opened: What | null; open: (what: What) => void; close: () => void } {
  const [opened, setOpened] = useState<What | null>(null);
  return {
    opened,
    open: useCallback((what: What) => startTransition(() => setOpened(() => what)), []),
    close: useCallback(() => setOpened(null), []),
  };
}
