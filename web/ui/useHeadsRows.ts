import { type RefObject, useEffect, useRef } from "react";

/**
 * For what stands over rows that go when something in them is pressed: it takes over the focus that went with a row. A person
 * who has gone on elsewhere keeps it there.
 * @param rows how many there are now
 * @param around what stays when the head goes with the last row, and takes over the focus then
 * @returns what the element over the rows takes as its properties
 */
export function useHeadsRows<Head extends HTMLElement>(
  rows: number,
  around?: RefObject<HTMLElement | null>,
): { ref: RefObject<Head | null>; tabIndex: -1; outline: "0" } {
  const head = useRef<Head>(null);
  const before = useRef(rows);
  useEffect(() => {
    if (rows < before.current && document.activeElement === document.body)
      (head.current ?? around?.current)?.focus({ preventScroll: true });
    before.current = rows;
  }, [around, rows]);
  return { ref: head, tabIndex: -1, outline: "0" };
}
