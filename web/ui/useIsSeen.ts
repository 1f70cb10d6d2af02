import { useEffect, useState } from "react";

/**
 * Whether the first element of `selector` is in sight; true until that is known, also while the element has still to come.
 * @param key changes when another element may be meant
 */
export function useIsSeen(selector: string, key: string | undefined): boolean {
  const [isSeen, setIsSeen] = useState(true);
  useEffect(() => {
    if (key === undefined || !("IntersectionObserver" in window)) return;
    const sight = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? true));
    const follow = () => {
      const element = document.querySelector(selector);
      if (!element) return;
      arrival.disconnect();
      sight.observe(element);
    };
    const arrival = new MutationObserver(follow);
    arrival.observe(document.body, { childList: true, subtree: true });
    follow();
    return () => {
      arrival.disconnect();
      sight.disconnect();
      setIsSeen(true);
    };
  }, [selector, key]);
  return isSeen;
}
