import { chakra } from "@chakra-ui/react";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router-dom";
import { toaster } from "../ui/toaster.tsx";

/** Pixels the finger must travel. */
const threshold = 80;

/** Pulling down from the top of a page on a touch screen asks for everything again. */
export function PullToRefresh({ children }: { children: ReactNode }) {
  const { t } = useTranslation("shell");
  const { revalidate } = useRevalidator();
  const startY = useRef<number | null>(null);
  const [pulled, setPulled] = useState(0);

  const handleEnd = async () => {
    startY.current = null;
    setPulled(0);
    if (pulled < threshold) return;
    await revalidate();
    toaster.show({ tone: "paid", title: t("refreshed") });
  };

  return (
    <chakra.div
      onTouchStart={(event) => {
        startY.current = scrollY === 0 ? (event.touches[0]?.clientY ?? null) : null;
      }}
      onTouchMove={(event) => {
        if (startY.current === null) return;
        // The page follows at half the finger's way, so that the pull is felt.
        setPulled(Math.max(0, (event.touches[0]?.clientY ?? 0) - startY.current));
      }}
      onTouchEnd={() => void handleEnd()}
      onTouchCancel={() => void handleEnd()}
      position="relative"
    >
      {pulled > 10 && (
        <chakra.div
          position="absolute"
          top="2"
          insetX="0"
          display="grid"
          placeItems="center"
          color={pulled >= threshold ? "brand.fg" : "fg.muted"}
          aria-hidden
          style={{ transform: `translateY(${Math.min(pulled / 2, 60)}px) rotate(${pulled * 2}deg)` }}
        >
          <RefreshCw size={22} />
        </chakra.div>
      )}
      {children}
    </chakra.div>
  );
}
