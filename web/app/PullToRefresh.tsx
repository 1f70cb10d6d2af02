import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { type ReactNode, type TouchEvent, useRef, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { AppFailure } from "../lib/AppFailure.ts";
import { readAllAgain } from "../relay/readAgain.ts";
import { useAttempt } from "../sending/useAttempt.ts";
import { toaster } from "../ui/toaster.tsx";

/** Pixels the finger must travel. */
const threshold = 80;

/** Whether a touch is on the page itself, and not on what lies over it or on something inside that can still scroll up. */
function isOnPage(target: EventTarget, page: Element): boolean {
  // A dialog's touches come through its place in React's tree, although it stands elsewhere in the document.
  if (!(target instanceof Element) || !page.contains(target) || target.closest("[data-no-swipe]")) return false;
  for (let at = target; at !== page; at = at.parentElement!) if (at.scrollTop > 0) return false;
  return true;
}

/**
 * Pulling down from the top of a page on a touch screen reads everything on it again. Afterwards it says "Refreshed" only
 * if new data has come, else why not.
 */
export function PullToRefresh({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const startY = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);
  const { run, isBusy } = useAttempt(
    async () => {
      // Offline a request would fail too, only later.
      if (!navigator.onLine) throw new AppFailure("network", "offline");
      return readAllAgain();
    },
    {
      // That there is no connection, the line under the header says already.
      failed: () => ({
        title: t("refreshFailed"),
        ...(!navigator.onLine && { tone: "due" as const, text: undefined }),
      }),
    },
  );

  const letGo = () => {
    startY.current = null;
    setPulled(0);
  };
  const handleStart = ({ currentTarget, target, touches }: TouchEvent) => {
    const finger = touches[0];
    // A touch with two fingers is a zoom.
    const isPull = scrollY === 0 && touches.length === 1 && isOnPage(target, currentTarget);
    startY.current = isPull && finger ? finger.clientY : null;
    if (startY.current === null) setPulled(0);
  };
  const handleMove = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    if (startY.current === null || !finger) return;
    setPulled(Math.max(0, finger.clientY - startY.current));
  };
  const handleEnd = async () => {
    const isFarEnough = startY.current !== null && pulled >= threshold;
    letGo();
    if (!isFarEnough) return;
    const done = await run();
    if (done?.answer) toaster.show({ tone: "paid", title: t("refreshed") });
  };

  // While it reads, the icon stays where a full pull puts it.
  const shown = isBusy ? threshold : pulled;
  return (
    <chakra.div
      onTouchStart={handleStart}
      onTouchMove={handleMove}
      onTouchEnd={() => void handleEnd()}
      onTouchCancel={letGo}
      position="relative"
      aria-busy={isBusy || undefined}
    >
      {shown > 10 && (
        <chakra.div
          position="absolute"
          top="2"
          insetX="0"
          display="grid"
          placeItems="center"
          color={shown >= threshold ? "brand.fg" : "fg.muted"}
          aria-hidden
          // The icon moves half as far as the finger, so that the pull is felt.
          style={{ transform: `translateY(${Math.min(shown / 2, 60)}px) rotate(${shown * 2}deg)` }}
        >
          <chakra.span display="inline-flex" animation={isBusy ? "spin 0.9s linear infinite" : undefined}>
            <RefreshCw size={22} />
          </chakra.span>
        </chakra.div>
      )}
      {children}
    </chakra.div>
  );
}
