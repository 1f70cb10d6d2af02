import { ChakraProvider } from "@chakra-ui/react";
import { CacheProvider } from "@emotion/react";
import type { ReactNode } from "react";
import "./fonts/fonts.css";
import { makeStyleCache } from "./styleCache.ts";
import { system } from "./system.ts";

/** For all that this tab shows: a style that is there already is not made again. */
const styles = makeStyleCache();

/** Gives the page its look. */
export function ThemeProvider(props: { children: ReactNode }) {
  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system()}>{props.children}</ChakraProvider>
    </CacheProvider>
  );
}
