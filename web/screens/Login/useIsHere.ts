import { useCallback, useEffect, useRef } from "react";

/** Whether the page is still open: a sign-in may wait for longer than its person does. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return useCallback(() => isHere.current, []);
}
