import { chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { isWide, WIDE } from "../../../../lib/isWide.ts";
import { isMotionAllowed } from "../../../../theme/appearance.ts";
import { aboveKeyboard } from "./aboveKeyboard.ts";
import { quietAround } from "./quietAround.ts";

/** How long a conversation slides out, in milliseconds. */
const SLIDE_MS = 280;

/**
 * Where a conversation stands: beside the list on wide screens; over the whole screen on a phone, where it slides out
 * before the list is back.
 */
export function RoomFrame(props: {
  isOpen: boolean;
  /** Heard before it slides out. */
  onLeaving: () => void;
  onLeave: () => void;
  children: (close: () => void) => ReactNode;
}) {
  const [isLeaving, setIsLeaving] = useState(false);
  const { isOpen } = props;
  // It stays out of sight until it is closed: a step back in the history takes a moment.
  if (isLeaving && !isOpen) setIsLeaving(false);
  const leave = useEffectEvent(() => props.onLeave());
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(leave, SLIDE_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  const frame = useRef<HTMLElement>(null);
  // The page behind does not scroll under a finger that moves the conversation, nor does the focus go where nobody sees it.
  useEffect(() => {
    const { current } = frame;
    if (!isOpen || !current) return;
    const wide = matchMedia(WIDE);
    let uncover = () => {};
    const cover = () => {
      uncover();
      const ends = wide.matches ? [] : [quietAround(current), aboveKeyboard(current)];
      uncover = () => ends.forEach((end) => end());
      document.documentElement.style.overflow = wide.matches ? "" : "hidden";
    };
    cover();
    wide.addEventListener("change", cover);
    return () => {
      wide.removeEventListener("change", cover);
      uncover();
      document.documentElement.style.overflow = "";
    };
  }, [isOpen]);
  const close = () => {
    if (isWide() || !isMotionAllowed()) return props.onLeave();
    setIsLeaving(true);
    props.onLeaving();
  };
  return (
    <chakra.section
      ref={frame}
      data-no-swipe
      hideBelow={isOpen ? undefined : "lg"}
      position={{ base: "fixed", lg: "static" }}
      inset="0"
      zIndex="banner"
      minH="0"
      h={{ base: "100dvh", lg: "full" }}
      overflow="hidden"
      bg={{ base: "bg", lg: "surface" }}
      borderWidth={{ lg: "1px" }}
      borderRadius={{ lg: "l3" }}
      animation={{ base: isLeaving ? undefined : "slide-from-right-full 240ms ease-out", lg: "none" }}
      transition={{ base: `transform ${SLIDE_MS}ms ease-in`, lg: "none" }}
      transform={isLeaving ? "translateX(100%)" : undefined}
    >
      {props.children(close)}
    </chakra.section>
  );
}
