import { chakra, HStack } from "@chakra-ui/react";
import { CloudOff, RefreshCw } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useDateText } from "../i18n/useDateText.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import { localDay } from "../lib/dates.ts";
import { useConnectionState } from "../relay/connection.ts";
import { useAsOf } from "../relay/kept.ts";

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

const styleOf = (at: Date) => (localDay(at) === localDay(new Date()) ? "time" : "dateTime");

/** When the page's data is from, in words; empty while it is from now. */
export function useAsOfText(): string {
  const { t } = useTranslation("shell");
  const dateText = useDateText();
  const asOf = useAsOf();
  if (asOf === null) return "";
  const at = new Date(asOf);
  return t("connection.asOf", { when: dateText(at.toISOString(), styleOf(at)) });
}

/** One slim line while offline, while the live connection is coming back, and while a page shows what it had before. */
export function ConnectionLine() {
  const { t } = useTranslation("shell");
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const live = useConnectionState();
  const asOf = useAsOfText();
  const isReconnecting = isOnline && (live === "reconnecting" || asOf !== "");
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
          {[t(isOnline ? "connection.reconnecting" : "connection.offline"), asOf].filter(Boolean).join(" ")}
        </HStack>
      )}
    </chakra.div>
  );
}
