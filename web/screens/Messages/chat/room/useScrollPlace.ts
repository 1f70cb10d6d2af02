import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useRestingPlace } from "./useRestingPlace.ts";

/** Whoever is nearer to the end than this follows it to a new message, in pixels. */
const FOLLOWS_PX = 150;
/** Whoever is nearer to the end than this is there: a scroll may end on a part of a pixel. In pixels. */
const AT_END_PX = 2;
/** The next page is read when an edge of the list is nearer than this, in pixels. A finger that flicks does not reach the edge sooner. */
const READS_PX = 1000;

interface Anchor {
  number: string;
  /** Pixels from the upper edge of the window of the list. */
  offset: number;
}

/**
 * Keeps what is read where it is while messages come and go at both ends, and follows the end for whoever is there.
 * @param place.newest another one whenever a message has come at the end
 * @param place.version another one whenever something in the list is another
 */
export function useScrollPlace({
  hasEnd,
  newest,
  version,
  ...heard
}: {
  newest: unknown;
  version: unknown;
  /** Whether the newest message is in the list. */
  hasEnd: boolean;
  onNearTop: () => void;
  onNearEnd: () => void;
  /** The number of the first message in sight, once it stays so; null at the end. */
  onPlace: (number: number | null) => void;
}) {
  const log = useRef<HTMLDivElement>(null);
  /** What is read; null while somebody scrolls. */
  const anchor = useRef<Anchor | null>(null);
  /** How far below the window the list went on when it was looked at last, in pixels. */
  const fromEnd = useRef(0);
  /** How tall the window was when the place was settled in it last, in pixels. */
  const height = useRef(0);
  const [isFarFromEnd, setIsFarFromEnd] = useState(false);
  const tellPlace = useRestingPlace(heard.onPlace);

  /** Measures what is read now. @returns its number; null where nothing is in sight that has one */
  const noteAnchor = useCallback(() => {
    if (log.current) anchor.current = firstInSight(log.current);
    return Number(anchor.current?.number) || null;
  }, []);

  /** The browser calls this in each frame of a scroll. It measures no rows: each measurement leaves garbage that slows a later frame. */
  const look = useEffectEvent(() => {
    const { current } = log;
    if (!current) return;
    const rest = current.scrollHeight - current.scrollTop - current.clientHeight;
    fromEnd.current = rest;
    const isAtEnd = rest <= FOLLOWS_PX && hasEnd;
    setIsFarFromEnd(!isAtEnd);
    tellPlace(isAtEnd ? null : noteAnchor);
    if (current.scrollTop <= READS_PX) heard.onNearTop();
    if (rest <= READS_PX) heard.onNearEnd();
  });

  /** A window of another height scrolls by itself before it is settled: that tells nothing of where somebody wants to be. */
  const hearScroll = useEffectEvent(() => {
    if (log.current?.clientHeight !== height.current) return;
    anchor.current = null;
    look();
  });

  const settle = useEffectEvent((followsWithin: number) => {
    const { current } = log;
    if (!current) return;
    if (fromEnd.current <= followsWithin && hasEnd) current.scrollTop = current.scrollHeight;
    else if (anchor.current) {
      const row = current.querySelector<HTMLElement>(`[data-number="${anchor.current.number}"]`);
      if (row) current.scrollTop += topOf(row, current) - anchor.current.offset;
    }
  });

  const settled = useRef<{ newest: unknown; version: unknown }>({ newest: undefined, version: undefined });
  useLayoutEffect(() => {
    const before = settled.current;
    if (before.version === version) return;
    settled.current = { newest, version };
    // A reaction or a picture pulls nobody away from what they have scrolled to.
    settle(before.newest === newest ? AT_END_PX : FOLLOWS_PX);
    look();
  }, [newest, version]);

  useEffect(() => {
    const { current } = log;
    if (!current) return;
    let frame = 0;
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => hearScroll());
    };
    current.addEventListener("scroll", handleScroll, { passive: true });
    // The keyboard of a phone, a longer draft, a larger text: the end stays in sight.
    const observer = new ResizeObserver(() => {
      settle(FOLLOWS_PX);
      height.current = current.clientHeight;
      look();
    });
    height.current = current.clientHeight;
    observer.observe(current);
    return () => {
      cancelAnimationFrame(frame);
      current.removeEventListener("scroll", handleScroll);
      observer.disconnect();
    };
  }, []);

  /** Shows a row in the upper part of the list. @returns whether it is there */
  const show = useCallback(
    (row: HTMLElement | null | undefined): boolean => {
      const { current } = log;
      if (!current || !row) return false;
      fromEnd.current = Number.POSITIVE_INFINITY;
      current.scrollTop += topOf(row, current) - current.clientHeight / 3;
      noteAnchor();
      return true;
    },
    [noteAnchor],
  );
  const showNumber = useCallback(
    (number: number) => show(log.current?.querySelector<HTMLElement>(`[data-number="${number}"]`)),
    [show],
  );
  /** Shows the line of unread messages, or the first message from a number on: the one that has it may be hidden. */
  const showFrom = useCallback(
    (from: number | "unread") => {
      if (from === "unread") return show(log.current?.querySelector<HTMLElement>(".unread"));
      return show(rowsOf(log.current).find((row) => Number(row.dataset["number"]) >= from));
    },
    [show],
  );
  const showEnd = useCallback(() => {
    const { current } = log;
    fromEnd.current = 0;
    if (current) current.scrollTop = current.scrollHeight;
  }, []);
  return { beforeChange: noteAnchor, isFarFromEnd, log, showEnd, showFrom, showNumber };
}

const topOf = (row: Element, log: HTMLElement) => row.getBoundingClientRect().top - log.getBoundingClientRect().top;

const rowsOf = (log: HTMLElement | null) => [...(log?.querySelectorAll<HTMLElement>("[data-number]") ?? [])];

/** The first of parts below each other that is not wholly above a height; few of them are measured. */
function firstBelow(parts: HTMLCollection | undefined, top: number): Element | null {
  let [above, at] = [0, parts?.length ?? 0];
  while (above < at) {
    const middle = (above + at) >> 1;
    if (parts![middle]!.getBoundingClientRect().bottom > top) at = middle;
    else above = middle + 1;
  }
  return parts?.[at] ?? null;
}

/** No list of all rows is made: that would cost a finger that scrolls a part of each frame. */
function firstInSight(log: HTMLElement): Anchor | null {
  const { top } = log.getBoundingClientRect();
  let block = firstBelow(log.querySelector(".lines")?.children, top);
  for (; block; block = block.nextElementSibling) {
    // A day and the line of unread messages have no number.
    for (let line = firstBelow(block.children, top); line; line = line.nextElementSibling) {
      const number = line instanceof HTMLElement ? line.dataset["number"] : undefined;
      if (number !== undefined) return { number, offset: topOf(line, log) };
    }
  }
  return null;
}
