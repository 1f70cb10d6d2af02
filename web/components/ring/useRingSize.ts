import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { largestRing, smallestRing } from "./geometry.ts";

const clamp = (width: number) => Math.round(Math.min(largestRing, Math.max(smallestRing, width)));

/** The width the ring may take, in pixels. The box keeps its square before this is known, so nothing moves. */
export function useRingSize(): { box: RefObject<HTMLDivElement | null>; size: number } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(360);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setSize(clamp(element.clientWidth));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, size };
}
