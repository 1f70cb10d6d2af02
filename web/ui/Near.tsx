import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window something is fetched, so that it is there when somebody scrolls to it. */
const AHEAD = "400px";

/** Shows what is in it from when it comes near the window, so that the first view of a page does not load what is far below. */
export function Near(props: { isNear?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [hasCome, setHasCome] = useState(!("IntersectionObserver" in globalThis));
  const isNear = hasCome || props.isNear === true;
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setHasCome(true),
      { rootMargin: `0px 0px ${AHEAD} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? props.children : <chakra.div ref={place} aria-hidden minH="1px" />;
}
