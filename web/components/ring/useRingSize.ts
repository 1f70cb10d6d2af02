import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { largestRing, smallestRing } from "./geometry.ts";

const clamp = (width: number) => Math.round(Math.min(largestRing, Math.max(smallestRing, width)));

/** Pixels on both sides of the ring on a phone: what it measures there is right from the first paint. */
const besideOnPhones = 32;

/** Pixels of text that has the usual size, unless the reader has chosen another. */
const usualText = 16;

/**
 * The width the ring may take, in pixels, and how many times larger than usual the reader's text is. The box keeps its
 * square before this is known, so nothing moves; it is measured when the browser has laid out the page anyway, because to
 * ask earlier would make it do so twice.
 */
export function useRingSize(): { box: RefObject<HTMLDivElement | null>; size: number; textScale: number } {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => clamp(innerWidth - besideOnPhones));
  const [textScale, setTextScale] = useState(1);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      // Before this picture is painted, or the ring would stand over its neighbours for a moment.
      flushSync(() => {
        // A ring that is hidden keeps its size.
        if (element.clientWidth > 0) setSize(clamp(element.clientWidth));
        setTextScale(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualText || 1);
      });
    });
    observer.observe(element);
    // The page becomes longer when its text grows, the ring does not.
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, []);
  return { box, size, textScale };
}
