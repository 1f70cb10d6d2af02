import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { largestRing, smallestRing } from "./geometry.ts";

const clamp = (width: number) => Math.round(Math.min(largestRing, Math.max(smallestRing, width)));

/** Pixels of text that has the usual size, unless the reader has chosen another. */
const usualText = 16;

/**
 * The width the ring may take, in pixels, and how many times larger than usual the reader's text is. The box keeps its
 * square before this is known, so nothing moves.
 */
export function useRingSize(): { box: RefObject<HTMLDivElement | null>; size: number; textScale: number } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(360);
  const [textScale, setTextScale] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      if (element.clientWidth > 0) setSize(clamp(element.clientWidth));
      setTextScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText || 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The page becomes longer when its text grows, the ring does not.
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return { box, size, textScale };
}
