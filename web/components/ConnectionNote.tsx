import { HStack } from "@chakra-ui/react";
import { CloudOff, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";

/** A slim line about the connection: that it is being found again, or that there is none. */
export function ConnectionNote({ children, isOnline }: { children: ReactNode; isOnline: boolean }) {
  return (
    <HStack
      gap="2"
      justify="center"
      px="4"
      py="1.5"
      bg={isOnline ? "bg.muted" : "due.subtle"}
      color={isOnline ? "fg.muted" : "due.fg"}
      textStyle="sm"
      // A long sentence must not squeeze the picture.
      css={{ "& > svg": { flexShrink: 0 } }}
    >
      {isOnline ? <RefreshCw size={14} aria-hidden /> : <CloudOff size={16} aria-hidden />}
      {children}
    </HStack>
  );
}
