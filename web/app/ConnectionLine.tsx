import { chakra, HStack } from "@chakra-ui/react";
import { CloudOff, RefreshCw } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useConnectionState } from "../relay/connection.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

/** One slim line while offline or while the live connection is coming back; nothing otherwise. */
export function ConnectionLine() {
  const { t } = useTranslation("shell");
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const live = useConnectionState();
  const isReconnecting = isOnline && live === "reconnecting";
  return (
    <chakra.div role="status" data-no-print>
      {(!isOnline || isReconnecting) && (
        <HStack
          gap="2"
          justify="center"
          px="4"
          py="1.5"
          bg={isOnline ? "bg.muted" : "due.subtle"}
          color={isOnline ? "fg.muted" : "due.fg"}
          textStyle="sm"
        >
          {isOnline ? <RefreshCw size={14} aria-hidden /> : <CloudOff size={16} aria-hidden />}
          {t(isOnline ? "connection.reconnecting" : "connection.offline")}
        </HStack>
      )}
    </chakra.div>
  );
}
