import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import "./fonts/fonts.css";
import { system } from "./system.ts";

export function ThemeProvider(props: { children: ReactNode }) {
  return <ChakraProvider value={system()}>{props.children}</ChakraProvider>;
}
