import { useEffect, useState } from "react";

/**
 * Whether the first element of `selector` is in sight; true until that is known, and where there is none.
 * @param key changes when another element may be meant
 */
export function useIsSeen(selector: string, key: string | undefined): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    const element = key === undefined ? null : document.querySelector(selector);
    if (!element || !("IntersectionObserver" in window)) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsSeen(true);
    };
  }, [selector, key]);
  return isSeen;
}
