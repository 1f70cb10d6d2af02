import { Box } from "@chakra-ui/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { Banner } from "./Banner.tsx";

/**
 * Why pressing a button was refused. It stands below that button, where it does not move it from under the finger, and
 * comes into view.
 */
export function RefusalBanner(props: Omit<ComponentProps<typeof Banner>, "tone"> & { tone?: "due" | "late" }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which is no clean-up.
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <Box ref={box} scrollMarginBlock="24">
      <Banner tone="late" {...props} />
    </Box>
  );
}
