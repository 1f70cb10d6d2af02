import { Box } from "@chakra-ui/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Banner } from "./Banner.tsx";

/**
 * Why pressing a button was refused. It stands below that button, where it does not move it from under the finger, comes
 * into view and takes the focus. Who has gone on typing keeps it: what comes is read out all the same.
 */
export function RefusalBanner(props: Omit<ComponentProps<typeof Banner>, "tone"> & { tone?: "due" | "late" }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!document.activeElement?.matches("input, textarea")) box.current?.focus({ preventScroll: true });
    // As a statement: newer browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box ref={box} tabIndex={-1} scrollMarginY="24" borderRadius="l3" focusVisibleRing="outside">
      <Banner tone="late" {...props} />
    </Box>
  );
}
